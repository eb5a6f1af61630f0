export { issueLink, type Occasion } from "./issue-link.ts";
export type { OnOpened } from "./redeem.ts";
export { resendJob } from "./resend.ts";
export { contributorRoutes, linkRoutes } from "./routes.ts";
export { addSeat, attachSeat, removeSeat, vacateSeat } from "./seat.ts";
