import { Transform } from "@tiptap/pm/transform";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Problem } from "../../../core/contract/problem.ts";
import { type Attempt, hasUnsentText, type SaveAnswer, saveAnswerOf } from "../../../core/saving/index.ts";
import * as library from "../../../core/shared-text/index.ts";
import { stepsBetween } from "../../../test/builders/text-steps.ts";
import { createFieldStore, type FieldStore, type KeptField } from "./field-store.ts";
import type { TextLibrary } from "./known-texts.ts";
import { createSharedTexts, type OpenText } from "./shared-texts.ts";

const address = { block: "b1" };
const KEY = "b1";
const DO_NOT_FIT = { path: "steps", kind: "StepsDoNotFit", message: "" };
const WHEN = "2026-11-21T10:00:00.000Z";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = (status: number, kind: string, more: Partial<Problem> = {}): Problem => ({
  type: "about:blank",
  title: "Avvist",
  status,
  kind,
  ...more,
});

/** The server, in memory: compare, accept, keep, and tell who listens. */
function aServer(start: string) {
  const revisions: { rev: number; value: string; batch: library.Batch | null }[] = [
    { rev: 0, value: start, batch: null },
  ];
  const heard = new Set<(newer: library.Newer) => void>();
  const whole = new Map<string, SaveAnswer>();
  const now = () => revisions.at(-1) ?? { rev: 0, value: start, batch: null };
  const after = (rev: number) => revisions.flatMap(({ batch }) => (batch && batch.rev > rev ? [batch] : []));
  const stale = (rev: number) => refusal(409, "Stale", { current: { ...now(), changes: after(rev) } });
  const put = (value: string, batch: library.Batch | null) => {
    const rev = now().rev + 1;
    revisions.push({ rev, value, batch });
    for (const on of heard) on({ rev, value, changes: batch ? [batch] : [] });
    return rev;
  };
  return {
    now,
    after,
    /** The steps are kept for a while only. */
    forget: () => {
      for (const revision of revisions) revision.batch = null;
    },
    /** A backup was put back. */
    rewind: (rev: number) => void revisions.splice(rev + 1),
    saveWhole: ({ key, value, rev }: Attempt): SaveAnswer => {
      const before = whole.get(key);
      if (before) return before;
      if (now().rev !== rev) return saveAnswerOf(stale(rev));
      const text = [value].flat().join("");
      const answer: SaveAnswer = { kind: "acknowledged", rev: put(text, null), value: text, when: WHEN };
      whole.set(key, answer);
      return answer;
    },
    listen: (on: (newer: library.Newer) => void) => {
      heard.add(on);
      return () => heard.delete(on);
    },
    values: () => revisions.map(({ value }) => value),
    save: ({ rev, batch, steps }: library.Batch) => {
      const { rev: known, value } = now();
      if (known !== rev) return { ok: false as const, problem: stale(rev) };
      const made = library.acceptSteps(value, steps);
      if (!made) return { ok: false as const, problem: refusal(422, "Invalid", { fields: [] }) };
      if (made.value !== value) put(made.value, { rev: rev + 1, batch, steps: made.steps });
      const answer = { ok: true as const, changed: WHEN, alsoChanged: [] };
      return { ok: true as const, value: { ...answer, rev: now().rev, value: made.value } };
    },
  };
}

type Server = ReturnType<typeof aServer>;

const lost = { ok: false as const, problem: refusal(0, "Offline") };

/**
 * A browser with the text open. Its network may lose the call or the answer, and it may hear nothing of the others. The server may refuse
 * its steps, or its session; the script of the steps may not come when the page is opened.
 */
