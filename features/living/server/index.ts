export { addReview, isReviewPassedOf } from "./store.ts";
export { reviewDayOf, setImportedReviewDay } from "./transfer.ts";
