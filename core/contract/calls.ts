import type { z } from "zod";
import { accountCalls } from "./account.ts";
import { assessmentCalls } from "./assessment.ts";

import { attachmentCalls } from "./attachment.ts";
import { commentCalls } from "./comment.ts";
import { contentCalls } from "./content.ts";
import { contentDeskCalls } from "./content-desk.ts";

import { contributorCalls } from "./contributor.ts";

import { deskCalls } from "./desk.ts";
import { economyCalls } from "./economy.ts";
import { evidenceCalls } from "./evidence.ts";
import { fieldHistoryCalls } from "./field-history.ts";
import { imageCalls } from "./image.ts";
import { literatureCalls } from "./literature.ts";
import { liveCalls } from "./live.ts";
import { mediaCalls } from "./media.ts";
import { oldAddressCalls } from "./old-address.ts";
import type { CallName } from "./paths.ts";
import { readingCalls } from "./reading.ts";
import { redactionCalls } from "./redaction.ts";
import { referenceCalls } from "./reference.ts";
import { reviewCalls } from "./review.ts";
import { rowCalls } from "./row.ts";
import { schemaItemCalls } from "./schema-item.ts";
import { searchCalls } from "./search.ts";
import { searchDeskCalls } from "./search-desk.ts";
import { sessionCalls } from "./session.ts";
import { subscriptionCalls } from "./subscription.ts";
import { takeoverCalls } from "./takeover.ts";
import { templateCalls } from "./template.ts";
import { termCalls } from "./terms.ts";
import { tipCalls } from "./tip.ts";
import { versionCalls } from "./version.ts";

export type CallSchemas = {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Absent for GET and for multipart uploads. */
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
};

/** One schema per call serves the server, the client's types and the OpenAPI document. */
export const calls = {
  ...assessmentCalls,
  ...schemaItemCalls,
  ...contributorCalls,
  ...sessionCalls,
  ...literatureCalls,
  ...referenceCalls,
  ...evidenceCalls,
  ...economyCalls,
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
  ...deskCalls,
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
} as const satisfies Record<CallName, CallSchemas>;

type Calls = typeof calls;
type Part<K extends CallName, P extends "params" | "query" | "body"> =
  Calls[K] extends Record<P, infer S extends z.ZodType> ? S : never;

/** What the server's handler receives. */
export type CallInput<K extends CallName> = {
  readonly params: z.output<Part<K, "params">>;
  readonly query: z.output<Part<K, "query">>;
  readonly body: z.output<Part<K, "body">>;
};
/** What the client sends. */
export type CallRequest<K extends CallName> = {
  readonly [P in "params" | "query" | "body" as Calls[K] extends Record<P, z.ZodType> ? P : never]: z.input<Part<K, P>>;
};
export type CallAnswer<K extends CallName> = z.output<Calls[K]["answer"]>;
