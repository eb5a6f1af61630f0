import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { AssessmentTypeValue, Done, Instant, NumberOrGuid, Rev } from "../../platform/pure/contract/values.ts";
import { languages } from "../../platform/pure/language/index.ts";
import { abilities, linkRoles } from "../access/rules/index.ts";
import { certainties, recommendations } from "../block/rules/index.ts";
import type { decisionPaths } from "./paths.ts";
import { decisionStates, followUpResults, outcomes } from "./rules/index.ts";

const Day = z.iso.date();
/** As long as a request may be: the rules say which field is too long, and by how much a text may be. */
const text = z.string().max(1_000_000).nullish();
const line = z.string().max(1_000_000).nullish();
const day = z.string().max(40).nullish();

/** A decision as it is written. A key that is left out is empty, or has its default. */
const Fields = z.object({
  outcome: line.describe(`one of ${outcomes.join(", ")}`),
  conditions: text.describe("at most 1,000 characters, as the next two; `conditional` asks for it"),
  reason: text.describe("`not-introduced` asks for it"),
  measure: text.describe("what is measured; `introduced` and `conditional` ask for it"),
  decidedOn: day.describe("ISO or dd.mm.yyyy, not after today; left out: today"),
  deciderRole: line.describe("at most 100 characters; left out: who ordered the assessment, by the edition"),
  responsible: line.describe("the role or unit that follows up, at most 100 characters"),
  responsibleEmail: line.describe("gets the reminders instead of the decider; left out: as before, empty: nobody"),
  followUpOn: day.describe("after `decidedOn`, at most 5 years; left out: after 12 months, or 6 when postponed"),
  mayBeShown: z.boolean().nullish().describe("everybody may read the decision; left out: yes"),
});

const Report = z.object({
  result: line.describe(`one of ${followUpResults.join(", ")}`),
  finding: text.describe("at most 1,000 characters"),
  nextOn: day.describe("after today, at most 5 years; left out: it is not followed up any more"),
});

const FollowUp = z.object({ on: Day, result: z.enum(followUpResults) });

/** A decision as everybody reads it. */
export const ShownDecision = z.strictObject({
  organization: z.string(),
  organizationKind: z.enum(["organization", "municipality"]).describe("a health trust, or a municipality"),
  edition: z.int().describe("the edition that was decided on"),
  outcome: z.enum(outcomes),
  conditions: z.string(),
  reason: z.string(),
  decidedOn: Day,
  deciderRole: z.string(),
  responsible: z.string(),
  followUpOn: Day.nullable().describe("the next follow-up; null: there is none to come"),
  result: FollowUp.nullable().describe("of the latest follow-up"),
});
export type ShownDecision = z.infer<typeof ShownDecision>;

/** A decision as its parties, the initiator and the desk read it. */
export const DecisionView = z.object({
  no: z.int(),
  rev: z.int(),
  state: z.enum(decisionStates),
  organization: z.string(),
  edition: z.int(),
  isHidden: z.boolean().describe("the edition was withdrawn, so nobody else reads the decision"),
  given: ShownDecision.omit({ organization: true, organizationKind: true, edition: true, result: true })
    .extend({ measure: z.string(), mayBeShown: z.boolean(), at: Instant })
    .nullable()
    .describe("null until it is decided"),
  followUps: z.array(FollowUp.extend({ finding: z.string(), nextOn: Day.nullable() })).describe("the latest first"),
  next: Day.nullable().describe("the next follow-up; null: there is none to come"),
  due: z.enum(["none", "later", "due", "overdue"]).describe("of the next follow-up; due from 14 days before it"),
});
export type DecisionView = z.infer<typeof DecisionView>;

const Person = z.object({ name: z.string(), email: z.string() });

/** A decision with the person who was asked. Only callers who may ask get it. */
const AskedDecision = DecisionView.extend({
  organizationKey: z.string().describe("to ask for it again"),
  askedAt: Instant,
  asked: Person.nullable().describe("null: erased, or the desk gave the decision"),
  suggested: Person.nullable().describe("the person suggested by whoever declined; either may be empty"),
});
export type AskedDecision = z.infer<typeof AskedDecision>;

const Token = z.string().max(200).describe("the secret of the link");
const ofLink = { token: Token, rev: Rev };
const atDesk = z.object({
  id: NumberOrGuid.describe("the assessment"),
  no: z.coerce.number().pipe(z.int32().positive()).describe("the decision"),
});

