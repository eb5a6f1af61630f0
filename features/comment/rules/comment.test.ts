import fc from "fast-check";
import { expect, test } from "vitest";
import type { Comment } from "../../api/index.ts";
import { acceptComment, acceptQuote, COMMENT_MAX, mentionedIn, threadsOf } from "./index.ts";

const people = [
  { contributorId: "kari", name: "Kari Eksempel" },
  { contributorId: "ola", name: "Ola Eksempel" },
  { contributorId: "ola-n", name: "Ola Nordmann" },
  { contributorId: "aase", name: "Åse  Marie Ås" },
];

test.each([
  ["@Kari Eksempel, ser du på dette?", ["kari"]],
  ["Hei @kari", ["kari"]],
  ["@ola", []],
  ["@Ola Nordmann og @OLA EKSEMPEL", ["ola-n", "ola"]],
  ["@Åse Marie Ås!", ["aase"]],
  ["@åse", ["aase"]],
  ["kari@eksempel.no", []],
  ["@Karianne", []],
  ["@Kari @Kari Eksempel", ["kari"]],
  ["@", []],
  ["ingen", []],
])("«%s» names %j", (text, named) => {
  expect(mentionedIn(text, people)).toEqual(named);
});

test("two with the same name are both named", () => {
  const twice = [...people, { contributorId: "kari-2", name: "kari eksempel" }];
  expect(mentionedIn("@Kari Eksempel", twice)).toEqual(["kari", "kari-2"]);
  expect(mentionedIn("@Kari", twice)).toEqual([]);
});

test("a comment is plain text without controls, and needs something to read", () => {
  expect(acceptComment("  <b>Hei</b>\r\n\u0000der\ud800  ")).toEqual({ ok: true, value: "<b>Hei</b>\nder\ufffd" });
  for (const empty of ["", " \n\t", "\u200b\u2060", "\u0000"])
    expect(acceptComment(empty)).toMatchObject({ ok: false });
  expect(acceptComment("x".repeat(COMMENT_MAX))).toMatchObject({ ok: true });
  expect(acceptComment("x".repeat(COMMENT_MAX + 1))).toMatchObject({ ok: false });
});

test("whatever is written is accepted as text that can be stored and is accepted again as it is, or refused", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (value) => {
      const once = acceptComment(value);
      if (once.ok) expect(acceptComment(once.value)).toEqual(once);
      expect(mentionedIn(value, people).length).toBeLessThanOrEqual(people.length);
    }),
  );
});

test("marked words are kept on one line, at most 500 characters", () => {
  expect(acceptQuote("  to\n linjer ")).toBe("to linjer");
  expect(acceptQuote(" ")).toBeNull();
  expect(acceptQuote(null)).toBeNull();
  expect(acceptQuote("å".repeat(900))).toHaveLength(500);
});

const comment = (commentId: number, more: Partial<Comment> = {}): Comment => ({
  commentId,
  comment: "Hei",
  username: "Kari",
  date: "2026-03-01T10:00:00.000Z",
  parentId: null,
  resolvedAt: null,
  mine: false,
  quote: null,
  changed: null,
  unread: false,
  rev: 1,
  ...more,
});

test("answers stand in their thread, also when its first comment is gone", () => {
  const resolvedAt = "2026-03-02T10:00:00.000Z";
  const list = [
    comment(1),
    comment(2, { parentId: 1, unread: true }),
    comment(4, { parentId: 3, resolvedAt, unread: true }),
    comment(5, { parentId: 1 }),
  ];
  const threads = threadsOf(list);
  expect(
    threads.map(({ id, first, answers }) => [id, first?.commentId, answers.map((each) => each.commentId)]),
  ).toEqual([
    [1, 1, [2, 5]],
    [3, undefined, [4]],
  ]);
  expect(threads.map((thread) => thread.resolvedAt)).toEqual([null, resolvedAt]);
});
