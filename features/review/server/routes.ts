import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { answerReviewRequest } from "./answer-request.ts";
import { reviewChange } from "./review-change.ts";
import { sendReview } from "./send-review.ts";
import { setReviewDue } from "./set-due.ts";

/** docs/spec/peer-review.md, Calls */
export function reviewRoutes(app: FastifyInstance, { house, limits }: { house: House; limits: Limits }): void {
  writingCall(app, house, "setPeerReviewStatus", (work, { body }) => sendReview(work, body));
  writingCall(app, house, "answerReviewRequest", (work, { body }) => answerReviewRequest(work, body));
  readingCall(app, house, "reviewChange", (read, input) => reviewChange(read, input));
  writingCall(app, house, "setReviewDue", (work, { body }) => setReviewDue(work, body), {
    limits: [limits.bySession("review-due")],
  });
}
