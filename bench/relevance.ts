import { readFile } from "node:fs/promises";
import { z } from "zod";
import {
  bestSentences,
  createReadIndex,
  RANKED_AGAIN,
  type ReadIndex,
  rankBySentence,
} from "../platform/pure/read-index/index.ts";
import { type QuerySet, querySets } from "./relevance-queries.ts";
import type { Finding } from "./result.ts";

const material = z.object({
  passages: z.array(z.object({ id: z.string(), text: z.string() })),
  questions: z.array(z.tuple([z.string(), z.string()])),
});
const SEED = 20_260_801;
const FIRST = 10;

/**
 * `npm run bench -- relevance <file>`: how well the read index ranks passages for questions with known answers, by MRR@10 and recall@10. The
 * passages of even places are for choosing weights; the others are held back, and what is found for them is the result.
 */
export async function relevance(file: string): Promise<readonly Finding[]> {
  const read = material.parse(JSON.parse(await readFile(file, "utf8")));
  const texts = read.passages.map(({ text }) => {
    const end = text.indexOf("\n");
    return { title: text.slice(0, Math.max(0, end)), body: text.slice(end + 1) };
  });
  const index = createReadIndex([]);
  for (const [id, { title, body }] of texts.entries())
    index.put({ id, title, summary: "", texts: [body], stems: [], published: 0, modified: 0, values: {} });
  const idOf = new Map(read.passages.map((passage, at) => [passage.id, at]));
  return querySets(read, SEED).flatMap((set) => {
    const [tuned, held] = [0, 1].map((part) => {
      const queries = set.queries.filter(({ passage }) => (idOf.get(passage) ?? 0) % 2 === part);
      return measure(index, texts, { ...set, queries }, idOf);
    });
    return tuned && held ? [finding(set, tuned, held)] : [];
  });
}

type Measured = { readonly mrr: number; readonly recall: number; readonly queries: number };
type Texts = readonly { readonly title: string; readonly body: string }[];

function measure(index: ReadIndex, texts: Texts, { queries }: QuerySet, idOf: ReadonlyMap<string, number>): Measured {
  let mrr = 0;
  let recall = 0;
  for (const { q, passage } of queries) {
    const answer = index.answer({
      q,
      choices: [],
      having: [],
      lacking: [],
      sort: "relevance",
      from: 0,
      size: RANKED_AGAIN,
    });
    const sentenceOf = bestSentences(answer.words);
    const hits = answer.hits.map((hit) => {
      const { title, body } = texts[hit.id] ?? { title: "", body: "" };
      return { ...hit, sentence: sentenceOf(title, [body]) };
    });
    const rank = rankBySentence(hits, answer.words.length)
      .slice(0, FIRST)
      .findIndex(({ id }) => id === idOf.get(passage));
    if (rank < 0) continue;
    mrr += 1 / (rank + 1);
    recall += 1;
  }
  return { mrr: mrr / queries.length, recall: recall / queries.length, queries: queries.length };
}

const shown = ({ mrr, recall, queries }: Measured) => `${mrr.toFixed(3)} / ${recall.toFixed(3)} of ${queries}`;

const finding = ({ name, aim }: QuerySet, tuned: Measured, held: Measured): Finding => ({
  what: `Relevance, ${name}: MRR@10 / recall@10`,
  measured: shown(held),
  limit: aim === null ? null : `MRR at least ${aim}`,
  holds: aim === null || held.mrr >= aim,
  absolutes: `the part for choosing weights: ${shown(tuned)}`,
});
