import { assessments } from "../content/assessments/index.ts";
import { drawn } from "./relevance-queries.ts";

const SEED = 7;

export type Draw = () => string;

/** Words of the example content, drawn by Zipf's law. */
export function realWords(): Draw {
  const counts = new Map<string, number>();
  for (const [word] of JSON.stringify(assessments)
    .toLowerCase()
    .matchAll(/\p{L}{2,}/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => word);
  const draw = drawn(SEED);
  const total = Math.log(ranked.length);
  return () => ranked[Math.floor(Math.exp(draw() * total)) - 1] ?? "metode";
}

export const someWords = (draw: Draw, count: number) => Array.from({ length: count }, draw).join(" ");
