import { writeFile } from "node:fs/promises";
import path from "node:path";

export type Judged = {
  readonly file: string;
  readonly name: string;
  readonly verdict: "killed" | "survived" | "place not found";
};

const FILE = path.join(import.meta.dirname, "results.md");

const scoreOf = (judged: readonly Judged[]): string => {
  const killed = judged.filter(({ verdict }) => verdict === "killed").length;
  return `${killed} of ${judged.length} mutants killed (${Math.round((100 * killed) / Math.max(1, judged.length))} %)`;
};

/** The score of a run in one line, and every mutant that was not killed. */
export function summaryOf(judged: readonly Judged[]): string {
  const left = judged.filter(({ verdict }) => verdict !== "killed");
  return [scoreOf(judged), ...left.map(({ file, name, verdict }) => `- ${verdict}: \`${file}\`: ${name}`)].join("\n");
}

/** Writes `test/mutation/results.md`: the score of a whole run, also by feature. */
export async function report(judged: readonly Judged[], seconds: number): Promise<void> {
  const features = Map.groupBy(judged, ({ file }) => file.split("/").slice(0, 2).join("/"));
  const lines = [...features]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([feature, of]) => `| ${feature} | ${scoreOf(of)} |`);
  const text = [
    "# Mutants",
    "",
    "Written by `npm run mutate`, when it runs all of them.",
    "",
    summaryOf(judged),
    "",
    "| feature, or part of the platform | score |",
    "|---|---|",
    ...lines,
    "",
    `The whole run took ${Math.round(seconds / 60)} minutes.`,
    "",
  ].join("\n");
  await writeFile(FILE, text);
}
