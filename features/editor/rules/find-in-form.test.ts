import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { norwegianNumber } from "../../../platform/pure/norwegian-number/index.ts";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { hitsIn, soughtInForm } from "./index.ts";

const found = (text: string, asked: string): readonly string[] => {
  const sought = soughtInForm(asked);
  return sought ? hitsIn(text, sought).map((hit) => hit.found) : [];
};

describe("a text in the form", () => {
  test("is found whatever the case, inside longer words too, every time", () => {
    expect(found("Dialyse hjemme. Hjemmedialyse og DIALYSE.", "dialyse")).toEqual(["Dialyse", "dialyse", "DIALYSE"]);
    expect(found("Ærlig talt", "ærlig")).toEqual(["Ærlig"]);
  });

  test("å is not a, however the letter is stored", () => {
    const apart = "på pa".normalize("NFD");
    expect(found(apart, "pa")).toEqual(["pa"]);
    expect(found(apart, "på")).toEqual(["på"]);
    expect(found("på", "på".normalize("NFD"))).toEqual(["på"]);
    expect(found("idé og ide", "ide")).toEqual(["ide"]);
  });

  test("is found over marks, line breaks, hard spaces and soft hyphens", () => {
    expect(found(plainTextOf("<p>hjemme<strong>dia</strong><em>lyse</em></p>"), "hjemmedialyse")).toHaveLength(1);
    expect(found(plainTextOf("<p>hjemme<br>dialyse</p>"), "hjemme dialyse")).toHaveLength(1);
    expect(found("hjemme\u00a0dialyse", "hjemme dialyse")).toHaveLength(1);
    expect(found("hjemme\u00addialyse", "hjemmedialyse")).toHaveLength(1);
    expect(found(plainTextOf("<p>hjemme</p><p>dialysen</p>"), "hjemmedialyse")).toEqual([]);
  });

  test("a number is found with and without thin spaces, and as nothing else", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 99_999_999 }), (number) => {
        for (const written of [
          String(number),
          norwegianNumber(number),
          norwegianNumber(number).replaceAll("\u202f", " "),
        ])
          for (const asked of [
            String(number),
            norwegianNumber(number),
            norwegianNumber(number).replaceAll("\u202f", "\u00a0"),
          ])
            expect([written, asked, found(`kostet ${written} kroner`, asked).length]).toEqual([written, asked, 1]);
      }),
    );
    expect(found("10 92", "1092")).toEqual([]);
    expect(found("1\u202f092,5 kroner", "1092,5")).toEqual(["1 092,5"]);
    expect(found("1 092 og 1092", "1 092")).toHaveLength(2);
  });

  test("a number is found with a comma and with a point before its decimals", () => {
    expect(found("RR 0,74 og 0.74", "0,74")).toEqual(["0,74", "0.74"]);
    expect(found("RR 0,74 og 0.74", "0.74")).toEqual(["0,74", "0.74"]);
    expect(found("0,74", "074")).toEqual([]);
  });

  test("signs of a pattern are signs", () => {
    expect(found("50 % (n = 3)", "(n =")).toEqual(["(n ="]);
    expect(found("abc", "a.c")).toEqual([]);
  });

  test("one letter, or none, is too little to look for", () => {
    for (const asked of ["", " ", "a", "\u00ad", "\u200b\u200b "]) expect(soughtInForm(asked)).toBeNull();
  });

  test("comes with the words around it, on one line", () => {
    const sought = soughtInForm("midten");
    const text = `${"før ".repeat(40)}\nmidten\n${"etter ".repeat(40)}`;
    const [hit] = sought ? hitsIn(text, sought) : [];
    expect(hit?.before).toMatch(/^… før (?:før )+$/);
    expect(hit?.found).toBe("midten");
    expect(hit?.after).toMatch(/^ (?:etter )+…$/);
  });
});
