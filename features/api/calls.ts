import type { CallSchemas } from "../../platform/pure/contract/call.ts";
import { accountCalls } from "../account/calls.ts";
import { adoptionCalls } from "../adoption/calls.ts";
import { assessmentCalls } from "../assessment/calls.ts";
import { schemaItemCalls } from "../assessment/calls-block.ts";
import { attachmentCalls } from "../attachment/calls.ts";
import { commentCalls } from "../comment/calls.ts";
import { contentCalls } from "../content/calls.ts";
import { contentDeskCalls } from "../content/calls-desk.ts";
import { oldAddressCalls } from "../content/calls-old-address.ts";
import { contributorCalls } from "../contributor/calls.ts";
import { decisionCalls } from "../decision/calls.ts";
import { decisionSheetCalls } from "../decision-sheet/calls.ts";
import { deskCalls } from "../desk/calls.ts";
import { economyCalls } from "../economy/calls.ts";
import { evidenceCalls } from "../evidence/calls.ts";
import { fieldHistoryCalls } from "../history/calls.ts";
import { imageCalls } from "../image/calls.ts";
import { literatureCalls } from "../literature/calls.ts";
import { liveCalls } from "../live/calls.ts";
import { livingCalls } from "../living/calls.ts";
import { mediaCalls } from "../media/calls.ts";
import { outcomeCalls } from "../outcome/calls.ts";
import { overviewCalls } from "../overview/calls.ts";
import { readingCalls } from "../reading/calls.ts";
import { redactionCalls } from "../redaction/calls.ts";
import { referenceCalls } from "../reference/calls.ts";
import { retractionCalls } from "../retraction/calls.ts";
import { reviewCalls } from "../review/calls.ts";
import { rowCalls } from "../row/calls.ts";
import { searchCalls } from "../search/calls.ts";
import { searchDeskCalls } from "../search/calls-desk.ts";
import { sessionCalls } from "../session/calls.ts";
import { subscriptionCalls } from "../subscription/calls.ts";
import { takeoverCalls } from "../takeover/calls.ts";
import { templateCalls } from "../template/calls.ts";
import { termCalls } from "../term/calls.ts";
import { tipCalls } from "../tip/calls.ts";
import { versionCalls } from "../version/calls.ts";
import type { paths } from "./paths.ts";

/** One schema per call serves the server, the client's types and the OpenAPI document. */
export const calls = {
  ...adoptionCalls,
  ...assessmentCalls,
  ...schemaItemCalls,
  ...contributorCalls,
  ...sessionCalls,
  ...literatureCalls,
  ...referenceCalls,
  ...evidenceCalls,
  ...outcomeCalls,
  ...economyCalls,
  ...retractionCalls,
  ...reviewCalls,
  ...fieldHistoryCalls,
  ...takeoverCalls,
  ...versionCalls,
  ...rowCalls,
  ...commentCalls,
  ...liveCalls,
  ...attachmentCalls,
  ...imageCalls,
  ...readingCalls,
  ...decisionCalls,
  ...decisionSheetCalls,
  ...livingCalls,
  ...deskCalls,
  ...overviewCalls,
  ...redactionCalls,
  ...accountCalls,
  ...contentCalls,
  ...contentDeskCalls,
  ...oldAddressCalls,
  ...mediaCalls,
  ...searchCalls,
  ...searchDeskCalls,
  ...templateCalls,
  ...termCalls,
  ...subscriptionCalls,
  ...tipCalls,
} as const satisfies Record<keyof typeof paths, CallSchemas>;

declare module "../../platform/pure/contract/registered.ts" {
  interface Registered {
    readonly calls: typeof calls;
  }
}
