export { askForReview } from "./ask-for-review.ts";
export { fieldsChangedSince } from "./changed-since.ts";
export { loadReviews, loadSentReviews, reviewReader } from "./load-reviews.ts";
export { remindReviewers } from "./remind.ts";
export { readDue } from "./set-due.ts";
export { addSent as addSentReview } from "./store.ts";
