import { ok, type Refusal, type Result } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { type House, reading, writing } from "../../../platform/server/http/call-route.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { foldedAddress } from "../rules/index.ts";
import { askForDecision } from "./ask.ts";
import { declineDecision } from "./decline.ts";
import { reportFollowUp } from "./follow-up.ts";
import { correctDecision, giveDecision } from "./give.ts";
import { inspectDecision } from "./inspect.ts";
import { assessmentDecisions } from "./list.ts";
import { type OpenDecision, type OpenStep, openAtDesk, openByLink } from "./open-decision.ts";
import { reminderJob } from "./remind.ts";
import { forgetOrphanedReminders } from "./reminder-store.ts";
import { removeDecision } from "./remove.ts";
import { addressBehind, resendJob, resendSoon } from "./resend.ts";

type Needs = { readonly house: House; readonly limits: Limits };

type Step<Body, Answer> = (work: Work, open: OpenDecision, body: Body) => Promise<Result<Answer>>;

type Seen = { readonly rev: number };
type LinkGiven = Seen & { readonly token: string };

/** A step by the secret of a link. */
const byLink =
  <Body, Answer>(step: OpenStep, take: Step<Body, Answer>) =>
  async (work: Work, { body }: { readonly body: Body & LinkGiven }): Promise<Result<Answer>> => {
    const open = await openByLink(work, step, body);
    return open.ok ? take(work, open.value, body) : open;
  };

type Params = { readonly id: string; readonly no: number };

/** The same step by the desk. */
const atDesk =
  <Body, Answer>(step: OpenStep, take: Step<Body, Answer>) =>
  async (
    work: Work,
    { params, body }: { readonly params: Params; readonly body: Body & Seen },
  ): Promise<Result<Answer>> => {
    const open = await openAtDesk(work, step, params, body.rev);
    return open.ok ? take(work, open.value, body) : open;
  };

/** Decisions of organisations on editions, and their follow-up. */
export const decisionFeature = serverFeature({
  serves: ({ house, limits }: Needs) => {
    const toAsked = limits.by<"askForDecision">("decision-mail", ({ body }) => foldedAddress(body.email));
    const toSame = limits.by<"resendDecisionLink">("decision-mail", ({ body }) => addressBehind(house.db, body.token));
    const opening = { limits: [limits.byAddress("open-link")] };
    return {
      answers: {
        askForDecision: writing((work, input) => askForDecision(work, input), {
          limits: [limits.bySession("ask-decision"), toAsked],
        }),
        assessmentDecisions: reading((read, { params }) => assessmentDecisions(read, params.id)),
        inspectDecision: reading((read, { body }) => inspectDecision(read, body.token), {
          limits: [limits.byAddress("inspect-decision")],
        }),
        giveDecision: writing(byLink("give", giveDecision), opening),
        declineDecision: writing(byLink("decline", declineDecision), opening),
        correctDecision: writing(byLink("correct", correctDecision), opening),
        reportFollowUp: writing(byLink("report", reportFollowUp), opening),
        resendDecisionLink: writing(
          async (work, input) => {
            const tooMany: Refusal | null = await toSame(work, input);
            // Beyond the limit no mail is sent, and nothing is said of it.
            if (!tooMany) await resendSoon(work, input.body.token);
            return ok({ ok: true } as const);
          },
          { limits: [limits.byAddress("resend")] },
        ),
        deskGiveDecision: writing(atDesk("give", giveDecision)),
        deskCorrectDecision: writing(atDesk("correct", correctDecision)),
        deskReportFollowUp: writing(atDesk("report", reportFollowUp)),
        deskRemoveDecision: writing(atDesk("remove", removeDecision)),
      },
    };
  },
  jobs: (platform: Platform) => [reminderJob(platform), resendJob(platform)],
  hourly: [forgetOrphanedReminders],
});
