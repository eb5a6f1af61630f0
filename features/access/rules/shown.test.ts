import fc from "fast-check";
import { expect, test } from "vitest";
import { status } from "../../assessment/rules/index.ts";
import { type Actor, abilities, abilitiesOf, type SeatRole, seatRoles, shownAbilities } from "./index.ts";

const holding = (roles: readonly SeatRole[], atDesk = false): Actor => ({
  kind: "known",
  sessionId: "s",
  account: atDesk ? { id: "a", name: "Redaktør", roles: [{ site: "minimetode", role: "editor" }] } : null,
  seats: roles.map((role) => ({ contributorId: role, assessment: 7, role, name: "Eksempel" })),
});
const statuses = Object.values(status);
const offered = (shown: SeatRole | null, actor: Actor, at: (typeof statuses)[number]): readonly string[] =>
  shownAbilities(shown, abilitiesOf(actor, { number: 7, status: at }));

/**
 * What the editing page offers in each working status, by the role shown, to somebody who holds every seat and is signed in as an
 * editor too. Written a second time on purpose: what a role is offered by mistake is red here.
 */
const expected = `
                    initiator  peer  librarian  economist  other  none
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

test("every cell of role shown x status, to somebody who holds everything", () => {
  const [head = [], ...rows] = expected
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  expect(rows.map(([ability]) => ability)).toEqual([...abilities]);
  const everything = holding(seatRoles, true);
  const shown = [...seatRoles, null];
  expect(head).toEqual(shown.map((role) => role ?? "none"));
  const lines = rows.map(([ability = ""]) => [
    ability,
    ...shown.map((role) => statuses.filter((at) => offered(role, everything, at).includes(ability)).join("") || "-"),
  ]);
  expect(lines).toEqual(rows);
});

const aHolder = fc.record({
  roles: fc.subarray([...seatRoles]),
  atDesk: fc.boolean(),
  at: fc.constantFrom(...statuses),
  shown: fc.constantFrom(...seatRoles, null),
});

test("whatever else the browser holds, a role that it holds is offered exactly what that role may do", () => {
  fc.assert(
    fc.property(aHolder, ({ roles, atDesk, at, shown }) => {
      const alone = shown === null ? holding([], true) : holding([shown]);
      const isHeld = shown === null ? atDesk : roles.includes(shown);
      fc.pre(isHeld);
      expect(offered(shown, holding(roles, atDesk), at)).toEqual(abilitiesOf(alone, { number: 7, status: at }));
    }),
  );
});

test("nothing is offered that the server refuses, whatever role an address asks to be shown in", () => {
  fc.assert(
    fc.property(aHolder, ({ roles, atDesk, at, shown }) => {
      const granted = abilitiesOf(holding(roles, atDesk), { number: 7, status: at });
      for (const ability of offered(shown, holding(roles, atDesk), at)) expect(granted).toContain(ability);
    }),
  );
});
