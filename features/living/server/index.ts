export { reviewNoteIn } from "./note.ts";
export { addReview, dueOnOf, isReviewPassedOf, reviewsPassedAmong, searchedAgainOf } from "./store.ts";
export { reviewDayOf, setImportedReviewDay } from "./transfer.ts";
export { openReviewDays, waitingConfirmations } from "./waiting-store.ts";