function aBrowser(server: Server, name: string, steps: TextLibrary = library) {
  let seeds = 0;
  let sent = 0;
  const kept = new Map<string, KeptField>();
  const network = {
    loses: "nothing" as "nothing" | "call" | "answer",
    hears: true,
    refuses: false,
    isSignedOut: false,
    hasScript: true,
  };
  let page: { fields: FieldStore; text: OpenText; doc: () => ReturnType<OpenText["doc"]>; close: () => void };
  const load = () => {
    // A closed page does nothing more.
    let isOpen = true;
    const loaded = { rev: server.now().rev, value: server.now().value };
    const keep = (key: string, value: KeptField | null) => {
      if (!isOpen) return;
      if (value) kept.set(key, structuredClone({ ...value, steps: texts.kept(address, value.field) }));
      else kept.delete(key);
    };
    const texts = createSharedTexts({
      keepAgain: () => {
        const field = fields.peek(KEY);
        if (field && hasUnsentText(field)) keep(KEY, { address, field });
      },
      isShared: () => true,
      fields: () => fields,
      load: async () => {
        if (!network.hasScript) throw new Error("no script came");
        return steps;
      },
      sendSteps: async (_, body) => {
        sent++;
        await Promise.resolve();
        if (network.loses === "call") return lost;
        if (!isOpen) return new Promise(() => undefined);
        if (network.isSignedOut) return { ok: false, problem: refusal(401, "NotAllowed") };
        const isStale = server.now().rev !== body.rev;
        if (network.refuses && !isStale)
          return { ok: false, problem: refusal(422, "Invalid", { fields: [DO_NOT_FIT] }) };
        const answer = server.save(JSON.parse(JSON.stringify(body)));
        return network.loses === "answer" ? lost : answer;
      },
      read: async (_, after) => {
        await Promise.resolve();
        return network.loses === "nothing" ? { ...server.now(), changes: server.after(after) } : null;
      },
      sendWhole: async (_, attempt) => {
        sent++;
        await Promise.resolve();
        if (network.loses === "call") return { kind: "failed" };
        if (!isOpen) return new Promise(() => undefined);
        if (network.isSignedOut) return { kind: "locked", because: "signed-out" };
        const answer = server.saveWhole(attempt);
        return network.loses === "answer" ? { kind: "failed" } : answer;
      },
    });
    const fields: FieldStore = createFieldStore({
      newSeed: () => `${name}-page-${seeds++}`,
      send: (to, attempt) => texts.save(to, attempt),
      keep,
    });
    for (const each of kept.values()) if (each.steps) texts.putBack(address, each.steps, each.field);
    fields.restore(structuredClone([...kept.values()]), () => loaded);
    const text = texts.open(steps, address, () => loaded);
    let shown = text.doc();
    const stop = text.listen(({ before, after, moves }) => {
      const tr = new Transform(before);
      for (const step of moves.steps) tr.step(step);
      expect(library.htmlOf(tr.doc)).toBe(library.htmlOf(after));
      if (library.htmlOf(before) === library.htmlOf(shown)) shown = after;
    });
    // The editor shows what stands in the field, however it came there.
    const leaveField = fields.subscribe(KEY, () => {
      const now = [fields.peek(KEY)?.text ?? ""].flat().join("");
      if (library.htmlOf(shown) !== now) shown = library.docOf(now);
    });
    const leave = server.listen((newer) => network.hears && texts.hear(address, loaded, newer));
    const close = () => {
      isOpen = false;
      stop();
      leave();
      leaveField();
    };
    page = { fields, text, doc: () => shown, close };
    return {
      write: (html: string) => {
        const before = library.htmlOf(shown);
        shown = library.docOf(html);
        text.write(stepsBetween(before, html), html);
      },
    };
  };
  let editor = load();
  return {
    network,
    sent: () => sent,
    value: () => library.htmlOf(page.doc()),
    field: () => page.fields.peek(KEY),
    fields: () => page.fields,
    write: (html: string) => editor.write(html),
    reopen: (withScript: boolean) => {
      page.close();
      network.hasScript = withScript;
      editor = load();
      network.hasScript = true;
    },
    /** The person settles a conflict: what the colleague has, and after it the words of one's own that it lacks. */
    settle: () => {
      const field = page.fields.peek(KEY);
      if (field?.state.at !== "conflict") return;
      const theirs = [field.state.theirs.value].flat().join("");
      const mine = [
        ...new Set(
          [field.text]
            .flat()
            .join("")
            .match(/[\u4e00-\u9fff]/g),
        ),
      ];
      const rest = mine.filter((word) => !theirs.includes(word)).join("");
      const both = `${theirs}<p>${rest}</p>`;
      page.fields.tell(address, {
        kind: "chose",
        choice: rest ? { keep: "combined", value: both } : { keep: "theirs" },
      });
    },
    signIn: () => {
      network.isSignedOut = false;
      page.fields.tellAll({ kind: "session-back" });
    },
  };
}

const wordOf = (count: number) => String.fromCodePoint(0x4e00 + count);

/** A word more in one of the paragraphs, or in a new one. */
const withWord = (html: string, at: number, word: string): string => {
  const paragraphs = html === "" ? [""] : html.slice(3, -4).split("</p><p>");
  const index = at % (paragraphs.length + 1);
  if (index === paragraphs.length) paragraphs.push(word);
  else {
    const text = paragraphs[index] ?? "";
    const place = at % (text.length + 1);
    paragraphs[index] = `${text.slice(0, place)}${word}${text.slice(place)}`;
  }
  return `<p>${paragraphs.join("</p><p>")}</p>`;
};

type Event = {
  readonly who: 0 | 1;
  readonly does:
    | { readonly writes: number }
    | { readonly loses: "nothing" | "call" | "answer" }
    | { readonly hears: boolean }
    | { readonly hurries: boolean }
    | { readonly reopens: "with the script" | "without" }
    | { readonly refuses: boolean }
    | { readonly isSignedOut: boolean }
    | "settles"
    | { readonly waits: number }
    | "server forgets";
};

