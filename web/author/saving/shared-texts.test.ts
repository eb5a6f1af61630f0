import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Problem } from "../../../core/contract/problem.ts";
import { hasUnsentText } from "../../../core/saving/index.ts";
import * as library from "../../../core/shared-text/index.ts";
import { stepsBetween } from "../../../test/builders/text-steps.ts";
import { createFieldStore, type FieldStore, type KeptField } from "./field-store.ts";
import { createSharedTexts, type OpenText } from "./shared-texts.ts";

const address = { block: "b1" };
const KEY = "b1";

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
  const now = () => revisions.at(-1) ?? { rev: 0, value: start, batch: null };
  const after = (rev: number) => revisions.flatMap(({ batch }) => (batch && batch.rev > rev ? [batch] : []));
  return {
    now,
    after,
    listen: (on: (newer: library.Newer) => void) => {
      heard.add(on);
      return () => heard.delete(on);
    },
    values: () => revisions.map(({ value }) => value),
    save: ({ rev, batch, steps }: library.Batch) => {
      const { rev: known, value } = now();
      if (known !== rev)
        return { ok: false as const, problem: refusal(409, "Stale", { current: { ...now(), changes: after(rev) } }) };
      const made = library.acceptSteps(value, steps);
      if (!made) return { ok: false as const, problem: refusal(422, "Invalid", { fields: [] }) };
      if (made.value !== value) {
        const kept = { rev: rev + 1, batch, steps: made.steps };
        revisions.push({ rev: rev + 1, value: made.value, batch: kept });
        for (const on of heard) on({ rev: rev + 1, value: made.value, changes: [kept] });
      }
      const answer = { ok: true as const, changed: "2026-11-21T10:00:00.000Z", alsoChanged: [] };
      return { ok: true as const, value: { ...answer, rev: now().rev, value: made.value } };
    },
  };
}

type Server = ReturnType<typeof aServer>;

/** A browser with the text open. Its network may lose the call or the answer, and it may hear nothing of the others. */
function aBrowser(server: Server, name: string) {
  let seeds = 0;
  const kept = new Map<string, KeptField>();
  const network = { loses: "nothing" as "nothing" | "call" | "answer", hears: true };
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
      load: async () => library,
      sendSteps: async (_, body) => {
        await Promise.resolve();
        const lost = { ok: false as const, problem: refusal(0, "Offline") };
        if (network.loses === "call") return lost;
        if (!isOpen) return new Promise(() => undefined);
        const answer = server.save(JSON.parse(JSON.stringify(body)));
        return network.loses === "answer" ? lost : answer;
      },
      read: async (_, after) => ({ ...server.now(), changes: server.after(after) }),
      sendWhole: () => {
        throw new Error("no steps were refused");
      },
    });
    const fields: FieldStore = createFieldStore({
      newSeed: () => `${name}-page-${seeds++}`,
      send: (to, attempt) => texts.save(to, attempt),
      keep,
    });
    for (const { steps, field } of kept.values()) if (steps) texts.putBack(address, steps, field);
    fields.restore(structuredClone([...kept.values()]), () => loaded);
    const text = texts.open(library, address, () => loaded);
    let shown = text.doc();
    const stop = text.listen(({ after }) => {
      shown = after;
    });
    const leave = server.listen((newer) => network.hears && texts.hear(address, loaded, newer));
    const close = () => {
      isOpen = false;
      stop();
      leave();
    };
    page = { fields, text, doc: () => shown, close };
    return {
      write: (html: string) => {
        const steps = stepsBetween(library.htmlOf(shown), html);
        shown = library.docOf(html);
        text.write(steps, html);
      },
    };
  };
  let editor = load();
  return {
    network,
    value: () => library.htmlOf(page.doc()),
    field: () => page.fields.peek(KEY),
    fields: () => page.fields,
    write: (html: string) => editor.write(html),
    reopen: () => {
      page.close();
      editor = load();
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

const who = fc.nat(1);
const anEvent = fc.oneof(
  { weight: 8, arbitrary: fc.record({ who, at: fc.nat(60) }) },
  { weight: 4, arbitrary: fc.record({ wait: fc.constantFrom(0, 50, 200, 900, 6_000) }) },
  { weight: 2, arbitrary: fc.record({ who, loses: fc.constantFrom("nothing", "call", "answer") }) },
  { weight: 1, arbitrary: fc.record({ who, hears: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ who, hurry: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ who, reopen: fc.constant(true) }) },
);

test("whatever two write, lose, miss and close, both come to one text with every word once, and what is called saved is stored", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anEvent, { minLength: 10, maxLength: 60 }), async (events) => {
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
      for (const event of events) {
        const each = "who" in event ? browsers[event.who === 0 ? 0 : 1] : browsers[0];
        if ("at" in event) each.write(withWord(each.value(), event.at, wordOf(count++)));
        else if ("wait" in event) await vi.advanceTimersByTimeAsync(event.wait);
        else if ("loses" in event) each.network.loses = event.loses as "nothing";
        else if ("hears" in event) each.network.hears = event.hears;
        else if ("hurry" in event) each.fields().hurry(address, event.hurry);
        else if ("reopen" in event) each.reopen();
        check();
      }
      for (const each of browsers) {
        each.network.loses = "nothing";
        each.network.hears = true;
      }
      // The longest wait between two tries is a minute; who heard nothing hears with the next save.
      await vi.advanceTimersByTimeAsync(130_000);
      for (const each of browsers) each.write(withWord(each.value(), 0, wordOf(count++)));
      await vi.advanceTimersByTimeAsync(130_000);
      check();
      for (const each of browsers) expect(each.value()).toBe(server.now().value);
      for (let index = 0; index < count; index++) expect(server.now().value.split(wordOf(index))).toHaveLength(2);
    }),
    { numRuns: 60 },
  );
});
