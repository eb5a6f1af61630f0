import { expect, test } from "vitest";
import { status } from "../../assessment/rules/index.ts";
import {
  type Ability,
  type Actor,
  abilities,
  abilitiesOf,
  anonymous,
  authorOf,
  may,
  mayChangeComment,
  mayDeleteComment,
  mayEndAccountSessions,
  type SeatRole,
  seatRoles,
  whereMay,
} from "./index.ts";

const assessment = { number: 7, status: status.draft };
const seated = (role: SeatRole, at = 7): Extract<Actor, { kind: "known" }> => ({
  kind: "known",
  sessionId: "s",
  account: null,
  seats: [{ contributorId: "c", assessment: at, role, name: "Eksempel" }],
});
const declined = {
  kind: "known",
  sessionId: "s",
  account: null,
  seats: [{ contributorId: "c", assessment: 7, role: "peer", name: "Eksempel", hasDeclined: true }],
} as const satisfies Actor;
const editor: Actor = {
  kind: "known",
  sessionId: "s",
  account: { id: "a", name: "Redaktør", roles: [{ site: "minimetode", role: "editor" }] },
  seats: [],
};

test("nobody without a session may do anything", () => {
  for (const ability of abilities)
    expect(may(anonymous, ability, assessment)).toEqual({ allowed: false, because: "NotSignedIn" });
});

test("a seat in another assessment opens nothing here", () => {
  for (const role of seatRoles)
    for (const ability of abilities)
      expect(may(seated(role, 8), ability, assessment)).toEqual({ allowed: false, because: "NoSeatInThisAssessment" });
});

test("what few may know is asked for in the assessments where the caller may read it, and in no other", () => {
  const seats = seatRoles.flatMap((role) => [seated(role), seated(role, 8)]);
  for (const ability of ["read-comments", "read-reviews", "read-interests", "see-emails"] as const)
    for (const actor of [anonymous, editor, declined, ...seats]) {
      const readable = whereMay(actor, ability);
      const isAsked = readable === "everywhere" || readable.includes(assessment.number);
      expect(isAsked).toBe(may(actor, ability, assessment).allowed);
    }
});

test("who has declined to review may do nothing, and is told why", () => {
  for (const ability of abilities)
    for (const at of Object.values(status))
      expect(may(declined, ability, { number: 7, status: at })).toEqual({ allowed: false, because: "ReviewDeclined" });
  expect(may(declined, "read-working-copy", { number: 8, status: 1 })).toMatchObject({
    because: "NoSeatInThisAssessment",
  });
  const both: Actor = { ...seated("peer"), seats: [...declined.seats, ...seated("peer").seats] };
  expect(abilitiesOf(both, assessment)).toEqual(abilitiesOf(seated("peer"), assessment));
});

test("the table of rights in a draft", () => {
  const writer: Ability[] = [
    "read-working-copy",
    "edit-blocks",
    "read-history",
    "name-version",
    "read-comments",
    "comment",
  ];
  expect(abilitiesOf(seated("librarian"), assessment)).toEqual(writer);
  expect(abilitiesOf(seated("economist"), assessment)).toEqual(writer);
  expect(abilitiesOf(seated("other"), assessment)).toEqual(writer);
  expect(abilitiesOf(seated("peer"), assessment)).toEqual(["read-working-copy", "write-review"]);
  expect(abilitiesOf(seated("initiator"), assessment)).toEqual([
    ...writer,
    "delete-any-comment",
    "edit-heading",
    "see-emails",
    "invite",
    "update-contributor",
    "delete-contributor",
    "end-sessions",
    "answer-review",
    "read-reviews",
    "read-interests",
    "set-review-due",
    "take-over-template",
    "send",
    "show-contact",
    "ask-for-decision",
    "set-review-day",
    "hide-contact",
  ]);
});

test("an editor reads and decides, and never writes in the authors' place", () => {
  expect(may(editor, "edit-blocks", assessment)).toEqual({ allowed: false, because: "AuthorsWriteEditorsPublish" });
  expect(may(editor, "publish", { number: 7, status: status.sent })).toEqual({ allowed: true });
  expect(may(editor, "publish", assessment)).toMatchObject({ because: "StepNotInThisStatus" });
});

test("once sent, nobody may write, and who may not learns nothing of the status", () => {
  const sent = { number: 7, status: status.sent };
  for (const role of seatRoles) {
    const decision = may(seated(role), "edit-blocks", sent);
    expect(decision).toMatchObject({
      allowed: false,
      because: role === "peer" ? "PeersOnlyReview" : "ReadOnlyInThisStatus",
    });
  }
});

test("only who is signed in to an account ends the sessions of one", () => {
  expect(mayEndAccountSessions(anonymous)).toEqual({ allowed: false, because: "NotSignedIn" });
  expect(mayEndAccountSessions(seated("initiator"))).toEqual({ allowed: false, because: "NotSignedIn" });
  expect(mayEndAccountSessions(editor)).toEqual({ allowed: true });
});

test("what is written down is the seat or the account that may take the action", () => {
  const seat = (contributorId: string, role: SeatRole) => ({ contributorId, assessment: 7, role, name: "Eksempel" });
  const both: Actor = { ...editor, seats: [seat("l", "librarian"), seat("i", "initiator")] };
  expect(authorOf(both, 7, "edit-blocks")).toMatchObject({ kind: "seat", contributorId: "l" });
  expect(authorOf(both, 7, "send")).toMatchObject({ kind: "seat", contributorId: "i" });
  expect(authorOf(both, 7, "publish")).toMatchObject({ kind: "account", accountId: "a" });
  expect(authorOf(both, 8, "publish")).toMatchObject({ kind: "account" });
  expect(authorOf(anonymous, 7, "edit-blocks")).toEqual({ kind: "visitor" });
});

test("a comment is changed by who wrote it, and deleted by the initiator too", () => {
  const others = { allowed: false, because: "OnlyItsWriterMayDoThis" } as const;
  for (const role of ["librarian", "economist", "other"] as const) {
    expect(mayChangeComment(seated(role), "c", assessment)).toEqual({ allowed: true });
    expect(mayChangeComment(seated(role), "another", assessment)).toEqual(others);
    expect(mayDeleteComment(seated(role), "c", assessment)).toEqual({ allowed: true });
    expect(mayDeleteComment(seated(role), "another", assessment)).toEqual(others);
  }
  expect(mayChangeComment(seated("initiator"), "another", assessment)).toEqual(others);
  expect(mayDeleteComment(seated("initiator"), "another", assessment)).toEqual({ allowed: true });
  expect(mayChangeComment(seated("peer"), "c", assessment)).toMatchObject({ because: "PeersOnlyReview" });
  expect(mayDeleteComment(editor, "another", assessment)).toMatchObject({ because: "AuthorsWriteEditorsPublish" });
  const sent = { number: 7, status: status.sent };
  expect(mayDeleteComment(seated("initiator"), "c", sent)).toMatchObject({ because: "ReadOnlyInThisStatus" });
});
