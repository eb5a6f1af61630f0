import { z } from "zod";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Log } from "../../../platform/server/log.ts";
import { type Notifications, passOn } from "../../../platform/server/notifications.ts";
import { LiveMark } from "../calls.ts";

/** Milliseconds in which what all seats of this instance say goes out together. */
const TOGETHER = 100;
/** So many fit into one notification. */
const AT_ONCE = 40;

/** A mark with the assessment that it stands in. */
export type Mark = LiveMark & { readonly assessment: number };

const Marks = z.array(LiveMark.extend({ assessment: z.int() }));

export type Marks = {
  /** Tells all instances where a seat stands now; of several within a moment the last. */
  readonly tell: (mark: Mark) => void;
  readonly stop: () => void;
};

const read = (text: string): readonly Mark[] => {
  try {
    return Marks.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    // Of another version of the product.
    return [];
  }
};

type Needs = { readonly db: Db; readonly log: Log; readonly notifications: Notifications };

/**
 * Passes on where people stand in a text. It is written into no table: at most ten notifications a second leave an instance, and no save
 * waits for them.
 */
export function openMarks({ db, log, notifications }: Needs, hear: (mark: Mark) => void): Marks {
  const waiting = new Map<string, Mark>();
  let timer: NodeJS.Timeout | undefined;
  const send = async () => {
    timer = undefined;
    const marks = [...waiting.values()];
    waiting.clear();
    for (let from = 0; from < marks.length; from += AT_ONCE)
      await passOn(db, JSON.stringify(marks.slice(from, from + AT_ONCE)));
  };
  const stopHearing = notifications.onPassedOn((text) => {
    for (const mark of read(text)) hear(mark);
  });
  return {
    tell: (mark) => {
      waiting.set(mark.seat, mark);
      timer ??= setTimeout(
        () => void send().catch((fault: unknown) => log.warn({ err: fault }, "where people stand could not be told")),
        TOGETHER,
      );
    },
    stop: () => {
      clearTimeout(timer);
      stopHearing();
    },
  };
}
