import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { type Ability, abilitiesOf } from "../../access/rules/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { findAssessment } from "../../assessment/server/index.ts";
import { newestEdition } from "../../publication/server/index.ts";
import { answerOf } from "../../reading/rules/index.ts";
import { hashOf } from "../../session/server/index.ts";
import {
  asksFor,
  correctableUntil,
  type DecisionStep,
  followUpMonths,
  monthsAfter,
  outcomes,
  stateAfter,
} from "../rules/index.ts";
import { type EditionFacts, editionFacts } from "./edition-facts.ts";
import { works } from "./link.ts";
import { linkHolder, withdrawnEdition } from "./open-decision.ts";
import { currentParty, findLink } from "./party-store.ts";
import { type DecisionRow, findDecision, isOnNewestText } from "./store.ts";
import { decisionView } from "./view.ts";

type Inspected = CallAnswer<"inspectDecision">;

/** The edition and the decision that a link leads to. Reading does not use the link up, so a mail scanner that runs scripts does not either. */
export async function inspectDecision({ db, at }: Read, token: string): Promise<Result<Inspected>> {
  const link = await findLink(db, hashOf(token));
  const row = link && works(link, at) ? await findDecision(db, link.decision) : undefined;
  const assessment = row && (await findAssessment(db, String(row.assessment)));
  if (!link || !row || !assessment) return refuse({ kind: "LinkSpent" });
  const withdrawn = withdrawnEdition(row);
  if (withdrawn) return refuse(withdrawn);
  const facts = await editionFacts(db, row);
  const newest = await newestEdition(db, row.assessment);
  if (!facts || !newest) return refuse({ kind: "LinkSpent" });
  const held = abilitiesOf(linkHolder(link), assessment);
  return ok({
    part: link.part,
    assessment: aboutEdition(row, facts, isOnNewestText(row) ? row.version : newest.version),
    decision: decisionView(row, at),
    defaults: defaultsOf(facts, norwegianIsoDay(at)),
    hasResponsibleEmail: (await currentParty(db, row.id, "responsible")) !== undefined,
    correctableUntil: row.decided_at && correctableUntil(norwegianIsoDay(row.decided_at)),
    abilities: held.filter((ability) => isOpen(ability, row, at)),
  });
}

const stepOf: Partial<Record<Ability, DecisionStep>> = {
  decide: "give",
  "decline-decision": "decline",
  "correct-decision": "correct",
  "report-follow-up": "report",
};

/** Whether the step of an ability can be taken by the link now. */
function isOpen(ability: Ability, { state, decided_at }: DecisionRow, at: Date): boolean {
  const step = stepOf[ability];
  if (step === undefined || stateAfter(step, state) === null) return false;
  if (step !== "correct" || decided_at === null) return true;
  return norwegianIsoDay(at) <= correctableUntil(norwegianIsoDay(decided_at));
}

function aboutEdition({ assessment, version }: DecisionRow, { view }: EditionFacts, newest: number) {
  const { recommendation, certainty } = answerOf(view);
  return {
    number: assessment,
    heading: view.heading,
    organization: view.organization,
    assessmentType: view.assessmentType,
    edition: version,
    newest,
    published: view.published,
    url: addresses.edition(assessment, version),
    recommendation: view.recommendation,
    recommendationKey: recommendation ?? null,
    confidence: view.confidence,
    confidenceKey: certainty ?? null,
    conditions: view.conditions ?? "",
    summary: view.summary,
  };
}

function defaultsOf({ orderedBy, conditions }: EditionFacts, today: string): Inspected["defaults"] {
  const days = outcomes.map((outcome) => {
    const day = asksFor(outcome, "followUpOn") ? monthsAfter(today, followUpMonths(outcome)) : null;
    return [outcome, day] as const;
  });
  return {
    ...{ conditions, deciderRole: orderedBy, decidedOn: today },
    followUpOn: Object.fromEntries(days) as Inspected["defaults"]["followUpOn"],
  };
}
