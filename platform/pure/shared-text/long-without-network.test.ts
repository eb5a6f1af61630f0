import { Transform } from "@tiptap/pm/transform";
import { expect, test } from "vitest";
import { docOf, htmlOf, keptText, openText, received, type SharedText, textKept, toSend, written } from "./index.ts";

const START = Array.from({ length: 30 }, (_, at) => `<p>Avsnitt ${at} om metoden og pasientene.</p>`).join("");
const PLACES = 80;

/** A place in the text, the same each time: spread over all of it. */
const placeIn = (text: SharedText, count: number): number => {
  let place = 1 + ((count * 7919) % (text.doc.content.size - 1));
  while (!text.doc.resolve(place).parent.isTextblock) place++;
  return place;
};

/** Types letter by letter, at many places, and takes every tenth letter back. */
function typed(text: SharedText, letters: number): SharedText {
  let now = text;
  let place = placeIn(now, 0);
  for (let count = 0; count < letters; count++) {
    if (count % Math.ceil(letters / PLACES) === 0) place = placeIn(now, count);
    const tr = new Transform(now.doc);
    const isTakenBack = count % 10 === 9;
    if (isTakenBack) tr.delete(place - 1, place);
    else tr.insert(place, now.doc.type.schema.text(String.fromCodePoint(0x4e00 + count)));
    place += isTakenBack ? -1 : 1;
    now = written(now, tr.steps);
  }
  return now;
}

/** A colleague writes a word at so many places, each a revision. */
function colleague(text: SharedText, words: number) {
  const tr = new Transform(docOf(htmlOf(text.confirmed)));
  for (let count = 0; count < words; count++)
    tr.insert(placeIn({ ...text, doc: tr.doc }, count * 3 + 1), text.doc.type.schema.text(` kollega${count} `));
  const changes = tr.steps.map((step, at) => ({ rev: at + 1, batch: `kollega-${at}`, steps: [step.toJSON()] }));
  return { rev: changes.length, value: htmlOf(tr.doc), changes };
}

const lettersIn = (html: string): string =>
  [...html]
    .filter((letter) => letter >= "\u4e00")
    .sort()
    .join("");

test("however much was written without a network, few steps are put upon what others wrote, and every letter of both is there", () => {
  const mine = typed(openText(0, START), 2_000);
  expect(mine.pending.length).toBeLessThanOrEqual(600);
  for (const words of [20, 60]) {
    const theirs = colleague(mine, words);
    const news = received(mine, theirs);
    if (!news || typeof news === "string") throw new Error("it is known");
    expect(news.moves.steps.length).toBeLessThanOrEqual(2 * 600 + 200);
    // The newest of one's own are still followed by undo.
    expect(news.moves.tracked).toBeGreaterThanOrEqual(200);
    const html = htmlOf(news.text.doc);
    const there = lettersIn(html);
    const missing = [...lettersIn(htmlOf(mine.doc))].filter((letter) => !there.includes(letter));
    expect(missing).toEqual([]);
    expect(new Set(there).size).toBe(there.length);
    expect(html.match(/kollega/g)).toEqual(theirs.value.match(/kollega/g));
    expect(htmlOf(news.text.confirmed)).toBe(theirs.value);
  }
});

test("what was sent and not answered keeps its name and its steps while more is written", () => {
  const first = toSend(typed(openText(0, START), 300), "sendt-foer-brudd");
  if (!first) throw new Error("something is to be sent");
  const mine = typed(first.text, 1_000);
  expect(mine.sent).toEqual(first.text.sent);
  expect(toSend(mine, "et-annet-navn")?.body).toEqual(first.body);
  const again = textKept(structuredClone(keptText(mine)), null, htmlOf(mine.doc));
  expect(again && htmlOf(again.doc)).toBe(htmlOf(mine.doc));
  expect(again?.sent?.batch).toBe("sendt-foer-brudd");
});
