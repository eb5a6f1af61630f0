import { z } from "zod";
import { LiveBye, LiveChange, LiveHere, LiveMark } from "../../features/api/index.ts";
import { eventually } from "../patience.ts";
import type { Browser } from "./browser.ts";

const Event = z.discriminatedUnion("event", [
  z.object({ event: z.literal("hello"), data: z.object({ no: z.int(), here: z.array(LiveHere) }) }),
  z.object({ event: z.literal("change"), data: LiveChange }),
  z.object({ event: z.literal("here"), data: z.array(LiveHere) }),
  z.object({ event: z.literal("mark"), data: LiveMark }),
  z.object({ event: z.literal("reload"), data: z.object({ no: z.int() }) }),
  z.object({ event: z.literal("bye"), data: LiveBye }),
]);
type Event = z.infer<typeof Event>;

export type LiveStream = AsyncDisposable & {
  readonly status: number;
  /** All events so far, in order. */
  readonly events: readonly Event[];
  readonly changes: () => readonly LiveChange[];
  /** Who is here, as it was told last. */
  readonly here: () => readonly LiveHere[];
  /** Where people stood, in order. */
  readonly marks: () => readonly LiveMark[];
  /** The server has ended it. */
  readonly isEnded: () => boolean;
};

const read = (block: string): Event | null => {
  const fields = new Map(block.split("\n").map((line) => [line.split(": ")[0], line.slice(line.indexOf(": ") + 2)]));
  const event = fields.get("event");
  return event === undefined ? null : Event.parse({ event, data: JSON.parse(fields.get("data") ?? "null") });
};

/** A stream as a browser holds it open. @param query where it goes on: `?since=3` */
export async function openStream(browser: Browser, assessment: number, query = ""): Promise<LiveStream> {
  const abort = new AbortController();
  const answer = await browser.fetch(`/api/live/${assessment}${query}`, { signal: abort.signal });
  const events: Event[] = [];
  let isEnded = false;
  const follow = async () => {
    let rest = "";
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + part).split("\n\n");
      rest = blocks.pop() ?? "";
      events.push(...blocks.flatMap((block) => read(block) ?? []));
    }
    isEnded = true;
  };
  const followed = answer.status === 200 ? follow().catch(() => undefined) : undefined;
  if (!followed) await answer.arrayBuffer();
  else await eventually(() => events.length > 0 || Promise.reject(new Error("no hello yet")));
  const told = () => events.findLast((each) => each.event === "here" || each.event === "hello");
  return {
    status: answer.status,
    events,
    changes: () => events.flatMap((each) => (each.event === "change" ? [each.data] : [])),
    here: () => {
      const last = told();
      if (last?.event === "hello") return last.data.here;
      return last?.event === "here" ? last.data : [];
    },
    marks: () => events.flatMap((each) => (each.event === "mark" ? [each.data] : [])),
    isEnded: () => isEnded,
    [Symbol.asyncDispose]: async () => {
      abort.abort();
      await followed;
    },
  };
}
