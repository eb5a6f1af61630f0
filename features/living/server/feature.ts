import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { declineConfirmation, undoConfirmation } from "./answer-confirmation.ts";
import { confirmUnchanged } from "./confirm.ts";
import { passedJob } from "./pass.ts";
import { readReviewDay } from "./read.ts";
import { reminderJob } from "./remind.ts";
import { setReviewDay } from "./set-day.ts";

type Needs = { readonly limits: Limits };

/** The day by which a published assessment is looked at again. */
export const livingFeature = serverFeature({
  serves: ({ limits }: Needs) => ({
    answers: {
      reviewDay: reading((read, { params }) => readReviewDay(read, params.id)),
      confirmUnchanged: writing((work, input) => confirmUnchanged(work, input), {
        limits: [limits.bySession("review-day")],
      }),
      declineConfirmation: writing((work, input) => declineConfirmation(work, input)),
      undoConfirmation: writing((work, input) => undoConfirmation(work, input)),
      setReviewDay: writing((work, input) => setReviewDay(work, input), { limits: [limits.bySession("review-day")] }),
    },
  }),
  jobs: (platform: Platform) => [reminderJob(platform), passedJob(platform)],
});
