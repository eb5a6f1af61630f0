import { expect, test } from "vitest";
import { abilitiesOf, workflow } from "../../../access/rules/index.ts";
import { type Status, status } from "../../../assessment/rules/index.ts";
import { deskActionTexts } from "../../texts-screens.ts";
import { whyNot } from "./action-refusal.ts";

const editor = {
  kind: "known",
  sessionId: "s",
  seats: [],
  account: { id: "a", name: "Rita Redaktør", roles: [{ site: "minimetode", role: "editor" }] },
} as const;

test("in every status each step can be taken or says why in words of its own", () => {
  for (const assessmentStatus of Object.values(status))
    for (const step of ["publish", "return", "reopen"] as const) {
      const abilities = [...abilitiesOf(editor, { number: 1, status: assessmentStatus })];
      const why = whyNot(step, { abilities, assessmentStatus });
      const from: readonly Status[] = workflow[step].in;
      if (from.includes(assessmentStatus)) expect(why).toBeNull();
      else expect(why).not.toBe(deskActionTexts.why.other);
    }
});

test("without the right the reason is the right, not the status", () => {
  expect(whyNot("publish", { abilities: [], assessmentStatus: 2 })).toBe(deskActionTexts.why.other);
});
