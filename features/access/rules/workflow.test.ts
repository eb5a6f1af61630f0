import fc from "fast-check";
import { expect, test } from "vitest";
import { type Status, status, statusFlags } from "../../assessment/rules/index.ts";
import {
  type Actor,
  abilities,
  abilitiesOf,
  checkRequirements,
  type LinkRole,
  may,
  type SeatRole,
  type StepName,
  seatRoles,
  stepNames,
  takeStep,
  workflow,
} from "./index.ts";

const seat = (role: SeatRole): Actor => ({
  kind: "known",
  sessionId: "s",
  account: null,
  seats: [{ contributorId: "c", assessment: 7, role, name: "Eksempel" }],
});
const editor: Actor = {
  kind: "known",
  sessionId: "s",
  account: { id: "a", name: "Redaktør", roles: [{ site: "minimetode", role: "editor" }] },
  seats: [],
};
const actors = { ...Object.fromEntries(seatRoles.map((role) => [role, seat(role)])), desk: editor };

/**
 * Who may do what in which working statuses, written a second time on purpose: a right that is added to the table by mistake (the
 * initiator publishing) fails this test.
 */
const expected = `
                    initiator  peer  librarian  economist  other  desk
read-working-copy   123        123   123        123        123    123
edit-blocks         1          -     1          1          1      -
read-history        123        -     123        123        123    123
name-version        1          -     1          1          1      -
read-comments       123        -     123        123        123    123
comment             1          -     1          1          1      -
delete-any-comment  1          -     -          -          -      -
edit-heading        1          -     -          -          -      -
see-emails          123        -     -          -          -      123
invite              1          -     -          -          -      -
update-contributor  1          -     -          -          -      -
delete-contributor  1          -     -          -          -      -
end-sessions        123        -     -          -          -      -
write-review        -          1     -          -          -      -
answer-review       1          -     -          -          -      -
read-reviews        123        -     -          -          -      123
read-interests      123        -     -          -          -      123
set-review-due      1          -     -          -          -      -
take-over-template  1          -     -          -          -      1
send                1          -     -          -          -      -
show-contact        123        -     -          -          -      -
publish             -          -     -          -          -      2
return              -          -     -          -          -      2
reopen              3          -     -          -          -      3
withdraw            -          -     -          -          -      123
redact              -          -     -          -          -      123
judge-retraction    -          -     -          -          -      123
ask-for-decision    123        -     -          -          -      123
decide              -          -     -          -          -      123
decline-decision    -          -     -          -          -      -
correct-decision    -          -     -          -          -      123
report-follow-up    -          -     -          -          -      123
remove-decision     -          -     -          -          -      123
set-review-day      123        -     -          -          -      123
confirm-unchanged   3          -     -          -          -      3
decline-confirmation -         -     -          -          -      3
undo-confirmation   -          -     -          -          -      3
hide-card           -          -     -          -          -      123
hide-contact        123        -     -          -          -      123
reissue-link        -          -     -          -          -      123
change-initiator    -          -     -          -          -      123
`;

test("every cell of ability x caller x status is as written here", () => {
  const allowedIn = (actor: Actor, ability: (typeof abilities)[number]): string =>
    Object.values(status)
      .filter((each) => may(actor, ability, { number: 7, status: each }).allowed)
      .join("") || "-";
  const lines = abilities.map((ability) =>
    [ability, ...Object.values(actors).map((actor) => allowedIn(actor, ability))].join(" "),
  );
  const table = expected
    .trim()
    .split("\n")
    .map((line) => line.trim().replace(/\s+/g, " "));
  expect([Object.keys(actors).join(" "), ...lines]).toEqual(table);
});

test("the link of a decision opens what its row says, in its own assessment and nothing else", () => {
  const allowed = (role: LinkRole, assessment: number) =>
    abilitiesOf({ kind: "link", assessment, role }, { number: 7, status: status.draft });
  expect(allowed("decider", 7)).toEqual(["decide", "decline-decision", "correct-decision", "report-follow-up"]);
  expect(allowed("responsible", 7)).toEqual(["report-follow-up"]);
  expect([...allowed("decider", 8), ...allowed("responsible", 8)]).toEqual([]);
});

test("an ask for a decision requires an edition, and a removal a reason", () => {
  expect(checkRequirements("ask-for-decision", { "standing-edition": true })).toBeNull();
  expect(checkRequirements("ask-for-decision", { "standing-edition": false })).toMatchObject({
    fields: [{ kind: "NoEditionStands" }],
  });
  expect(checkRequirements("remove-decision", { message: " " })).toMatchObject({ kind: "Invalid" });
});

const complete = { "every-mandatory-block": [], message: "Skriv mer." } as const;

test("the steps lead where the life of an assessment says, and another status is a conflict at the desk", () => {
  expect(stepNames.map((name) => [name, workflow[name].in, workflow[name].to])).toEqual([
    ["send", [1], 2],
    ["publish", [2], 3],
    ["return", [2], 1],
    ["reopen", [3], 1],
    ["withdraw", [1, 2, 3], 1],
  ]);
  const inDraft = { number: 7, status: status.draft };
  for (const name of ["publish", "return", "reopen"] as const)
    expect(may(editor, name, inDraft)).toMatchObject({ because: "StepNotInThisStatus", status: 1 });
  expect(may(seat("initiator"), "send", { number: 7, status: status.sent })).toMatchObject({
    because: "ReadOnlyInThisStatus",
  });
});

test("a step is refused while a requirement of its row does not hold", () => {
  const missing = [{ contentGuid: "g", title: "Tittel", tab: 0, section: "s" }];
  for (const name of ["send", "publish"] as const) {
    expect(takeStep(name, { "every-mandatory-block": missing })).toEqual({
      ok: false,
      because: { kind: "MissingMandatory", missing },
    });
    expect(takeStep(name, { "every-mandatory-block": [] })).toMatchObject({ ok: true });
  }
  expect(takeStep("return", { message: "  " })).toEqual({
    ok: false,
    because: { kind: "Invalid", fields: [{ path: "message", kind: "MessageRequired" }] },
  });
  expect(takeStep("return", { message: "Skriv mer." })).toEqual({ ok: true, value: { name: "return", to: 1 } });
  // @ts-expect-error The evidence for a requirement is missing.
  expect(() => takeStep("publish", {})).toThrow("every-mandatory-block");
});

test("random steps: published is reached only through sent, and sent only from a draft", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<StepName[]>(...stepNames), { maxLength: 60 }), (names) => {
      let at: Status = status.draft;
      for (const name of names) {
        const from: readonly Status[] = workflow[name].in;
        const step = takeStep(name, complete);
        if (!step.ok || !from.includes(at)) continue;
        if (step.value.to === status.published) expect(at).toBe(status.sent);
        if (step.value.to === status.sent) expect(at).toBe(status.draft);
        at = step.value.to;
        expect(statusFlags(at)).toEqual({ isPendingPublish: at === 2, isPublished: at === 3 });
      }
    }),
  );
});
