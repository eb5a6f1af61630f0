import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeStrategy, plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { findIn, isTooShort, REDACTED, redactValue, soughtOf, wordsAsked } from "./index.ts";

const ola = soughtOf(wordsAsked(["Ola Nordmann"]));

test.each([
  ["Pasienten Ola Nordmann ble operert.", "Pasienten [sladdet] ble operert."],
  ["OLA\u00a0 NORDMANN", "[sladdet]"],
  ["Ola\nNord\u00admann", "[sladdet]"],
  ["Olav Nordmann og Ola Nordmannsen", "Olav Nordmann og Ola Nordmannsen"],
  ["<p>Ola <strong>Nord</strong>mann kom</p>", "<p>[sladdet] kom</p>"],
  ["<p>Så <em>Ola</em> <strong>Nordmann</strong>.</p>", "<p>Så <em>[sladdet]</em>.</p>"],
  ["<ul><li><p>Ola<br>Nordmann</p></li></ul>", "<ul><li><p>[sladdet]<br></p></li></ul>"],
  ["<pre><code>Ola Nordmann &amp; co</code></pre>", "<pre><code>[sladdet] &amp; co</code></pre>"],
  [
    '<p><a href="https://eksempel.no/Ola%20Nordmann">her</a></p>',
    '<p><a href="https://eksempel.no/%5Bsladdet%5D">her</a></p>',
  ],
  ["/filer/1/Ola%20Nordmann.pdf", "/filer/1/%5Bsladdet%5D.pdf"],
  [encodeStrategy("<p>Ola <em>Nordmann</em></p>"), encodeStrategy("<p>[sladdet]</p>")],
  ["100 % Ola Nordmann", "100 % [sladdet]"],
  ["Se https://e.no/Ola%20Nordmann her", "Se https://e.no/%5Bsladdet%5D her"],
  ["Ola_Nordmann-epikrise.pdf", "[sladdet]-epikrise.pdf"],
  [
    "/filer/01234567-89ab-cdef-0123-456789abcdef/Ola%20Nordmann.pdf",
    "/filer/01234567-89ab-cdef-0123-456789abcdef/%5Bsladdet%5D.pdf",
  ],
  ["<p>Ola</p><p>Nordmann</p>", "<p>Ola</p><p>Nordmann</p>"],
  [
    '<p><a href="https://e.no/ola-nordmann"><strong>x</strong><br></a></p>',
    '<p><a href="https://e.no/[sladdet]"><strong>x</strong><br></a></p>',
  ],
])("%j becomes %j", (before, after) => {
  expect(redactValue(before, ola)).toBe(after);
});

test("letters with accents are found however they are stored, and signs of patterns are letters like others", () => {
  const sought = soughtOf(wordsAsked(["Åse Élise", "a.b+c (d)"]));
  expect(redactValue("åse élise".normalize("NFD"), sought)).toBe(REDACTED);
  expect(redactValue("axb+c (d), a.b+c (d).", sought)).toBe("axb+c (d), [sladdet].");
});

test("a number is found in groups, and what has no letters becomes empty; when something was done stays", () => {
  const sought = soughtOf(wordsAsked(["01017012345", "2026", "12\u00ad34"]));
  expect(redactValue(["født 010170 12345.", "010170 12345", "2026-03-01", "1234"], sought)).toEqual([
    "født [sladdet].",
    "",
    "",
    "",
  ]);
  expect(redactValue({ at: "2026-11-23T23:00:00.000Z" }, sought)).toEqual({ at: "2026-11-23T23:00:00.000Z" });
});

test("what is too short would stand by chance elsewhere", () => {
  expect(["ab", "a-b", "  . ."].map(isTooShort)).toEqual([true, true, true]);
  expect(["abc", "123", "a b c"].map(isTooShort)).toEqual([false, false, false]);
});

test("longer words are told of and left; a place is shown with some of the text around it", () => {
  const sought = soughtOf(["nordmann"]);
  const text = `${"Lang innledning. ".repeat(9)}Her er Nordmann, og Nordmanns mor.`;
  expect(findIn({ body: [text] }, sought)).toEqual({
    times: 1,
    excerpt: expect.stringMatching(/^… .*Her er Nordmann, og Nordmanns mor\.$/),
    within: ["Nordmanns"],
  });
});

test("long texts are read once, whatever stands in them", () => {
  const sought = soughtOf(["ola nordmann", "ola"]);
  const marked = `<p>${"<strong>ola</strong> ".repeat(10_000)}</p>`;
  for (const text of ["o".repeat(200_000), `ola${"\ufeff".repeat(100_000)}x`, marked])
    expect(findIn(redactValue(text, sought), sought).times).toBe(0);
});

test("what names a thing stays", () => {
  const block = { kind: "Text", key: "ingress", text: "Ingress", guid: "text" };
  expect(redactValue(block, soughtOf(["text", "ingress"]))).toEqual({ ...block, text: REDACTED });
});

const word = fc.constantFrom("Ola", "Nordmann", "født", "1970", "og", "Å", "<b>", "&amp;", "bein", "%20");
const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(" "));
const inline = fc
  .array(
    fc.tuple(text, fc.constantFrom("", "strong", "em")).map(([words, tag]) => {
      const html = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
      return tag ? `<${tag}>${html}</${tag}>` : html;
    }),
    { maxLength: 4 },
  )
  .map((parts) => `<p>${parts.join("")}</p>`);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    text,
    inline,
    fc.integer(),
    fc.array(tie("any")),
    fc.dictionary(fc.string(), tie("any")),
  ),
})).any;

test("afterwards none of the words is found, nothing else has changed, and doing it again changes nothing", () => {
  const sought = soughtOf(["Ola Nordmann", "1970"]);
  fc.assert(
    fc.property(value, (before) => {
      const after = redactValue(before, sought);
      expect(findIn(after, sought).times).toBe(0);
      expect(redactValue(after, sought)).toBe(after);
      if (findIn(before, sought).times === 0 && !JSON.stringify(before).includes("%20")) expect(after).toBe(before);
    }),
    { numRuns: 500 },
  );
});

test("a number that is taken out of a text leaves a sign, so that the words around it do not meet", () => {
  const sought = soughtOf(["Ola Nordmann", "1970"]);
  const before = "<p>Ola<em>1970%20 Nordmann</em></p>";
  expect(findIn(redactValue(before, sought), sought).times).toBe(0);
  expect(redactValue("1970", sought)).toBe("");
});

test("rich text loses the words and keeps every other letter", () => {
  const sought = soughtOf(["Nordmann"]);
  fc.assert(
    // What is written with percent signs is read as the words it stands for: the property above has those.
    fc.property(
      inline.filter((html) => !plainTextOf(html).includes("%20")),
      (html) => {
        const expected = plainTextOf(html).replace(sought.whole, REDACTED);
        expect(plainTextOf(redactValue(html, sought))).toBe(expected);
      },
    ),
  );
});
