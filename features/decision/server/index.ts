export { addGivenDecision } from "./add-given.ts";
export { moveDecisions } from "./edition-store.ts";
export { mailNewEdition, mailWithdrawal } from "./editions.ts";
export { eraseOldPersons, remindOfDecisions } from "./remind.ts";
export { notedReminders, noteReminder } from "./reminder-store.ts";
export { decidedOn, decisionsIn, type ListedDecision, listDecisionsOf, listNewestDecisions } from "./shown.ts";
export { isFollowUpOverdueOf } from "./store.ts";
export { addImportedDecision, brokenRule, exportedDecisions, type MovedDecision } from "./transfer.ts";
