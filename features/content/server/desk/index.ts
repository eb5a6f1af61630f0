import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../../../../platform/server/http/call-route.ts";
import type { Trees } from "../index.ts";
import { addAddress, listOldAddresses, removeAddress } from "./addresses-by-hand.ts";
import { copyPage } from "./copy-page.ts";
import { getPage, listTerms } from "./get-page.ts";
import { findPages, getLinksTo, listPages } from "./list-pages.ts";
import { listSites, type SiteAddresses } from "./list-sites.ts";
import { cancelPlan, endPage, planPage } from "./plan-page.ts";
import { publishPage, unpublishPage } from "./publish-page.ts";
import { setReview } from "./review.ts";
import { savePage } from "./save-page.ts";
import { sayHere } from "./say-here.ts";
import { setPageAccess } from "./set-access.ts";
import { endSharing, shareDraft } from "./share.ts";
import { convertBlock } from "./shared-blocks.ts";
import { addPage, listTrash, movePage, trashPage, untrashPage } from "./tree.ts";
import { undoPage } from "./undo-page.ts";
import { discardDraft, getPageVersion, restoreVersion } from "./versions.ts";
import { listWaiting } from "./waiting.ts";

export { forgetOldLeases } from "./lease-store.ts";
export { planJob, publishPlanned } from "./plan-page.ts";
export { reviewDateJob, sendReviewMails } from "./review-mails.ts";
export { emptyTrash } from "./trash-store.ts";

/** What editors do with pages. docs/spec/content.md, Editors of content */
export function contentDeskRoutes(app: FastifyInstance, house: House, config: SiteAddresses, trees: Trees): void {
  readingCall(app, house, "deskSites", (read) => listSites(read, config));
  readingCall(app, house, "deskPages", (read) => listPages(read));
  readingCall(app, house, "deskFindPages", (read, { query }) => findPages(read, query));
  readingCall(app, house, "deskWaiting", (read) => listWaiting(trees, read));
  readingCall(app, house, "deskTrash", (read) => listTrash(read));
  readingCall(app, house, "deskPage", (read, { params }) => getPage(trees, read, params.id));
  readingCall(app, house, "deskPageVersion", (read, { params }) => getPageVersion(read, params));
  readingCall(app, house, "deskLinksTo", (read, { params }) => getLinksTo(read, params.id));
  readingCall(app, house, "deskOldAddresses", (read, { params }) => listOldAddresses(read, params.id));
  writingCall(app, house, "deskAddAddress", (work, { params, body }) => addAddress(work, params.id, body));
  writingCall(app, house, "deskRemoveAddress", (work, { params, body }) => removeAddress(work, params.id, body));
  readingCall(app, house, "deskTerms", (read, { params }) => listTerms(read, params.kind));
  writingCall(app, house, "deskAddPage", (work, { body }) => addPage(work, body));
  writingCall(app, house, "deskSavePage", (work, { params, body }) => savePage(work, params.id, body));
  writingCall(app, house, "deskConvertBlock", (work, { params, body }) => convertBlock(work, params.id, body));
  writingCall(app, house, "deskUndoPage", (work, { params }) => undoPage(work, params.id));
  writingCall(app, house, "deskPublishPage", (work, { params, body }) => publishPage(work, params.id, body));
  writingCall(app, house, "deskUnpublishPage", (work, { params, body }) => unpublishPage(work, params.id, body.rev));
  writingCall(app, house, "deskPlanPage", (work, { params, body }) => planPage(work, params.id, body));
  writingCall(app, house, "deskCancelPlan", (work, { params, body }) => cancelPlan(work, params.id, body.rev));
  writingCall(app, house, "deskEndPage", (work, { params, body }) => endPage(work, params.id, body));
  writingCall(app, house, "deskSayHere", (work, { params, body }) => sayHere(work, params.id, body), {
    keepsNoKey: true,
  });
  writingCall(app, house, "deskSetReview", (work, { params, body }) => setReview(work, params.id, body));
  writingCall(app, house, "deskSetAccess", (work, { params, body }) => setPageAccess(work, params.id, body));
  writingCall(app, house, "deskDiscardDraft", (work, { params, body }) => discardDraft(work, params.id, body.rev));
  writingCall(app, house, "deskRestoreVersion", (work, { params, body }) => restoreVersion(work, params.id, body));
  writingCall(app, house, "deskMovePage", (work, { params, body }) => movePage(work, params.id, body));
  writingCall(app, house, "deskCopyPage", (work, { params }) => copyPage(work, params.id));
  writingCall(app, house, "deskTrashPage", (work, { params }) => trashPage(work, params.id));
  writingCall(app, house, "deskUntrashPage", (work, { params }) => untrashPage(work, params.id));
  writingCall(app, house, "deskShareDraft", (work, { params }) => shareDraft(work, params.id));
  writingCall(app, house, "deskEndSharing", (work, { params, body }) => endSharing(work, params.id, body));
}
