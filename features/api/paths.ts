import type { Paths } from "../../platform/pure/contract/paths.ts";
import { accountPaths } from "../account/paths.ts";
import { adoptionPaths } from "../adoption/paths.ts";
import { assessmentPaths } from "../assessment/paths.ts";
import { attachmentPaths } from "../attachment/paths.ts";
import { commentPaths } from "../comment/paths.ts";
import { contentPaths } from "../content/paths.ts";
import { contributorPaths } from "../contributor/paths.ts";
import { decisionPaths } from "../decision/paths.ts";
import { decisionSheetPaths } from "../decision-sheet/paths.ts";
import { deskPaths } from "../desk/paths.ts";
import { economyPaths } from "../economy/paths.ts";
import { evidencePaths } from "../evidence/paths.ts";
import { historyPaths } from "../history/paths.ts";
import { imagePaths } from "../image/paths.ts";
import { literaturePaths } from "../literature/paths.ts";
import { livePaths } from "../live/paths.ts";
import { livingPaths } from "../living/paths.ts";
import { mediaCallPaths } from "../media/paths.ts";
import { outcomePaths } from "../outcome/paths.ts";
import { overviewPaths } from "../overview/paths.ts";
import { readingPaths } from "../reading/paths.ts";
import { redactionPaths } from "../redaction/paths.ts";
import { referencePaths } from "../reference/paths.ts";
import { retractionPaths } from "../retraction/paths.ts";
import { reviewPaths } from "../review/paths.ts";
import { rowPaths } from "../row/paths.ts";
import { searchPaths } from "../search/paths.ts";
import { sessionPaths } from "../session/paths.ts";
import { subscriptionPaths } from "../subscription/paths.ts";
import { takeoverPaths } from "../takeover/paths.ts";
import { templatePaths } from "../template/paths.ts";
import { termPaths } from "../term/paths.ts";
import { tipPaths } from "../tip/paths.ts";
import { versionPaths } from "../version/paths.ts";
import { publicPaths } from "./public-paths.ts";

/** Method and path of every call: a feature's are in its `paths.ts`, those of readers' pages in `public-paths.ts`. */
export const paths = {
  ...publicPaths,
  ...accountPaths,
  ...adoptionPaths,
  ...assessmentPaths,
  ...attachmentPaths,
  ...commentPaths,
  ...contentPaths,
  ...contributorPaths,
  ...decisionPaths,
  ...deskPaths,
  ...economyPaths,
  ...evidencePaths,
  ...historyPaths,
  ...imagePaths,
  ...literaturePaths,
  ...livePaths,
  ...livingPaths,
  ...mediaCallPaths,
  ...outcomePaths,
  ...overviewPaths,
  ...readingPaths,
  ...decisionSheetPaths,
  ...redactionPaths,
  ...referencePaths,
  ...retractionPaths,
  ...reviewPaths,
  ...rowPaths,
  ...searchPaths,
  ...sessionPaths,
  ...subscriptionPaths,
  ...takeoverPaths,
  ...templatePaths,
  ...termPaths,
  ...tipPaths,
  ...versionPaths,
} as const satisfies Paths;

declare module "../../platform/pure/contract/registered.ts" {
  interface Registered {
    readonly paths: typeof paths;
  }
}
