export { acceptFormsOfMails } from "./forms-of-mails.ts";
export { openKeptAnswers, type SendKept } from "./kept-answer.ts";
export { messageDocument } from "./message-document.ts";
export { openPageParts, type PageParts } from "./page-parts.ts";
export { entryStyles } from "./renderer.ts";
