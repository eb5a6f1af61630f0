import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { answerReviewRequest } from "./answer-request.ts";
import { reminderJob } from "./remind.ts";
import { reviewChange } from "./review-change.ts";
import { sendReview } from "./send-review.ts";
import { setReviewDue } from "./set-due.ts";

export const reviewFeature = serverFeature({
  serves: ({ limits }: { readonly limits: Limits }) => ({
    answers: {
      setPeerReviewStatus: writing((work, { body }) => sendReview(work, body)),
      answerReviewRequest: writing((work, { body }) => answerReviewRequest(work, body)),
      reviewChange: reading((read, input) => reviewChange(read, input)),
      setReviewDue: writing((work, { body }) => setReviewDue(work, body), {
        limits: [limits.bySession("review-due")],
      }),
    },
  }),
  jobs: (platform: Platform) => [reminderJob(platform)],
});