const ordinary = [
  { weight: 8, arbitrary: fc.record({ writes: fc.nat(60) }) },
  { weight: 4, arbitrary: fc.record({ waits: fc.constantFrom(0, 50, 200, 900, 6_000) }) },
  { weight: 2, arbitrary: fc.record({ loses: fc.constantFrom("nothing" as const, "call", "answer") }) },
  { weight: 1, arbitrary: fc.record({ hears: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ hurries: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ reopens: fc.constant("with the script" as const) }) },
  { weight: 1, arbitrary: fc.record({ isSignedOut: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constantFrom("settles" as const, "server forgets") },
];
/** Whole texts are sent then: all that is known of them is how they read before and after. */
const sendingWhole = [
  { weight: 1, arbitrary: fc.record({ refuses: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ reopens: fc.constant("without" as const) }) },
];
const eventsOf = (who: fc.Arbitrary<0 | 1>, does: fc.Arbitrary<Event["does"]>): fc.Arbitrary<readonly Event[]> =>
  fc.array(fc.record({ who, does }), { minLength: 10, maxLength: 60 });

const either = fc.constantFrom<(0 | 1)[]>(0, 1);

/** Does all of it, and lets everybody come back. Answers how often each word stands in the text at last. */
async function afterAll(events: readonly Event[]): Promise<readonly number[]> {
  const server = aServer("<p>felles</p>");
  const browsers = [aBrowser(server, "kari"), aBrowser(server, "berit")] as const;
  let count = 0;
  const check = () => {
    for (const each of browsers) {
      const field = each.field();
      if (field) expect(field.text).toBe(each.value());
      if (field && !hasUnsentText(field)) expect(server.values()).toContain(field.text);
    }
  };
  for (const { who, does } of events) {
    const each = browsers[who];
    if (does === "settles") each.settle();
    else if (does === "server forgets") server.forget();
    else if ("writes" in does) each.write(withWord(each.value(), does.writes, wordOf(count++)));
    else if ("waits" in does) await vi.advanceTimersByTimeAsync(does.waits);
    else if ("loses" in does) each.network.loses = does.loses;
    else if ("hears" in does) each.network.hears = does.hears;
    else if ("hurries" in does) each.fields().hurry(address, does.hurries);
    else if ("refuses" in does) each.network.refuses = does.refuses;
    else if ("reopens" in does) each.reopen(does.reopens === "with the script");
    else if (does.isSignedOut) each.network.isSignedOut = true;
    else each.signIn();
    check();
  }
  for (const each of browsers) {
    Object.assign(each.network, { loses: "nothing", hears: true, refuses: false });
    each.signIn();
  }
  // The longest wait between two tries is a minute; who heard nothing hears with the next save.
  const settleAll = async () => {
    for (const each of [...browsers, ...browsers]) {
      await vi.advanceTimersByTimeAsync(130_000);
      each.settle();
    }
    await vi.advanceTimersByTimeAsync(130_000);
  };
  await settleAll();
  for (const each of browsers) each.write(withWord(each.value(), 0, wordOf(count++)));
  await settleAll();
  check();
  for (const each of browsers) expect(each.value()).toBe(server.now().value);
  return Array.from({ length: count }, (_, index) => server.now().value.split(wordOf(index)).length - 1);
}

test("whatever two write, lose, miss and close, both come to one text with every word once, and what is called saved is stored", async () => {
  await fc.assert(
    fc.asyncProperty(eventsOf(either, fc.oneof(...ordinary)), async (events) => {
      for (const times of await afterAll(events)) expect(times).toBe(1);
    }),
    { numRuns: 60 },
  );
});

test("the same where whole texts are sent, but that a word may come to stand in both", async () => {
  await fc.assert(
    fc.asyncProperty(eventsOf(either, fc.oneof(...ordinary, ...sendingWhole)), async (events) => {
      for (const times of await afterAll(events)) expect(times).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 40 },
  );
});

test("whoever writes alone finds every word once, in whatever way it was sent", async () => {
  await fc.assert(
    fc.asyncProperty(eventsOf(fc.constant(0), fc.oneof(...ordinary, ...sendingWhole)), async (events) => {
      for (const times of await afterAll(events)) expect(times).toBe(1);
    }),
    { numRuns: 40 },
  );
});

test("a server that a backup was put back on is not asked without end: the person compares what it has", async () => {
  const server = aServer("<p>felles</p>");
  const kari = aBrowser(server, "kari");
  for (const word of ["en", "to", "tre"]) {
    kari.write(withWord(kari.value(), 0, word));
    await vi.advanceTimersByTimeAsync(10_000);
  }
  server.rewind(1);
  kari.write(withWord(kari.value(), 0, "fire"));
  const before = kari.sent();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kari.sent() - before).toBe(1);
  expect(kari.field()?.state).toMatchObject({ at: "conflict", theirs: { rev: 1 } });
  kari.fields().tell(address, { kind: "chose", choice: { keep: "mine" } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.now().value).toBe("<p>firetretoenfelles</p>");
});

test("steps that fit nothing here are not the end of saving: the whole text is sent", async () => {
  const server = aServer("<p>felles</p>");
  const toSend = () => {
    throw new RangeError("Position out of range");
  };
  const kari = aBrowser(server, "kari", { ...library, toSend });
  kari.write("<p>felles ord</p>");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.now().value).toBe("<p>felles ord</p>");
  expect(kari.field()?.state.at).toBe("saved");
});
