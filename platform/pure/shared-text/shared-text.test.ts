import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { ReplaceStep, type Step, Transform } from "@tiptap/pm/transform";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aRichTextDocument } from "../../../test/builders/a-rich-text-document.ts";
import { parseRichText, plainTextOf, serializeRichText } from "../rich-text/index.ts";
import { differenceBetween } from "./difference.ts";
import {
  acceptSteps,
  acknowledged,
  type Batch,
  docOf,
  htmlOf,
  isSaved,
  openText,
  received,
  refused,
  restoredText,
  type SharedText,
  toSend,
  written,
} from "./index.ts";

const aValue = aRichTextDocument.map((document) => htmlOf(docOf(serializeRichText(document))));

test("every stored text has one document, which the schema allows, and is written as it was stored", () => {
  fc.assert(
    fc.property(aRichTextDocument, (document) => {
      const doc = docOf(serializeRichText(document));
      doc.check();
      const html = htmlOf(doc);
      if (html !== "") expect(html).toBe(serializeRichText(parseRichText(serializeRichText(document))));
      expect(htmlOf(docOf(html))).toBe(html);
    }),
  );
});

const applied = (doc: Node, steps: readonly Step[]): Node => {
  const tr = new Transform(doc);
  for (const step of steps) tr.step(step);
  return tr.doc;
};

test("the difference of two texts makes one of the other, and nothing where they are the same", () => {
  fc.assert(
    fc.property(aValue, aValue, (before, after) => {
      expect(applied(docOf(before), differenceBetween(docOf(before), docOf(after))).eq(docOf(after))).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(differenceBetween(docOf("<p>likt</p>"), docOf("<p>likt</p>"))).toEqual([]);
  const emoji = differenceBetween(docOf("<p>a😀b</p>"), docOf("<p>a😁b</p>"));
  expect(
    acceptSteps(
      "<p>a😀b</p>",
      emoji.map((step) => step.toJSON()),
    )?.value,
  ).toBe("<p>a😁b</p>");
});

test("a step whose places do not follow one another is refused: it would copy what stands between them, and a few make gigabytes", () => {
  const doubling = Array.from({ length: 22 }, (_, at) => {
    const end = 4 * 2 ** at;
    return { stepType: "replaceAround", from: end, to: end, gapFrom: 0, gapTo: end, insert: 0, slice: { content: [] } };
  });
  expect(acceptSteps("<p>ab</p>", doubling)).toBeNull();
  const text = { content: [{ type: "text", text: "X" }] };
  const wrong = [
    { stepType: "replace", from: 5, to: 2, slice: text },
    { stepType: "replace", from: 5, to: 0 },
    { stepType: "addMark", from: 5, to: 2, mark: { type: "bold" } },
    { stepType: "removeMark", from: 5, to: 2, mark: { type: "bold" } },
    { stepType: "replaceAround", from: 0, to: 4, gapFrom: 5, gapTo: 6, insert: 0, slice: text },
    { stepType: "replaceAround", from: 0, to: 10, gapFrom: 8, gapTo: 3, insert: 0, slice: text },
    { stepType: "replace", from: -1, to: 2 },
    { stepType: "replace", from: 1.5, to: 2 },
    { stepType: "replace", from: "1", to: 2 },
    { stepType: "replace", to: 2 },
  ];
  for (const step of wrong)
    expect({ step, made: acceptSteps("<p>abcdefgh</p>", [step]) }).toEqual({ step, made: null });
  expect(acceptSteps("<p>abcdefgh</p>", [{ stepType: "replace", from: 2, to: 5, slice: text }])?.value).toBe(
    "<p>aXefgh</p>",
  );
});

/** One writer's act on what they see; numbers choose the place. */
type Act =
  | { readonly do: "type"; readonly at: number }
  | { readonly do: "delete" | "replace"; readonly at: number; readonly length: number }
  | { readonly do: "split" | "bold"; readonly at: number }
  | { readonly do: "delete-block"; readonly at: number };

const placesIn = (doc: Node): readonly number[] => {
  const places: number[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return;
    for (let i = 0; i <= node.content.size; i++) places.push(at + 1 + i);
  });
  return places;
};

/** The steps of an act. Each typed word is unlike all others. */
function stepsOf(doc: Node, act: Act, word: string): readonly Step[] {
  const places = placesIn(doc);
  const place = places[act.at % places.length] ?? 1;
  const tr = new Transform(doc);
  switch (act.do) {
    case "type":
      // Letter by letter, as it is typed.
      for (const [i, letter] of [...word].entries()) tr.insert(place + i, doc.type.schema.text(letter));
      return tr.steps;
    case "delete":
    case "replace": {
      const end = Math.min(places.at(-1) ?? place, place + act.length);
      const text = act.do === "replace" ? Fragment.from(doc.type.schema.text(word)) : Fragment.empty;
      return tr.replace(place, end, new Slice(text, 0, 0)).steps;
    }
    case "split":
      return tr.split(place).steps;
    case "bold":
      return tr.addMark(place, Math.min(place + 8, doc.content.size), doc.type.schema.mark("bold")).steps;
    case "delete-block": {
      if (doc.childCount < 2) return [];
      const index = act.at % doc.childCount;
      const start = doc.children.slice(0, index).reduce((size, node) => size + node.nodeSize, 0);
      return [new ReplaceStep(start, start + doc.child(index).nodeSize, Slice.empty)];
    }
  }
}

const at = fc.nat(400);
const anAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("type" as const), at }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom("delete" as const, "replace" as const), at, length: fc.nat(40) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("split" as const, "bold" as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("delete-block" as const), at }) },
);
/** Who acts, and what happens on the wire: an answer is lost, a browser hears, one is closed and opened again, an old client saves everything. */
const anEvent = fc.oneof(
  { weight: 8, arbitrary: fc.record({ who: fc.nat(2), act: anAct }) },
  { weight: 3, arbitrary: fc.record({ who: fc.nat(2), send: fc.constantFrom("answered" as const, "lost" as const) }) },
  { weight: 3, arbitrary: fc.record({ who: fc.nat(2), hear: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ who: fc.nat(2), reopen: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ whole: fc.nat(400) }) },
);

