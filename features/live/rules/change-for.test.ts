import fc from "fast-check";
import { expect, test } from "vitest";
import { type Actor, may, type SeatRole, seatRoles } from "../../access/rules/index.ts";
import { changeFor, type StoredChange } from "./index.ts";

const number = 7;
const other = "00000000-0000-4000-8000-00000000000b";
const own = "00000000-0000-4000-8000-00000000000a";

const as = (role: SeatRole, assessment = number): Actor => ({
  kind: "known",
  sessionId: "s",
  account: null,
  seats: [{ contributorId: own, assessment, role, name: "Kari" }],
});
const editor: Actor = {
  kind: "known",
  sessionId: "s",
  account: { id: "e", name: "Ed", roles: [{ site: "minimetode", role: "editor" }] },
  seats: [],
};

const words = fc.constantFrom("et funn", "noe annet");
const written = {
  no: fc.nat(),
  what: fc.constant("history" as const),
  rev: fc.nat(),
  by: fc.constantFrom(own, other, null),
};
const reviewer = fc.constantFrom(own, other, null);
const anyChange: fc.Arbitrary<StoredChange> = fc.oneof(
  fc.record({ no: fc.nat(), what: fc.constant("seat" as const) }),
  fc.record({
    no: fc.nat(),
    what: fc.constant("status" as const),
    status: fc.constantFrom(1 as const, 2 as const, 3 as const),
  }),
  fc.record({ no: fc.nat(), what: fc.constant("review" as const), reviewer }),
  fc.record({
    ...written,
    kind: fc.constantFrom("block" as const, "heading" as const),
    action: fc.constantFrom("saved", "redacted"),
    ref: fc.nat(),
    value: fc.oneof(words, fc.array(words), fc.constant(null), fc.record({ cells: words })),
  }),
  fc.record({
    ...written,
    kind: fc.constantFrom(
      "literature" as const,
      "selection" as const,
      "evidence" as const,
      "economy" as const,
      "image" as const,
    ),
    action: fc.constantFrom("saved", "deleted", "moved", "restored"),
    ref: fc.nat(),
    owner: fc.option(fc.nat()),
    value: fc.oneof(fc.dictionary(fc.constantFrom("source", "date"), words), fc.constant(null)),
  }),
  fc.record({ ...written, kind: fc.constantFrom("pdf" as const, "economy-file" as const, "comment" as const) }),
  fc.record({
    ...written,
    kind: fc.constant("review" as const),
    reviewer,
    key: fc.constantFrom("metode", "metode/svar", "fagfelle-bindinger", "fagfelle-habilitet", null),
  }),
);

test("who may not read the working copy learns the number of a change and nothing else", () => {
  const strangers: Actor[] = [{ kind: "anonymous" }, as("initiator", number + 1)];
  fc.assert(
    fc.property(anyChange, fc.constantFrom(...strangers), (change, actor) => {
      expect(changeFor(actor, { number, status: 1 }, change)).toEqual({ no: change.no, kind: "hidden" });
    }),
  );
});

test("comments and reviews are told by the policy; a review that is written, to its writer alone; numbers stay", () => {
  const actors = [...seatRoles.map((role) => as(role)), editor];
  fc.assert(
    fc.property(anyChange, fc.constantFrom(...actors), (change, actor) => {
      const assessment = { number, status: 1 } as const;
      const told = changeFor(actor, assessment, change);
      expect(told.no).toBe(change.no);
      if (told.kind === "comment") expect(may(actor, "read-comments", assessment).allowed).toBe(true);
      const isOfReview = change.what === "review" || (change.what === "history" && change.kind === "review");
      if (!isOfReview || told.kind === "hidden") return;
      const isOwn = change.reviewer === own && actor !== editor;
      const key = change.what === "history" ? change.key : "metode/svar";
      const ability = key?.startsWith("fagfelle-") ? "read-interests" : "read-reviews";
      const isDraft = key === "metode" || key === null;
      expect(isOwn || (!isDraft && may(actor, ability, assessment).allowed)).toBe(true);
    }),
  );
});

test("a value is sent as it was saved, and none when it was too long or is no text any more", () => {
  const change = { no: 4, what: "history", kind: "block", action: "saved", ref: 12, rev: 3, by: own } as const;
  const told = { no: 4, kind: "value", by: own, item: 12, rev: 3 };
  const assessment = { number, status: 1 } as const;
  expect(changeFor(as("other"), assessment, { ...change, value: "funn" })).toEqual({ ...told, value: "funn" });
  expect(changeFor(as("other"), assessment, { ...change, value: null })).toEqual(told);
  expect(changeFor(as("other"), assessment, { ...change, action: "redacted", value: null })).toEqual({
    no: 4,
    kind: "item",
    by: own,
  });
});
