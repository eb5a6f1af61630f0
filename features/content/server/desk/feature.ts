import { serverFeature } from "../../../../platform/server/feature.ts";
import { reading, writing } from "../../../../platform/server/http/call-route.ts";
import type { Platform } from "../../../../platform/server/platform.ts";
import type { Trees } from "../index.ts";
import { addAddress, listOldAddresses, removeAddress } from "./addresses-by-hand.ts";
import { copyPage } from "./copy-page.ts";
import { getPage, listTerms } from "./get-page.ts";
import { forgetOldLeases } from "./lease-store.ts";
import { findPages, getLinksTo, listPages } from "./list-pages.ts";
import { listSites, type SiteAddresses } from "./list-sites.ts";
import { cancelPlan, endPage, planJob, planPage } from "./plan-page.ts";
import { publishPage, unpublishPage } from "./publish-page.ts";
import { setReview } from "./review.ts";
import { reviewDateJob } from "./review-mails.ts";
import { savePage } from "./save-page.ts";
import { sayHere } from "./say-here.ts";
import { setPageAccess } from "./set-access.ts";
import { endSharing, shareDraft } from "./share.ts";
import { convertBlock } from "./shared-blocks.ts";
import { emptyTrash } from "./trash-store.ts";
import { addPage, listTrash, movePage, trashPage, untrashPage } from "./tree.ts";
import { undoPage } from "./undo-page.ts";
import { discardDraft, getPageVersion, restoreVersion } from "./versions.ts";
import { listWaiting } from "./waiting.ts";

/** The calls of editors about pages. */
export const contentDeskFeature = serverFeature({
  serves: ({ config, trees }: { readonly config: SiteAddresses; readonly trees: Trees }) => ({
    answers: {
      deskSites: reading((read) => listSites(read, config)),
      deskPages: reading((read) => listPages(read)),
      deskFindPages: reading((read, { query }) => findPages(read, query)),
      deskWaiting: reading((read) => listWaiting(trees, read)),
      deskTrash: reading((read) => listTrash(read)),
      deskPage: reading((read, { params }) => getPage(trees, read, params.id)),
      deskPageVersion: reading((read, { params }) => getPageVersion(read, params)),
      deskLinksTo: reading((read, { params }) => getLinksTo(read, params.id)),
      deskOldAddresses: reading((read, { params }) => listOldAddresses(read, params.id)),
      deskAddAddress: writing((work, { params, body }) => addAddress(work, params.id, body)),
      deskRemoveAddress: writing((work, { params, body }) => removeAddress(work, params.id, body)),
      deskTerms: reading((read, { params }) => listTerms(read, params.kind)),
      deskAddPage: writing((work, { body }) => addPage(work, body)),
      deskSavePage: writing((work, { params, body }) => savePage(work, params.id, body)),
      deskConvertBlock: writing((work, { params, body }) => convertBlock(work, params.id, body)),
      deskUndoPage: writing((work, { params }) => undoPage(work, params.id)),
      deskPublishPage: writing((work, { params, body }) => publishPage(work, params.id, body)),
      deskUnpublishPage: writing((work, { params, body }) => unpublishPage(work, params.id, body.rev)),
      deskPlanPage: writing((work, { params, body }) => planPage(work, params.id, body)),
      deskCancelPlan: writing((work, { params, body }) => cancelPlan(work, params.id, body.rev)),
      deskEndPage: writing((work, { params, body }) => endPage(work, params.id, body)),
      deskSayHere: writing((work, { params, body }) => sayHere(work, params.id, body), {
        keepsNoKey: true,
      }),
      deskSetReview: writing((work, { params, body }) => setReview(work, params.id, body)),
      deskSetAccess: writing((work, { params, body }) => setPageAccess(work, params.id, body)),
      deskDiscardDraft: writing((work, { params, body }) => discardDraft(work, params.id, body.rev)),
      deskRestoreVersion: writing((work, { params, body }) => restoreVersion(work, params.id, body)),
      deskMovePage: writing((work, { params, body }) => movePage(work, params.id, body)),
      deskCopyPage: writing((work, { params }) => copyPage(work, params.id)),
      deskTrashPage: writing((work, { params }) => trashPage(work, params.id)),
      deskUntrashPage: writing((work, { params }) => untrashPage(work, params.id)),
      deskShareDraft: writing((work, { params }) => shareDraft(work, params.id)),
      deskEndSharing: writing((work, { params, body }) => endSharing(work, params.id, body)),
    },
  }),
  jobs: (platform: Platform) => [planJob(platform), reviewDateJob(platform)],
  hourly: [emptyTrash, forgetOldLeases],
});
