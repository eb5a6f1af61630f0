export * from "./calls-for-reply.ts";
export * from "./questions.ts";
export * from "./reminder.ts";
export * from "./review-blocks.ts";
export * from "./sending.ts";
export { SentReview } from "./sent-review.ts";
export * from "./state.ts";
