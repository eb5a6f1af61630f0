import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
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
      setReviewDay: writing((work, input) => setReviewDay(work, input), { limits: [limits.bySession("review-day")] }),
    },
  }),
  jobs: (platform: Platform) => [reminderJob(platform), passedJob(platform)],
});
