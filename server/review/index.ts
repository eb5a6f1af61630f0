import type { FastifyInstance } from "fastify";
import { type House, writingCall } from "../platform/http/call-route.ts";
import type { Limits } from "../rate-limit/index.ts";
import { answerReviewRequest } from "./answer-request.ts";
import { sendReview } from "./send-review.ts";
import { setReviewDue } from "./set-due.ts";

export { askForReview } from "./ask-for-review.ts";
export { reminderJob, remindReviewers } from "./remind.ts";
export { readDue } from "./set-due.ts";
export { addSent as addSentReview } from "./store.ts";

/** docs/spec/peer-review.md, Calls */
export function reviewRoutes(app: FastifyInstance, { house, limits }: { house: House; limits: Limits }): void {
  writingCall(app, house, "setPeerReviewStatus", (work, { body }) => sendReview(work, body));
  writingCall(app, house, "answerReviewRequest", (work, { body }) => answerReviewRequest(work, body));
  writingCall(app, house, "setReviewDue", (work, { body }) => setReviewDue(work, body), {
    limits: [limits.bySession("review-due")],
  });
}
