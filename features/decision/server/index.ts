export { mailNewEdition, mailWithdrawal } from "./editions.ts";
