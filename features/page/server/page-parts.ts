import type { AnswerMetrics } from "../../../platform/server/http/metrics.ts";
import type { Log } from "../../../platform/server/log.ts";
import { type AskedPages, createAskedPages } from "./asked-pages.ts";
import { type AnswerMemory, openAnswerMemory } from "./kept-answer.ts";
import { createKeptFront, type KeptFront } from "./kept-front.ts";
import { type AnonymousPages, openPageMemory } from "./pages.ts";
import { openTurns, type Turns } from "./turns.ts";

/** Whether the pages that were asked for most are in memory, or have been waited for long enough. */
export type WarmUp = { isOver: boolean };

/** The parts that pages need before the server exists: the front that answers from the caches, the caches, the queue for new pages, and what was asked for. */
export type PageParts = {
  readonly front: KeptFront;
  readonly memory: AnonymousPages;
  readonly keptAnswers: AnswerMemory;
  readonly turns: Turns;
  readonly asked: AskedPages;
  readonly warmUp: WarmUp;
};

export function openPageParts(log: Log, answers: AnswerMetrics): PageParts {
  const memory = openPageMemory();
  const turns = openTurns();
  const asked = createAskedPages();
  const keptAnswers = openAnswerMemory();
  const kept = {
    find: (address: string, now: number) => memory.find(address, now) ?? keptAnswers.find(address, now),
  };
  return {
    front: createKeptFront(log, answers, kept, turns, asked),
    memory,
    keptAnswers,
    turns,
    asked,
    warmUp: { isOver: true },
  };
}
