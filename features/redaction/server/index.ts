import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { eraseFiles } from "./erase-files.ts";
import { findWords } from "./find-words.ts";
import { redact } from "./redact.ts";

export { copiesOf } from "./copies-store.ts";
export { erasableFiles } from "./files-store.ts";

/** Taking words out of an assessment for good: docs/spec/redaction.md. */
export function redactionRoutes(app: FastifyInstance, house: House, limits: Limits): void {
  const options = { limits: [limits.bySession("redaction")] };
  readingCall(app, house, "deskFindWords", findWords, options);
  writingCall(app, house, "deskRedact", redact, { ...options, keepsNoKey: true });
  writingCall(app, house, "deskEraseFiles", eraseFiles, options);
}
