import { type LiveAuthor, type LiveLine, openLiveHouse, openLiveLine } from "../../bench/live-house.ts";
import type { Finding } from "../../bench/result.ts";
import {
  acceptSteps,
  acknowledged,
  docOf,
  openText,
  received,
  refused,
  rewritten,
  type SharedText,
  type StepJson,
  toSend,
} from "../../platform/pure/shared-text/index.ts";
import type { Database } from "../../platform/server/database.ts";
import { pause, untilTrue } from "./stage.ts";

const ASSESSMENTS = 6;
const BEFORE_MS = 3_000;
const AFTER_MS = 3_000;
/** Milliseconds between the words of an author. */
const EACH = 150;

type Answer = { readonly status: number; readonly body: unknown };

/** An answer; null when the instance is gone. */
async function post(url: string, { cookie }: LiveAuthor, path: string, body: unknown): Promise<Answer | null> {
  const headers = { "content-type": "application/json", origin: url, cookie };
  try {
    const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return null;
  }
}

/** One who types words into a text that all of the assessment write in, by steps. A lost answer is asked for again elsewhere. */
async function write(author: LiveAuthor, name: string, url: () => string, isOver: () => boolean) {
  const path = `/api/live/${author.assessment}/text/${author.shared}`;
  const words: string[] = [];
  const wrong: number[] = [];
  let text: SharedText = openText(0, "");
  let tries = 0;
  /** Sends until it is known to be saved. */
  const send = async (batch: string): Promise<void> => {
    for (;;) {
      const next = toSend(text, batch);
      if (!next) return;
      text = next.text;
      const answer = await post(url(), author, path, next.body);
      tries++;
      if (answer?.status === 200)
        text = acknowledged(text, next.body.batch, answer.body as { rev: number; value: string });
      else if (answer?.status === 409) {
        const { current } = answer.body as { current: Parameters<typeof received>[1] };
        const news = received(text, current);
        if (news && typeof news === "object") text = refused(news.text);
      } else if (answer && answer.status < 500) wrong.push(answer.status);
      else await pause(50);
      if (wrong.length > 10) return;
    }
  };
  for (let count = 0; !isOver(); count++) {
    const word = `${name}o${count}e`;
    const now = text.doc.textContent;
    text = rewritten(text, `<p>${now}${now === "" ? "" : " "}${word}</p>`);
    await send(`${name}-batch-${count}`);
    words.push(word);
    await pause(EACH);
  }
  return { words, wrong, tries, shared: author.shared };
}

/** A browser's stream that comes back to where it was, and the numbers that it has heard. */
function follow(author: LiveAuthor, url: () => string) {
  const numbers: number[] = [];
  let isClosed = false;
  let from: number | null = null;
  let line: LiveLine;
  const open = () => {
    line = openLiveLine(url(), author, from, {
      onOpen: () => {
        from ??= line.last();
      },
      onChange: ({ no }) => {
        numbers.push(no);
        from = no;
      },
      onEnd: () => !isClosed && setTimeout(open, 100 + Math.random() * 200),
    });
  };
  open();
  return {
    author,
    numbers,
    close: () => {
      isClosed = true;
      line.close();
    },
  };
}

/** What the stored steps make of each text, from the first revision on; null where they do not fit. */
async function textsBySteps(db: Database["db"]): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom("text_change as t")
    .innerJoin("schema_item as s", "s.number", "t.item")
    .select(["s.guid", "t.steps"])
    .orderBy("t.item")
    .orderBy("t.rev")
    .execute();
  const texts = new Map<string, string | null>();
  for (const { guid, steps } of rows) {
    const before = texts.get(guid) ?? (texts.has(guid) ? null : "");
    texts.set(guid, before === null ? null : (acceptSteps(before, steps as StepJson[])?.value ?? null));
  }
  return texts;
}

/** `kill -9` of one of two instances while all write in shared texts: what was acknowledged is in the text once, and no stream misses or repeats a change. */
export async function liveKilled(): Promise<readonly Finding[]> {
  await using house = await openLiveHouse(ASSESSMENTS);
  await using staying = await house.launch();
  await using killed = await house.launch();
  let isKilled = false;
  const urlOf = (index: number) => () => (index % 2 === 0 && !isKilled ? killed.url : staying.url);
  const streams = house.authors.map((author, index) => follow(author, urlOf(index)));
  await pause(500);
  let isOver = false;
  const writers = house.authors.map((author, index) => write(author, `f${index}x`, urlOf(index), () => isOver));
  await pause(BEFORE_MS);
  process.kill(killed.pid, "SIGKILL");
  isKilled = true;
  await pause(AFTER_MS);
  isOver = true;
  const written = await Promise.all(writers);

  const { db } = house.database;
  const stored = await db.selectFrom("schema_item").select(["guid", "value"]).where("value", "is not", null).execute();
  const textOf = new Map(stored.map(({ guid, value }) => [guid, docOf(String(value)).textContent]));
  const times = written.flatMap(({ words, shared }) =>
    words.map((word) => (textOf.get(shared) ?? "").split(word).length - 1),
  );
  const clocks = await db.selectFrom("live_clock").select(["assessment", "no"]).execute();
  const newest = new Map(clocks.map(({ assessment, no }) => [assessment, no]));
  const isCaughtUp = async () =>
    streams.every(({ author, numbers }) => numbers.at(-1) === newest.get(author.assessment));
  const caughtUp = await untilTrue(isCaughtUp, 10);
  for (const stream of streams) stream.close();
  const uneven = streams.filter(({ numbers }) =>
    numbers.some((no, index) => index > 0 && no !== (numbers[index - 1] ?? 0) + 1),
  );
  const replayed = await textsBySteps(db);
  const storedAs = new Map(stored.map(({ guid, value }) => [guid, value]));
  const other = [...replayed].filter(([guid, value]) => value !== storedAs.get(guid));
  const lost = times.filter((each) => each === 0).length;
  const twice = times.filter((each) => each > 1).length;
  const wrong = written.flatMap((each) => each.wrong);
  return [
    {
      what: "Acknowledged words lost or doubled when one of two instances is killed while all write in shared texts",
      measured: `${lost} lost, ${twice} doubled`,
      limit: "0",
      holds: lost === 0 && twice === 0 && wrong.length === 0 && times.length > house.authors.length,
      absolutes: `of ${times.length} words of ${house.authors.length} authors; ${wrong.length} refusals that are none of another's writing`,
    },
    {
      what: "Texts that are not what the steps that wrote them make",
      measured: String(other.length),
      limit: "0",
      holds: other.length === 0 && replayed.size === new Set(written.map(({ shared }) => shared)).size,
      absolutes: `of ${replayed.size} texts`,
    },
    {
      what: "Streams with a gap or a repeat, or that did not come back",
      measured: `${uneven.length} uneven`,
      limit: "0, all on the newest change",
      holds: uneven.length === 0 && caughtUp !== null,
      absolutes: `${streams.length} streams, ${caughtUp === null ? "not all came back" : "all on the newest change"}`,
    },
  ];
}
