import fc from "fast-check";
import { expect, test } from "vitest";
import {
  asksFor,
  checkDecision,
  checkReport,
  correctableUntil,
  decisionStates,
  decisionSteps,
  dueOn,
  foldedAddress,
  outcomes,
  requiredFields,
  stateAfter,
} from "./index.ts";

const today = "2026-09-14";
const by = { today, deciderRole: "Klinikksjef" };
const whole = {
  outcome: "conditional",
  conditions: "Bare ved ett sykehus",
  reason: "Fordi",
  measure: "Antall",
  responsible: "Medisinsk klinikk",
} as const;

const broken = (input: Parameters<typeof checkDecision>[0]) => {
  const checked = checkDecision(input, by);
  if (checked.ok || checked.because.kind !== "Invalid") return [];
  return checked.because.fields.map(({ path, kind }) => `${path} ${kind}`);
};

test("a whole decision gets the defaults of what is left out", () => {
  expect(checkDecision(whole, by)).toMatchObject({
    ok: true,
    value: {
      fields: { decidedOn: today, deciderRole: "Klinikksjef", followUpOn: "2027-09-14", mayBeShown: true },
      responsibleEmail: null,
    },
  });
  expect(checkDecision({ outcome: "postponed", decidedOn: "01.03.2026" }, by)).toMatchObject({
    value: { fields: { decidedOn: "2026-03-01", followUpOn: "2026-09-01" } },
  });
  expect(checkDecision({ outcome: "not-introduced", reason: "Nei" }, by)).toMatchObject({
    value: { fields: { followUpOn: null } },
  });
});

test("each outcome asks for its fields, and for no others", () => {
  expect(broken({ outcome: "introduced" })).toEqual(["responsible ResponsibleRequired", "measure MeasureRequired"]);
  expect(broken({ outcome: "conditional" })).toEqual([
    "conditions ConditionsRequired",
    "responsible ResponsibleRequired",
    "measure MeasureRequired",
  ]);
  expect(broken({ outcome: "not-introduced" })).toEqual(["reason DecisionReasonRequired"]);
  expect(broken({ outcome: "postponed" })).toEqual([]);
  expect(broken({ outcome: "phased-out" })).toEqual(["responsible ResponsibleRequired"]);
  expect(broken({})).toEqual(["outcome OutcomeRequired"]);
  expect(asksFor("postponed", "followUpOn")).toBe(true);
});

test("days are refused in the future, before the decision, after five years, and when they do not exist", () => {
  expect(broken({ ...whole, decidedOn: "2026-09-15" })).toEqual(["decidedOn DecidedLater"]);
  expect(broken({ ...whole, decidedOn: "31.02.2026" })).toEqual(["decidedOn DateInvalid"]);
  expect(broken({ ...whole, followUpOn: today })).toEqual(["followUpOn FollowUpTooEarly"]);
  expect(broken({ ...whole, followUpOn: "2031-09-14" })).toEqual([]);
  expect(broken({ ...whole, followUpOn: "2031-09-15" })).toEqual(["followUpOn FollowUpTooLate"]);
  expect(broken({ ...whole, followUpOn: "snart" })).toEqual(["followUpOn DateInvalid"]);
});

test("texts of 1,000 characters and lines of 100 are taken, also in signs outside the basic plane", () => {
  expect(broken({ ...whole, reason: "𝒜".repeat(1000), responsible: "x".repeat(100) })).toEqual([]);
  expect(broken({ ...whole, reason: "x".repeat(1001), responsible: "x".repeat(101) })).toEqual([
    "reason DecisionTextTooLong",
    "responsible DecisionLineTooLong",
  ]);
});

