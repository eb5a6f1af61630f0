import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { Tx } from "../../../platform/server/http/work.ts";
import { checkDecision, type DecisionInput } from "../rules/index.ts";
import { findOlderDecisions } from "./shown.ts";
import * as store from "./store.ts";

type Given = {
  readonly assessment: number;
  readonly publication: number;
  /** The term of the organisation. */
  readonly organization: number;
  readonly input: DecisionInput;
  readonly at: Date;
};

/** Adds a decision that was given before, without links and mails, as the examples have it. Throws when it breaks a rule. */
export async function addGivenDecision(
  tx: Tx,
  { assessment, publication, organization, input, at }: Given,
): Promise<void> {
  const today = norwegianIsoDay(at);
  const checked = checkDecision(input, { today, deciderRole: "" });
  if (!checked.ok) throw new Error(`a decision breaks the rules: ${JSON.stringify(checked.because)}`);
  const { fields } = checked.value;
  const id = await store.addDecision(tx, { assessment, publication, organization }, at);
  await store.writeDecision(tx, id, {
    ...fields,
    followUpSetOn: fields.followUpOn === null ? null : today,
    decidedAt: at,
  });
  await store.addLog(tx, { decision: id, at, by: { kind: "visitor" }, before: null, after: fields });
  await findOlderDecisions(tx, assessment);
}
