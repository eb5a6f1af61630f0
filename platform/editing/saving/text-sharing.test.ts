import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aTextBrowser, aTextServer, textAddress } from "../../../test/builders/text-browsers.ts";
import { hasUnsentText } from "../../pure/saving/index.ts";
import * as library from "../../pure/shared-text/index.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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
  const server = aTextServer("<p>felles</p>");
  const browsers = [aTextBrowser(server, "kari"), aTextBrowser(server, "berit")] as const;
  let count = 0;
  const check = () => {
    for (const each of browsers) {
      const field = each.field();
      if (field) expect(field.text).toBe(each.value());
      // The steps that a field holds lead from its base to its text.
      const { confirmed, doc, rev } = each.text();
      if (field)
        expect([rev, library.htmlOf(confirmed), library.htmlOf(doc)]).toEqual([
          field.base.rev,
          field.base.value,
          field.text,
        ]);
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
    else if ("hurries" in does) each.fields().hurry(textAddress, does.hurries);
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

test("steps that come second are put upon the colleague's and stay the person's own, which undo knows, also while the text is asked for", async () => {
  const server = aTextServer("<p>felles</p>");
  const [kari, berit] = [aTextBrowser(server, "kari"), aTextBrowser(server, "berit")];
  kari.network.hears = false;
  berit.write("<p>hennes felles</p>");
  await vi.advanceTimersByTimeAsync(10_000);
  kari.write("<p>felles mitt</p>");
  // The first is refused, since the colleague was first; the second finds no network.
  kari.network.reaches = 1;
  await vi.advanceTimersByTimeAsync(500);
  expect(kari.value()).toBe("<p>hennes felles mitt</p>");
  expect(kari.text().rev).toBe(1);
  expect(kari.text().pending.map(({ isOwn }) => isOwn)).toEqual([true]);
  kari.network.reaches = 1;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(server.now().value).toBe("<p>hennes felles mitt</p>");
});

test("a server that a backup was put back on is not asked without end: the person compares what it has", async () => {
  const server = aTextServer("<p>felles</p>");
  const kari = aTextBrowser(server, "kari");
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
  kari.fields().tell(textAddress, { kind: "chose", choice: { keep: "mine" } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.now().value).toBe("<p>firetretoenfelles</p>");
});

test("steps that fit nothing here are not the end of saving: the whole text is sent", async () => {
  const server = aTextServer("<p>felles</p>");
  const toSend = () => {
    throw new RangeError("Position out of range");
  };
  const kari = aTextBrowser(server, "kari", { ...library, toSend });
  kari.write("<p>felles ord</p>");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.now().value).toBe("<p>felles ord</p>");
  expect(kari.field()?.state.at).toBe("saved");
});
