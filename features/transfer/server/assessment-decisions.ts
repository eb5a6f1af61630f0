import { brokenRule, type MovedDecision } from "../../decision/server/index.ts";
import { findTerm } from "../../term/server/index.ts";
import type { AssessmentRecord } from "../rules/index.ts";
import type { RecordProblem } from "./assessment-values.ts";
import type { Context } from "./context.ts";

/** A decision with the term of the organisation that decided. */
export type TakenDecision = { readonly organization: number; readonly decision: MovedDecision };

/**
 * The decisions of a record, or why they cannot be taken. A decision that names nobody is the assessment's own organisation's. Creates the
 * term when there is none of that name.
 */
export async function takenDecisions(
  { tx, terms, at }: Pick<Context, "tx" | "terms" | "at">,
  { decisions = [] }: AssessmentRecord,
  own: number,
): Promise<TakenDecision[] | RecordProblem> {
  const taken: TakenDecision[] = [];
  for (const [place, { organization, municipality, ...decision }] of decisions.entries()) {
    const key = `decisions.${place}`;
    const broken = brokenRule(decision, at);
    if (broken) return { key: `${key}.${broken.path}`, reason: `breaks the rule ${broken.kind}` };
    const named = organization ?? municipality;
    const kind = organization === undefined ? "municipality" : "organization";
    const [known = ""] = named === undefined ? [] : await terms.keysOf(kind, [named]);
    const id = named === undefined ? own : (await findTerm(tx, kind, known))?.id;
    if (id === undefined) throw new Error(`the term ${kind} ${known} is not there`);
    if (taken.some((each) => each.organization === id))
      return { key, reason: "is of an organisation that stands above" };
    taken.push({ organization: id, decision });
  }
  return taken;
}
