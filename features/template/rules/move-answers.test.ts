import fc from "fast-check";
import { expect, test } from "vitest";
import type { BlockKind } from "../../kinds/rules/index.ts";
import { type AskedKinds, asideKey, isAside, moveAnswers, readAsideKey } from "./index.ts";

/** What stands where: the number of each stored block by its key. */
type Stored = ReadonlyMap<string, number>;

const moved = (stored: Stored, from: AskedKinds, to: AskedKinds): Stored => {
  const { aside, back, added } = moveAnswers(stored.keys(), from, to);
  const now = new Map(stored);
  for (const [old, key] of [...aside, ...back]) {
    const block = now.get(old);
    // As the database would: a key is free before another block gets it.
    if (block === undefined || now.has(key)) throw new Error(`${old} cannot become ${key}`);
    now.delete(old);
    now.set(key, block);
  }
  for (const key of added) {
    if (now.has(key)) throw new Error(`${key} is there already`);
    now.set(key, Math.max(0, ...now.values()) + 1);
  }
  return now;
};

const kinds = ["Text", "TextEditor", "LiteratureSearch"] as const satisfies readonly BlockKind[];
const aVersion = fc
  .dictionary(fc.constantFrom(..."abcdef"), fc.constantFrom(...kinds))
  .map((asked): AskedKinds => new Map(Object.entries(asked)));
const started = (version: AskedKinds): Stored => new Map([...version.keys()].map((key, at) => [key, at + 1]));
const inForm = (stored: Stored) => new Map([...stored].filter(([key]) => !isAside(key)));

test("after any number of versions no block is lost, and the form has just the blocks of its version", () => {
  fc.assert(
    fc.property(aVersion, fc.array(aVersion, { maxLength: 6 }), (first, versions) => {
      let stored = started(first);
      let now = first;
      for (const next of versions) {
        const before = stored;
        stored = moved(before, now, next);
        expect(new Set(stored.values())).toEqual(new Set([...before.values(), ...stored.values()]));
        expect(new Set(inForm(stored).keys())).toEqual(new Set(next.keys()));
        for (const [key, kind] of now) if (next.get(key) === kind) expect(stored.get(key)).toBe(before.get(key));
        now = next;
      }
    }),
  );
});

test("taking a version over and undoing it gives the same assessment back, and what is new there is set aside", () => {
  fc.assert(
    fc.property(aVersion, fc.array(aVersion, { maxLength: 3 }), aVersion, (first, earlier, next) => {
      let stored = started(first);
      let now = first;
      for (const each of earlier) {
        stored = moved(stored, now, each);
        now = each;
      }
      const there = moved(stored, now, next);
      const back = moved(there, next, now);
      expect(inForm(back)).toEqual(inForm(stored));
      for (const [key, block] of stored) expect(back.get(key)).toBe(block);
      // And once more forth: what was written in the new version stands there again.
      expect(inForm(moved(back, now, next))).toEqual(inForm(there));
    }),
  );
});

test("a block that is set aside says which question it answered", () => {
  expect(readAsideKey(asideKey("mal", "TextEditor"))).toEqual({ key: "mal", kind: "TextEditor" });
  expect(isAside(asideKey("mal", "TextEditor"))).toBe(true);
  expect([isAside("mal"), readAsideKey("mal"), isAside("mal/svar")]).toEqual([false, null, false]);
});