/** What a server does with steps, in memory: compare, accept, keep. Whole values are kept without steps. */
function aServer(start: string) {
  const revisions: { value: string; batch: Batch | null }[] = [{ value: start, batch: null }];
  const now = () => ({ rev: revisions.length - 1, value: revisions.at(-1)?.value ?? "" });
  return {
    now,
    revisions,
    after: (rev: number) => ({ ...now(), changes: revisions.slice(rev + 1).flatMap(({ batch }) => batch ?? []) }),
    save: (body: Batch): boolean => {
      if (body.rev !== now().rev) return false;
      const accepted = acceptSteps(now().value, body.steps);
      if (!accepted) throw new Error("refused");
      const value = htmlOf(docOf(accepted.value));
      if (value !== now().value)
        revisions.push({ value, batch: { rev: body.rev + 1, batch: body.batch, steps: accepted.steps } });
      return true;
    },
    saveWhole: (value: string) => {
      if (value !== now().value) revisions.push({ value, batch: null });
    },
  };
}

const starts = [
  "",
  "<p>Metoden er prøvd i fire studier.</p>",
  "<p>Innledning</p><p>Pasienter over <strong>65 år</strong> med brudd</p><p>Oppsummert</p>",
  '<ul><li><p>Første punkt</p></li><li><p>Andre</p><ol start="3"><li><p>under</p></li></ol></li></ul><p>Etter</p>',
  '<pre><code>a AND b</code></pre><p>Se <a href="https://fhi.no">kilden</a></p>',
];

/** So often each letter that only the test writes stands in a text. */
const lettersIn = (html: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const letter of plainTextOf(html).match(/[\u4e00-\u9fff]/g) ?? [])
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
};

