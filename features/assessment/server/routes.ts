import type { FastifyInstance } from "fastify";
import { ok } from "../../../platform/pure/refusal/index.ts";
import { type House, readingCall, savingCall } from "../../../platform/server/http/call-route.ts";
import { contactAddress } from "../../site/server/index.ts";
import { getLastSaved } from "./get-last-saved.ts";
import { saveHeading } from "./save-heading.ts";
import { saveItem } from "./save-item.ts";
import { getText, saveTextSteps } from "./save-text-steps.ts";
import { textLimit } from "./text-limit.ts";

/** docs/spec/calls.md, Assessment and fields */
export function assessmentRoutes(app: FastifyInstance, house: House): void {
  savingCall(app, house, "saveSchemaItem", (saving, { body }) => saveItem(saving, body));
  savingCall(app, house, "saveSchemaBaseProp", (saving, { body }) => saveHeading(saving, body));
  savingCall(app, house, "saveTextSteps", saveTextSteps, { limits: [textLimit()] });
  readingCall(app, house, "getText", getText);
  readingCall(app, house, "getLastSavedSchemaPage", (read, { query }) => getLastSaved(read, query.id));
  readingCall(app, house, "getContactAddress", async ({ db, siteId }) => ok(await contactAddress(db, siteId)));
}
