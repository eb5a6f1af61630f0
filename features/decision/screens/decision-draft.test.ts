import { expect, test } from "vitest";
import { checkDecision, type Outcome, outcomes, requiredFields } from "../rules/index.ts";
import { type DecisionDraft, draftOf, followUpOf, hasField, inputOf } from "./decision-draft.ts";

const defaults = { conditions: "Et årsverk", decidedOn: "2026-08-31", deciderRole: "Klinikksjef" };
const empty = draftOf({ given: null }, defaults);
const chosen = (outcome: Outcome, more: Partial<DecisionDraft> = {}): DecisionDraft => ({ ...empty, outcome, ...more });
const given = {
  outcome: "conditional",
  conditions: "To årsverk",
  reason: "Skrevet av redaksjonen",
  measure: "Ventetid",
  decidedOn: "2026-01-10",
  deciderRole: "Direktør",
  responsible: "Nyremedisinsk avdeling",
  followUpOn: "2026-12-24",
  mayBeShown: false,
  at: "2026-01-10T09:00:00.000Z",
} as const;

test.each([
  ["introduced", "2027-08-31"],
  ["postponed", "2027-02-28"],
] as const)("the follow-up of %s is so many months later, until another day is written", (outcome, day) => {
  expect(followUpOf(chosen(outcome))).toBe(day);
  expect(followUpOf(chosen(outcome, { followUpOn: "2026-10-01" }))).toBe("2026-10-01");
  expect(followUpOf(chosen(outcome, { followUpOn: "" }))).toBe("");
});

test("the address that gets the reminders is kept, replaced or removed", () => {
  const given = {
    ...draftOf({ given: null }, { conditions: "", decidedOn: "2027-01-15", deciderRole: "" }),
    outcome: "phased-out" as const,
  };
  expect(inputOf(given)).not.toHaveProperty("responsibleEmail");
  expect(inputOf({ ...given, forgetsEmail: true })).toMatchObject({ responsibleEmail: "" });
  const typed = { ...given, forgetsEmail: true, responsibleEmail: "ny@eksempel.no" };
  expect(inputOf(typed)).toMatchObject({ responsibleEmail: "ny@eksempel.no" });
});

test("a day of the decision that is still being written has no follow-up", () => {
  expect(followUpOf(chosen("introduced", { decidedOn: "31.8" }))).toBe("");
});

test.each(outcomes)("the form of %s has every field that must be there, and sends it", (outcome) => {
  const text = { reason: "Grunn", measure: "Ventetid", responsible: "Avdelingen" };
  for (const field of requiredFields[outcome]) expect(hasField(field, outcome)).toBe(true);
  const checked = checkDecision(inputOf(chosen(outcome, text)), { today: "2026-08-31", deciderRole: "" });
  expect(checked).toMatchObject({ ok: true, value: { fields: { outcome, deciderRole: "Klinikksjef" } } });
});

test("what was written under another choice is not sent", () => {
  const input = inputOf(chosen("not-introduced", { reason: "Ingen effekt", measure: "Ventetid" }));
  expect(input).toMatchObject({ reason: "Ingen effekt", measure: "", conditions: "", followUpOn: "" });
});

test("a correction keeps what was given, also a field that the choice does not ask for", () => {
  const draft = draftOf({ given }, defaults);
  const { at, ...fields } = given;
  expect(at).not.toBe("");
  expect(inputOf(draft, given)).toEqual(fields);
});

test("an address of the responsible that nobody wrote is left as it was", () => {
  expect(inputOf(chosen("introduced"))).not.toHaveProperty("responsibleEmail");
  expect(inputOf(chosen("introduced", { responsibleEmail: " ansvar@eksempel.no " }))).toMatchObject({
    responsibleEmail: "ansvar@eksempel.no",
  });
});
