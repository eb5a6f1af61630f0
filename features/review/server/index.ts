export { askForReview } from "./ask-for-review.ts";
export { fieldsChangedSince } from "./changed-since.ts";
export { loadReviews, loadSentReviews, reviewReader } from "./load-reviews.ts";
export { reminderJob, remindReviewers } from "./remind.ts";
export { reviewRoutes } from "./routes.ts";
export { readDue } from "./set-due.ts";
export { addSent as addSentReview } from "./store.ts";
