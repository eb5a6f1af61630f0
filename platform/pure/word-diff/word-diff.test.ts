import fc from "fast-check";
import { expect, test } from "vitest";
import { type DiffPart, wordDiff } from "./index.ts";

const textOf = (parts: readonly DiffPart[], ...kinds: readonly DiffPart["kind"][]) =>
  parts.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])).join("");
const marked = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "deleted" ? `[-${text}-]` : `{+${text}+}`))
    .join("");

test("what was taken out and put in is marked word by word", () => {
  expect(marked("Vi ser på gange.", "Vi ser nå på trening.")).toBe("Vi ser {+nå +}på [-gange-]{+trening+}.");
  expect(marked("", "Nytt")).toBe("{+Nytt+}");
  expect(marked("Gammelt", "")).toBe("[-Gammelt-]");
  expect(marked("Det samme", "Det samme")).toBe("Det samme");
  expect(marked("a b", "b a")).toBe("[-a -]b{+ a+}");
});

const aText = fc
  .array(fc.constantFrom("gang", "trening", "slag", "å", ".", "🙂", "\n"), { maxLength: 30 })
  .map((words) => words.join(" "));

test("the parts are both texts, none is empty, and no two of a kind stand beside each other", () => {
  fc.assert(
    fc.property(aText, aText, (before, after) => {
      const parts = wordDiff(before, after);
      expect(textOf(parts, "same", "deleted")).toBe(before);
      expect(textOf(parts, "same", "inserted")).toBe(after);
      for (const [at, { kind, text }] of parts.entries()) {
        expect(text).not.toBe("");
        expect(parts[at + 1]?.kind).not.toBe(kind);
      }
      if (before === after) expect(parts.every(({ kind }) => kind === "same")).toBe(true);
    }),
  );
});

test("two long texts with nothing in common are not compared word by word", () => {
  const long = (word: string) => Array.from({ length: 5000 }, (_, at) => `${word}${at}`).join(" ");
  const parts = wordDiff(long("før"), long("nå"));
  expect(parts.map(({ kind }) => kind)).toEqual(["deleted", "inserted"]);
});
