export { issueLink, LINK_DAYS, type Occasion } from "./issue-link.ts";
export type { OnOpened } from "./redeem.ts";
export { linkRoutes } from "./routes.ts";
export { addSeat, removeSeat } from "./seat.ts";
