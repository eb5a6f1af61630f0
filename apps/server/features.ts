import { accountFeature } from "../../features/account/server/feature.ts";
import { adoptionFeature } from "../../features/adoption/server/feature.ts";
import { assessmentFeature } from "../../features/assessment/server/feature.ts";
import { attachmentFeature } from "../../features/attachment/server/feature.ts";
import { commentFeature } from "../../features/comment/server/feature.ts";
import { contentDeskFeature } from "../../features/content/server/desk/feature.ts";
import { contentFeature } from "../../features/content/server/feature.ts";
import { contributorFeature } from "../../features/contributor/server/feature.ts";
import { decisionFeature } from "../../features/decision/server/feature.ts";
import { decisionSheetFeature } from "../../features/decision-sheet/server/feature.ts";
import { demoFeature } from "../../features/demo/server/feature.ts";
import { deskFeature } from "../../features/desk/server/feature.ts";
import { documentFeature } from "../../features/document/server/feature.ts";
import { economyFeature } from "../../features/economy/server/feature.ts";
import { evidenceFeature } from "../../features/evidence/server/feature.ts";
import { historyFeature } from "../../features/history/server/feature.ts";
import { imageFeature } from "../../features/image/server/feature.ts";
import { introFeature } from "../../features/intro/server/feature.ts";
import { linkCheckFeature } from "../../features/link-check/server/feature.ts";
import { literatureFeature } from "../../features/literature/server/feature.ts";
import { liveFeature } from "../../features/live/server/feature.ts";
import { livingFeature } from "../../features/living/server/feature.ts";
import { mediaFeature } from "../../features/media/server/feature.ts";
import { outboxFeature } from "../../features/outbox/server/feature.ts";
import { outcomeFeature } from "../../features/outcome/server/feature.ts";
import { overviewFeature } from "../../features/overview/server/feature.ts";
import { pageFeature } from "../../features/page/server/feature.ts";
import { publicationFeature } from "../../features/publication/server/feature.ts";
import { redactionFeature } from "../../features/redaction/server/feature.ts";
import { referenceFeature } from "../../features/reference/server/feature.ts";
import { retractionFeature } from "../../features/retraction/server/feature.ts";
import { reviewFeature } from "../../features/review/server/feature.ts";
import { rowFeature } from "../../features/row/server/feature.ts";
import { searchFeature } from "../../features/search/server/feature.ts";
import { sessionFeature } from "../../features/session/server/feature.ts";
import { signInFeature } from "../../features/sign-in/server/feature.ts";
import { subscriptionFeature } from "../../features/subscription/server/feature.ts";
import { takeoverFeature } from "../../features/takeover/server/feature.ts";
import { templateFeature } from "../../features/template/server/feature.ts";
import { termFeature } from "../../features/term/server/feature.ts";
import { tipFeature } from "../../features/tip/server/feature.ts";
import { versionFeature } from "../../features/version/server/feature.ts";
import type { CallName } from "../../platform/pure/contract/call.ts";

type Features = readonly { readonly answered?: CallName }[];
type Unanswered<F extends Features> = Exclude<CallName, F[number]["answered"]>;

/** Does not compile while a call has no answer; the compiler names the call. */
const answeringAll = <const F extends Features>(
  features: F & ([Unanswered<F>] extends [never] ? unknown : { readonly unanswered: Unanswered<F> }),
): F => features;

/** The server parts of all features. The first content is added in this order. */
export const serverFeatures = answeringAll([
  termFeature,
  templateFeature,
  contentFeature,
  contentDeskFeature,
  demoFeature,
  accountFeature,
  adoptionFeature,
  assessmentFeature,
  attachmentFeature,
  commentFeature,
  contributorFeature,
  decisionFeature,
  decisionSheetFeature,
  deskFeature,
  documentFeature,
  economyFeature,
  evidenceFeature,
  historyFeature,
  imageFeature,
  introFeature,
  linkCheckFeature,
  literatureFeature,
  liveFeature,
  livingFeature,
  mediaFeature,
  outboxFeature,
  outcomeFeature,
  overviewFeature,
  publicationFeature,
  redactionFeature,
  referenceFeature,
  retractionFeature,
  reviewFeature,
  rowFeature,
  searchFeature,
  sessionFeature,
  signInFeature,
  subscriptionFeature,
  takeoverFeature,
  tipFeature,
  versionFeature,
  pageFeature,
] as const);
