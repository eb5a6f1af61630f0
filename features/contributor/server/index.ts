export { issueLink, type Occasion } from "./issue-link.ts";
export { languageBeforehand, languageToInvite } from "./language-to-invite.ts";
export type { OnOpened } from "./redeem.ts";
export { resendLink } from "./resend.ts";
export { addSeat, attachSeat, removeSeat, vacateSeat } from "./seat.ts";