test("the address of who follows up may be left out or emptied, and must be one", () => {
  expect(checkDecision({ ...whole, responsibleEmail: " Kari <kari@x.no> " }, by)).toMatchObject({
    value: { responsibleEmail: "kari@x.no" },
  });
  expect(checkDecision({ ...whole, responsibleEmail: "" }, by)).toMatchObject({ value: { responsibleEmail: "" } });
  expect(broken({ ...whole, responsibleEmail: "kari" })).toEqual(["responsibleEmail EmailInvalid"]);
  expect(foldedAddress("Kari <KARI@x.no>")).toBe("kari@x.no");
});

test("a report says how it went, and perhaps when it is followed up again", () => {
  expect(checkReport({ result: "partly", finding: " Få ", nextOn: "2027-01-01" }, { today })).toEqual({
    ok: true,
    value: { result: "partly", finding: "Få", nextOn: "2027-01-01" },
  });
  expect(checkReport({ result: "stopped" }, { today })).toMatchObject({ value: { nextOn: null } });
  for (const [input, path] of [
    [{}, "result"],
    [{ result: "partly", nextOn: today }, "nextOn"],
    [{ result: "partly", nextOn: "2031-09-15" }, "nextOn"],
    [{ result: "partly", nextOn: "en dag" }, "nextOn"],
    [{ result: "partly", finding: "x".repeat(1001) }, "finding"],
  ] as const)
    expect(checkReport(input, { today })).toMatchObject({ because: { fields: [{ path }] } });
});

test("what is accepted always has what its outcome asks for, and its days in order", () => {
  const text = fc.oneof(fc.constant(undefined), fc.constant(null), fc.string({ maxLength: 30 }));
  const day = fc.oneof(
    fc.constant(undefined),
    fc.constant(""),
    fc
      .date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );
  fc.assert(
    fc.property(
      fc.record({
        outcome: fc.constantFrom(...outcomes, "annet"),
        ...{ conditions: text, reason: text, measure: text, responsible: text, deciderRole: text },
        ...{ decidedOn: day, followUpOn: day },
      }),
      (input) => {
        const checked = checkDecision(input, by);
        if (!checked.ok) return;
        const { fields } = checked.value;
        for (const field of requiredFields[fields.outcome]) expect(fields[field] ?? "").not.toBe("");
        expect(fields.decidedOn <= today).toBe(true);
        if (fields.followUpOn !== null) expect(fields.followUpOn > fields.decidedOn).toBe(true);
      },
    ),
  );
});

test("the steps lead where the life of a decision says", () => {
  const table = decisionSteps.map((step) => [step, ...decisionStates.map((state) => stateAfter(step, state) ?? "-")]);
  expect(table).toEqual([
    ["ask", "asked", "asked", "-", "-"],
    ["give", "decided", "decided", "-", "-"],
    ["decline", "declined", "-", "-", "-"],
    ["correct", "-", "-", "decided", "-"],
    ["report", "-", "-", "decided", "-"],
    ["remove", "removed", "removed", "removed", "-"],
  ]);
  expect(correctableUntil("2026-12-31")).toBe("2027-01-14");
});

test("a follow-up is due from 14 days before its day, and overdue the day after it", () => {
  expect(["2026-01-17", "2026-01-18", "2026-02-01", "2026-02-02"].map((now) => dueOn("2026-02-01", now))).toEqual([
    ...["later", "due", "due", "overdue"],
  ]);
  expect(dueOn(null, today)).toBe("none");
});

test("a text that shows as nothing is no answer, and a role of that kind gives way to the one that was asked", () => {
  for (const nothing of ["\u200b", "\u202e\u2066", " \u00ad\u2060 ", "\u3164"]) {
    const given = { ...whole, conditions: nothing, reason: nothing, measure: nothing, responsible: nothing };
    expect(broken({ ...given, outcome: "conditional" })).toEqual(
      broken({ ...whole, conditions: "", reason: "", measure: "", responsible: "", outcome: "conditional" }),
    );
    expect(checkDecision({ ...whole, deciderRole: nothing }, by)).toMatchObject({
      value: { fields: { deciderRole: "Klinikksjef" } },
    });
  }
});
