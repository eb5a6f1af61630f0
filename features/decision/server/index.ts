export { mailNewEdition, mailWithdrawal } from "./editions.ts";
export { eraseOldPersons, remindOfDecisions } from "./remind.ts";
export { addImportedDecision, brokenRule, exportedDecisions, type MovedDecision } from "./transfer.ts";
