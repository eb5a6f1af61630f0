export { cardJob, hideCard, hideContact, writeCard, writeCardOf } from "./card.ts";
export { draftDocument, publishedDocument } from "./documents.ts";
export { publicationRoutes } from "./routes.ts";
export { approveContact, withdrawContact } from "./show-contact.ts";
export { publishSnapshot } from "./snapshot.ts";
export { withdrawnMessage } from "./store.ts";
