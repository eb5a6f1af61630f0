import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excerpts } from "./excerpt.ts";
import type { FoundWord } from "./read-index.ts";

const word = (text: string, ...terms: readonly string[]) => ({
  text,
  terms: new Map([text, ...terms].map((term) => [term, 1])),
});
const excerptOf = (texts: readonly string[], words: readonly FoundWord[]) => excerpts(words)(texts);
const textOf = (excerpt: ReturnType<typeof excerptOf>) => excerpt?.parts.map(({ text }) => text).join("");
const marked = (excerpt: ReturnType<typeof excerptOf>) =>
  excerpt?.parts.filter((part) => part.marked).map(({ text }) => text);

describe("an excerpt", () => {
  test("is the sentence with most of the words, marked in the forms that stand there", () => {
    const text = "Laser er lys. Operasjoner med laser gir færre smerter! Smerter går over.";
    const excerpt = excerptOf(["Tittel", text], [word("laser", "las"), word("operasjon")]);
    expect(textOf(excerpt)).toBe("Operasjoner med laser gir færre smerter!");
    expect(marked(excerpt)).toEqual(["Operasjoner", "laser"]);
    expect(excerpt?.words).toBe(2);
  });

  test("is, of sentences with the same words, one in which they stand together as they were asked for", () => {
    const text =
      "Laser mot føflekker, arr og rynker. Mot rynker brukes laser. Laser mot rynker gir lite. Rynker har alle.";
    const asked = [word("laser", "las"), word("rynker", "rynk")];
    expect(textOf(excerptOf([text], asked))).toBe("Laser mot rynker gir lite.");
    expect(excerptOf([text], asked)?.words).toBe(2);
    expect(textOf(excerptOf([text], asked.toReversed()))).toBe("Mot rynker brukes laser.");
  });

  test("is of the summary when that has as many of the words, and no short sentence when another has them", () => {
    const asked = [
      {
        text: "dialyse",
        terms: new Map([
          ["dialys", 1],
          ["hjemmedialys", 0.5],
        ]),
      },
    ];
    const summary = "Hjemmedialyse er like trygt som dialyse på sykehus.";
    expect(textOf(excerptOf(["Hjemmedialyse er trygt for de fleste.", "Det heter dialyse."], asked))).toBe(
      "Hjemmedialyse er trygt for de fleste.",
    );
    expect(textOf(excerptOf([summary, "Det heter dialyse."], asked))).toBe(summary);
    const later = "Dialyse gis tre ganger i uken på sykehuset.";
    expect(textOf(excerptOf(["Kort om pasientene.", `Det heter dialyse. ${later}`], asked))).toBe(later);
  });

  test("of texts without the words is none", () => {
    expect(excerptOf(["Laser er lys."], [word("ultralyd")])).toBeNull();
    expect(excerptOf([], [])).toBeNull();
  });

  test("of a long sentence begins shortly before the first word", () => {
    const excerpt = excerptOf([`${"ord ".repeat(200)}laser ${"ord ".repeat(200)}`], [word("las")]);
    const text = textOf(excerpt) ?? "";
    expect(text.startsWith("… ord ")).toBe(true);
    expect(text.endsWith(" …")).toBe(true);
    expect(text).toContain("laser");
    expect(text.length).toBeLessThan(260);
  });

  test("is always a piece of the text", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("laser", "lys", "og", ".", "\n", "  ", "Øye")), (pieces) => {
        const text = pieces.join(" ");
        const shown = textOf(excerptOf([text], [word("las"), word("øye")]));
        if (shown === undefined) expect(text).not.toMatch(/laser|øye/i);
        else expect(text.replace(/\s+/g, " ")).toContain(shown.replace(/^… | …$/g, "").trim());
      }),
    );
  });
});
