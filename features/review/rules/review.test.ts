import fc from "fast-check";
import { expect, test } from "vitest";
import { templates } from "../../../content/templates/index.ts";
import { blocksOf, placedBlocks } from "../../template/rules/index.ts";
import {
  askedBy,
  dueReminder,
  findReviewBlock,
  isAnswerKey,
  isOpenForWriting,
  keysOfReview,
  partToRead,
  questionsOf,
  reviewSection,
  reviewState,
  secondsToWait,
} from "./index.ts";

const block = (kind: string, key: string) => ({ kind, key });

test("a heading begins a question; without headings each block is one", () => {
  const keysIn = (blocks: readonly { kind: string; key: string }[]) =>
    questionsOf(blocks).map((question) => [askedBy(question)?.key, question.blocks.map(({ key }) => key).join(" ")]);
  expect(keysIn([block("Text", "a"), block("Select", "b")])).toEqual([
    ["a", "a"],
    ["b", "b"],
  ]);
  expect(keysIn([block("Heading", "h"), block("Select", "a"), block("Text", "b"), block("Heading", "i")])).toEqual([
    ["h", "a b"],
    ["i", ""],
  ]);
});

test("no block is lost, whatever the order", () => {
  const blocks = fc.array(fc.record({ kind: fc.constantFrom("Heading", "Text", "Select"), key: fc.uuid() }));
  fc.assert(
    fc.property(blocks, (given) => {
      const all = questionsOf(given).flatMap(({ heading, blocks: own }) => [...(heading ? [heading] : []), ...own]);
      expect(all).toEqual(given);
    }),
  );
});

test("the other questions open when the first is answered; a single question is open", () => {
  const two = questionsOf([block("Heading", "h"), block("Select", "a"), block("Heading", "i"), block("Text", "b")]);
  expect(isOpenForWriting(two, () => false)).toBe(false);
  expect(isOpenForWriting(two, ({ key }) => key === "b")).toBe(false);
  expect(isOpenForWriting(two, ({ key }) => key === "a")).toBe(true);
  expect(isOpenForWriting(two.slice(0, 1), () => false)).toBe(true);
});

test.each(templates)("every block of a review of $name is found again, and none by another key", (template) => {
  const keys = keysOfReview(template);
  expect(new Set(keys).size).toBe(keys.length);
  const section = reviewSection(template);
  for (const key of keys.filter((each) => each !== section?.key)) expect(findReviewBlock(template, key)?.key).toBe(key);
  const own = new Set(section ? blocksOf(section).map((each) => each.key) : []);
  for (const { block: each } of placedBlocks(template)) {
    expect(isAnswerKey(each.key)).toBe(false);
    if (!own.has(each.key)) expect(findReviewBlock(template, each.key)).toBeUndefined();
  }
});

test("sent is sent, also for who once declined; otherwise declined counts before accepted", () => {
  const at = new Date();
  expect(reviewState({ acceptedAt: null, declinedAt: null, sentAt: null })).toBe("asked");
  expect(reviewState({ acceptedAt: at, declinedAt: null, sentAt: null })).toBe("accepted");
  expect(reviewState({ acceptedAt: at, declinedAt: at, sentAt: null })).toBe("declined");
  expect(reviewState({ acceptedAt: at, declinedAt: at, sentAt: at })).toBe("sent");
});

const day = (offset: number) => new Date(Date.UTC(2026, 11, 10 + offset)).toISOString().slice(0, 10);
const due = { due: day(0), setOn: day(-20), state: "accepted" as const };

test.each([
  [-4, null],
  [-3, "before"],
  [-1, "before"],
  [0, "before"],
  [1, "after"],
  [9, "after"],
] as const)("%i days from the due date: %s", (offset, expected) => {
  expect(dueReminder({ ...due, reminded: { before: false, after: false } }, day(offset))).toBe(expected);
  const reminded = { before: true, after: true };
  expect(dueReminder({ ...due, reminded }, day(offset))).toBeNull();
  for (const state of ["sent", "declined"] as const)
    expect(dueReminder({ ...due, state, reminded: { before: false, after: false } }, day(offset))).toBeNull();
});

test("who was given three days or fewer gets only the second reminder", () => {
  const short = { ...due, setOn: day(-3), reminded: { before: false, after: false } };
  expect([dueReminder(short, day(-2)), dueReminder(short, day(1))]).toEqual([null, "after"]);
});

const minute = (after: number) => new Date(Date.UTC(2026, 0, 1) + after * 60_000);

test("the eleventh version within an hour waits until the first of the ten is an hour old", () => {
  const ten = Array.from({ length: 10 }, (_, each) => minute(each));
  expect(secondsToWait(ten.slice(1), minute(10))).toBe(0);
  expect(secondsToWait(ten, minute(10))).toBe(50 * 60);
  expect(secondsToWait(ten, minute(60))).toBe(0);
});

test("a question leads to the part with its name, and one about the whole to none", () => {
  const parts = ["Metoden", "Etikk og jus", "Metodene"].map((name) => ({ name }));
  expect(partToRead("Metoden", parts)).toBe(parts[0]);
  expect(partToRead("Etikk", parts)).toBe(parts[1]);
  for (const title of ["", "Konklusjonen", "Metode"]) expect(partToRead(title, parts)).toBeNull();
});
