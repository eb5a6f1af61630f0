import type { Paths } from "../../platform/pure/contract/paths.ts";

export const reviewPaths = {
  setPeerReviewStatus: ["POST", "/api/schema/SetPeerReviewStatus"],
  answerReviewRequest: ["POST", "/api/schema/AnswerReviewRequest"],
  reviewChange: ["GET", "/api/assessments/:id/review-change"],
  setReviewDue: ["POST", "/api/schema/SetReviewDue"],
} as const satisfies Paths;
