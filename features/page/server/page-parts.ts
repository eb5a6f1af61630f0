import type { AnswerMetrics } from "../../../platform/server/http/metrics.ts";
import type { Log } from "../../../platform/server/log.ts";
import { type AnswerMemory, openAnswerMemory } from "./kept-answer.ts";
import { createKeptFront, type KeptFront } from "./kept-front.ts";
import { type AnonymousPages, openPageMemory } from "./pages.ts";
import { openTurns, type Turns } from "./turns.ts";

/** The parts that pages need before the server exists: the front that answers from the caches, the caches, and the queue for new pages. */
export type PageParts = {
  readonly front: KeptFront;
  readonly memory: AnonymousPages;
  readonly keptAnswers: AnswerMemory;
  readonly turns: Turns;
};

export function openPageParts(log: Log, answers: AnswerMetrics): PageParts {
  const memory = openPageMemory();
  const turns = openTurns();
  const keptAnswers = openAnswerMemory();
  const kept = {
    find: (address: string, now: number) => memory.find(address, now) ?? keptAnswers.find(address, now),
  };
  return { front: createKeptFront(log, answers, kept, turns), memory, keptAnswers, turns };
}
