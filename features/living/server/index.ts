export { addReview, dueOnOf, isReviewPassedOf } from "./store.ts";
export { reviewDayOf, setImportedReviewDay } from "./transfer.ts";
