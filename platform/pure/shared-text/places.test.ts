import fc from "fast-check";
import { expect, test } from "vitest";
import {
  acknowledged,
  docOf,
  openText,
  placeIn,
  received,
  rewritten,
  type SharedText,
  selectionAt,
  type Trail,
  toSend,
  trailTo,
} from "./index.ts";

const WORDS = "Vi fant tre vurderinger, og ingen av dem er norske.";
const textOf = (words: string) => `<p>${words}</p>`;
const shown = (text: SharedText) => text.doc.textContent;

/** Writes on a text without sending it. */
const typed = (text: SharedText, at: number, words: string): SharedText => {
  const now = shown(text);
  return rewritten(text, textOf(`${now.slice(0, at)}${words}${now.slice(at)}`));
};

type Side = { readonly text: SharedText; readonly trail: Trail };

const next = ({ text, trail }: Side, now: SharedText): Side => ({ text: now, trail: trailTo(trail, text, now) });

/** One writes and is answered; the other hears of it. */
function saved(one: Side, other: Side): readonly [Side, Side] {
  const sent = toSend(one.text, "en-forfatter-1");
  if (!sent) return [one, other];
  const rev = one.text.rev + 1;
  const now = acknowledged(sent.text, sent.body.batch, { rev, value: textOf(shown(sent.text)) });
  const news = received(other.text, { rev, value: null, changes: [{ ...sent.body, rev }] });
  if (!news || typeof news === "string") throw new Error("it is heard");
  return [next(one, now), next(other, news.text)];
}

test("a colleague's place is between the same letters here, whatever of both is not saved and whatever was saved since", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: WORDS.length - 1 }),
      fc.array(fc.record({ of: fc.constantFrom("mine", "theirs"), at: fc.nat(WORDS.length), saves: fc.boolean() }), {
        maxLength: 6,
      }),
      (stands, acts) => {
        const opened = { text: openText(4, textOf(WORDS)), trail: [] };
        let [mine, theirs]: [Side, Side] = [opened, opened];
        const place = selectionAt(theirs.text, { anchor: stands + 1, head: stands + 1 });
        for (const { of, at, saves } of acts) {
          // Elsewhere than at the place: there, nobody can know on which side.
          const point = (text: SharedText) => (at < stands ? 0 : shown(text).length);
          if (of === "mine") mine = { ...mine, text: typed(mine.text, point(mine.text), "Q") };
          else theirs = { ...theirs, text: typed(theirs.text, point(theirs.text), "Q") };
          if (!saves) continue;
          if (of === "mine") [mine, theirs] = saved(mine, theirs);
          else [theirs, mine] = saved(theirs, mine);
        }
        const found = placeIn(mine.text, mine.trail, place);
        if (!found || found === "later") throw new Error("it is known");
        const before = shown(mine.text)
          .slice(0, found.head - 1)
          .replaceAll("Q", "");
        expect(before).toBe(WORDS.slice(0, stands));
        expect(found.anchor).toBe(found.head);
      },
    ),
  );
});

test("what is not saved is taken out of a place that is told, and is in it again when it was saved", () => {
  const opened = { text: openText(1, textOf("ab")), trail: [] };
  const writing = { ...opened, text: typed(opened.text, 1, "xyz") };
  const place = selectionAt(writing.text, { anchor: 5, head: 5 });
  expect(place).toEqual({ rev: 1, anchor: 2, head: 2 });
  const [, reader] = saved(writing, opened);
  expect(shown(reader.text)).toBe("axyzb");
  expect(placeIn(reader.text, reader.trail, place)).toEqual({ anchor: 5, head: 5 });
});

test("a place of a revision that is not known yet is for later, one of long ago is not shown, and one outside is at the end", () => {
  const text = openText(7, textOf("ab"));
  expect(placeIn(text, [], { rev: 8, anchor: 1, head: 1 })).toBe("later");
  expect(placeIn(text, [], { rev: 6, anchor: 1, head: 1 })).toBeNull();
  const end = docOf(textOf("ab")).content.size;
  expect(placeIn(text, [], { rev: 7, anchor: 2 ** 31 - 1, head: 1 })).toEqual({ anchor: end, head: 1 });
});
