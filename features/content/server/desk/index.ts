export { forgetOldLeases } from "./lease-store.ts";
export { publishPlanned } from "./plan-page.ts";
export { sendReviewMails } from "./review-mails.ts";
export { emptyTrash } from "./trash-store.ts";
