import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_PROPOSED, prepareForTranslation } from "./index.ts";

const lines = (text: string, names: readonly string[] = []) => prepareForTranslation(text, names).lines;
const back = (text: string, names: readonly string[] = []) => {
  const { lines: made, restore } = prepareForTranslation(text, names);
  return restore(made);
};

test("a sentence goes in small letters and with a full stop, each on a line of its own", () => {
  expect(lines("Slettes om 30 dager")).toEqual(["slettes om 30 dager."]);
  expect(lines("Hva er metoden? Beskriv den kort. Takk")).toEqual(["hva er metoden?", "beskriv den kort.", "takk."]);
});

test("names, addresses, short forms and placeholders are hidden from the machine", () => {
  expect(lines("Spør Oslo universitetssykehus om PICO", ["Oslo universitetssykehus"])).toEqual(["spør ⟦0⟧ om ⟦1⟧."]);
  expect(lines("Se https://nyemetoder.no/om-oss eller skriv til post@nyemetoder.no")).toEqual([
    "se ⟦0⟧ eller skriv til ⟦1⟧.",
  ]);
  expect(lines("Last opp regneark (.xlsx) for {år}")).toEqual(["last opp regneark (⟦0⟧) for ⟦1⟧."]);
  expect(lines("Søk her og hos Helsedirektoratet")).toEqual(["søk her og hos ⟦0⟧."]);
});

test("the capital letter, the missing full stop, marks and white space come back", () => {
  const { restore } = prepareForTranslation("Lenken til PICO er brukt", []);
  expect(restore(["lenka til ⟦0⟧ er brukt."])).toBe("Lenka til PICO er brukt");
  const two = prepareForTranslation("Hva er det?\n\nSkriv hvem.", []);
  expect(two.restore(["kva er det?", "skriv kven."])).toBe("Kva er det?\n\nSkriv kven.");
});

test("nothing is proposed when the machine loses a sentence or a mark, or answers nothing", () => {
  const { restore } = prepareForTranslation("Bruk GRADE der det går. Skriv kort.", []);
  expect(restore(["bruk ⟦0⟧ der det går."])).toBeNull();
  expect(restore(["bruk der det går.", "skriv kort."])).toBeNull();
  expect(restore(["bruk ⟦0⟧ ⟦0⟧ der det går.", "skriv kort."])).toBeNull();
  expect(restore(["bruk ⟦0⟧ der det går.", " "])).toBeNull();
});

test("whatever the text, a machine that changes nothing gives the same text back", () => {
  const word = fc.constantFrom(
    "Hva",
    "er",
    "metoden",
    "PICO",
    "40–60",
    "CE-merket",
    "(.xlsx)",
    "«Kort fortalt»",
    "Nye",
    "v2",
    "{år}",
    "12.5",
  );
  const end = fc.constantFrom("", ".", "?", "!", ":", "\n", ". ");
  const text = fc
    .array(fc.tuple(word, end), { minLength: 1, maxLength: 12 })
    .map((all) => all.map(([a, b]) => a + b).join(" "));
  fc.assert(
    fc.property(text, (given) => {
      expect(back(given, ["Nye metoder"])).toBe(given.trimEnd());
      for (const line of lines(given)) expect(line).not.toMatch(/\n/);
    }),
    { numRuns: 300 },
  );
});

test.each(["@", "a@", "a@b.", "1@.", "a.@", "{", "10.1234/", "a1", "ÅA-"])(
  "a text of %j alone is prepared at once, though it is as long as a text may be",
  (part) => {
    const text = part.repeat(MOST_PROPOSED).slice(0, MOST_PROPOSED);
    const began = performance.now();
    prepareForTranslation(text, []);
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);