/** After a change: the decision as it stands. */
const Changed = Done.extend({ decision: DecisionView });

export const decisionCalls = {
  askForDecision: {
    summary:
      "Ask somebody by mail what an organisation has decided on the newest edition; again for another person or a new link",
    params: z.object({ id: NumberOrGuid }),
    body: z.object({
      organization: line.describe("the key of a health trust or a municipality; left out: the assessment's own"),
      name: z.string().max(1_000),
      email: z.string().max(1_000),
      message: text.describe("goes with the mail, and is stored nowhere"),
      language: z
        .enum(languages)
        .nullish()
        .describe("of the mail; left out: the one that suits the person who is asked best"),
    }),
    answer: Done.extend({ no: z.int(), rev: z.int() }),
  },
  assessmentDecisions: {
    summary: "The decisions on the editions of an assessment that the caller may read, the newest first",
    params: z.object({ id: NumberOrGuid }),
    answer: z.object({
      decisions: z.array(ShownDecision).describe("those that everybody may read"),
      all: z.array(AskedDecision).nullable().describe("every one, for the initiator and the desk; null for others"),
      abilities: z.array(z.enum(abilities)),
    }),
  },
  inspectDecision: {
    summary: "What a link leads to: the edition, the decision and what may be done. Looking does not use the link up",
    body: z.object({ token: Token }),
    answer: z.object({
      part: z.enum(linkRoles),
      assessment: z.object({
        number: z.int(),
        heading: z.string(),
        organization: z.string(),
        assessmentType: AssessmentTypeValue,
        edition: z.int(),
        newest: z.int().describe("the number of the newest edition; `edition` while the text is the same"),
        published: Instant.nullable(),
        url: z.string().describe("the edition's own page"),
        recommendation: z.string(),
        recommendationKey: z.enum(recommendations).nullable(),
        confidence: z.string(),
        confidenceKey: z.enum(certainties).nullable(),
        conditions: z.string().describe("HTML"),
        summary: z.string().describe("HTML"),
      }),
      decision: DecisionView,
      defaults: z
        .object({
          conditions: z.string(),
          decidedOn: Day,
          deciderRole: z.string(),
          followUpOn: z.record(z.enum(outcomes), Day.nullable()).describe("by outcome; null: none"),
        })
        .describe("for a decision that is not given yet"),
      hasResponsibleEmail: z.boolean().describe("reminders of the follow-up go to an address of its own"),
      correctableUntil: Day.nullable(),
      abilities: z.array(z.enum(abilities)).describe("what this link may do with the decision now"),
    }),
  },
  giveDecision: {
    summary: "Register what was decided, by the link",
    body: Fields.extend(ofLink),
    answer: Changed,
  },
  declineDecision: {
    summary: "Say that somebody else decides, and perhaps who; by the link",
    body: z.object({ ...ofLink, name: line, email: line }),
    answer: Done,
  },
  correctDecision: {
    summary: "Correct a decision, by the decider's link in 14 days; all fields are written again",
    body: Fields.extend(ofLink),
    answer: Changed,
  },
  reportFollowUp: {
    summary: "Report a follow-up, by the link of the decider or of who is responsible",
    body: Report.extend(ofLink),
    answer: Changed,
  },
  resendDecisionLink: {
    summary: "Send a new link to the same address; the same answer for every secret",
    body: z.object({ token: Token }),
    answer: Done,
  },
  deskGiveDecision: {
    summary: "Register what was decided, as the organisation's",
    params: atDesk,
    body: Fields.extend({ rev: Rev }),
    answer: Changed,
  },
  deskCorrectDecision: {
    summary: "Correct a decision; all fields are written again",
    params: atDesk,
    body: Fields.extend({ rev: Rev }),
    answer: Changed,
  },
  deskReportFollowUp: {
    summary: "Report a follow-up",
    params: atDesk,
    body: Report.extend({ rev: Rev }),
    answer: Changed,
  },
  deskRemoveDecision: {
    summary: "Remove a decision, or an ask for one, with a reason",
    params: atDesk,
    body: z.object({ rev: Rev, reason: text }),
    answer: Done,
  },
} as const satisfies SchemasOf<typeof decisionPaths>;
