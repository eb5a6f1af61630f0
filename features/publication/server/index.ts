export { hideCard, hideContact, writeCard, writeCardOf } from "./card.ts";
export { deskRecipients } from "./desk-recipients.ts";
export { draftDocument, publishedDocument } from "./documents.ts";
export { newestEdition } from "./edition-store.ts";
export { editionNotes, setTermsBeside, termsBeside } from "./imported-store.ts";
export { approveContact, withdrawContact } from "./show-contact.ts";
export { publishEdition, publishSnapshot } from "./snapshot.ts";
export { startedFrom } from "./started-from.ts";
export { standing as standingEditions, withdrawnMessage } from "./store.ts";