test("all who write in one text come to the same; what nobody deleted is in it", () => {
  let [kept, letters, doubled] = [0, 0, 0];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(anEvent, { minLength: 5, maxLength: 40 }), (start, events) => {
      const server = aServer(start);
      const texts: SharedText[] = [0, 1, 2].map(() => openText(0, start));
      const textOf = (who: number): SharedText => texts[who] ?? openText(0, start);
      let count = 0;
      /** So often a letter was written, and so often somebody's own act took it away. */
      const typed = new Map<string, number>();
      const deleted = new Map<string, number>();
      const note = (before: Node, after: Node, word: string) => {
        const [was, is] = [lettersIn(htmlOf(before)), lettersIn(htmlOf(after))];
        const letter = word.charAt(0);
        typed.set(letter, is.get(letter) ?? 0);
        for (const [each, times] of was)
          deleted.set(each, (deleted.get(each) ?? 0) + Math.max(0, times - (is.get(each) ?? 0)));
      };
      const aWord = () => String.fromCharCode(0x4e00 + count++).repeat(4);

      const hear = (who: number) => {
        const before = textOf(who);
        const news = received(before, server.after(before.rev));
        if (news === "unknown") throw new Error("the value is known");
        if (!news || news === "unsure") return;
        kept += news.hasKept ? 1 : 0;
        // What the editor does is what the text has become.
        expect(applied(before.doc, news.moves.steps).eq(news.text.doc)).toBe(true);
        expect(htmlOf(news.text.confirmed)).toBe(server.now().value);
        texts[who] = news.text;
      };
      const send = (who: number, isLost: boolean) => {
        const next = toSend(textOf(who), `${who}-${count++}`);
        if (!next) return;
        texts[who] = next.text;
        const isSavedThere = server.save(next.body);
        if (isLost) return;
        if (isSavedThere) texts[who] = acknowledged(next.text, next.body.batch, server.now());
        else {
          hear(who);
          texts[who] = refused(textOf(who));
        }
      };

      for (const event of events) {
        if ("whole" in event) {
          const word = aWord();
          const before = docOf(server.now().value);
          const after = applied(before, stepsOf(before, { do: "type", at: event.whole }, word));
          note(before, after, word);
          server.saveWhole(htmlOf(after));
        } else if ("act" in event) {
          const before = textOf(event.who);
          const word = aWord();
          const after = written(before, stepsOf(before.doc, event.act, word));
          note(before.doc, after.doc, word);
          texts[event.who] = after;
        } else if ("send" in event) send(event.who, event.send === "lost");
        else if ("hear" in event) hear(event.who);
        else {
          const { rev, confirmed, doc, sent, pending } = textOf(event.who);
          const sentDoc =
            sent &&
            applied(
              confirmed,
              pending.slice(0, sent.count).map(({ step }) => step),
            );
          texts[event.who] = restoredText(
            { rev, value: htmlOf(confirmed) },
            { sent: sent && sentDoc ? { batch: sent.batch, value: htmlOf(sentDoc) } : null, text: htmlOf(doc) },
          );
        }
      }
      // Everybody comes back, and all is sent.
      for (let round = 0; round < 6; round++)
        for (const who of [0, 1, 2]) {
          hear(who);
          send(who, false);
        }
      for (const who of [0, 1, 2]) {
        hear(who);
        expect(isSaved(textOf(who))).toBe(true);
        expect(htmlOf(textOf(who).doc)).toBe(server.now().value);
      }
      // Where only the texts before and after are known, what was moved can come to stand in both places.
      const areStepsKnown = events.every((event) => !("whole" in event || "reopen" in event));
      const there = lettersIn(server.now().value);
      for (const [letter, times] of typed) {
        const now = there.get(letter) ?? 0;
        expect(now).toBeGreaterThanOrEqual(times - (deleted.get(letter) ?? 0));
        letters += times;
        if (areStepsKnown) doubled += Math.max(0, now - times);
      }
      // Replaying what was kept gives every value.
      server.revisions.forEach(({ value, batch }, index) => {
        const before = server.revisions[index - 1];
        if (!batch || !before) return;
        expect(htmlOf(docOf(acceptSteps(before.value, batch.steps)?.value ?? "-"))).toBe(value);
      });
    }),
    { numRuns: 500 },
  );
  // Rather than lose a word that a deletion over several lists would take with it, both texts are kept.
  expect(doubled / letters).toBeLessThan(0.01);
  // The rules for what has lost its place were needed.
  expect(kept).toBeGreaterThan(0);
});
