import type { AnswerMetrics } from "../platform/http/metrics.ts";
import type { Log } from "../platform/log.ts";
import { createKeptFront, type KeptFront } from "./kept-front.ts";
import { type AnonymousPages, openPageMemory } from "./pages.ts";
import { openTurns, type Turns } from "./turns.ts";

/** What pages need before there is a server: what answers in front of it, the pages that are kept, and when new ones may be made. */
export type PageParts = { readonly front: KeptFront; readonly memory: AnonymousPages; readonly turns: Turns };

export function openPageParts(log: Log, answers: AnswerMetrics): PageParts {
  const memory = openPageMemory();
  const turns = openTurns();
  return { front: createKeptFront(log, answers, memory, turns), memory, turns };
}
