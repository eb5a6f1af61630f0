export { addGivenDecision } from "./add-given.ts";
export { mailNewEdition, mailWithdrawal } from "./editions.ts";
export { decisionsIn } from "./shown.ts";
