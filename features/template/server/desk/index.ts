import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../../../../platform/server/http/call-route.ts";
import { changeTemplate, discardTemplate, draftTemplate, saveTemplate } from "./change.ts";
import { publishTemplate } from "./publish.ts";
import { getTemplate, listTemplates } from "./read.ts";

/** The calls about templates of assessments, for administrators. docs/spec/templates.md */
export function templateDeskRoutes(app: FastifyInstance, house: House): void {
  readingCall(app, house, "deskTemplates", (read) => listTemplates(read));
  readingCall(app, house, "deskTemplate", (read, { params }) => getTemplate(read, params.id));
  writingCall(app, house, "deskSaveTemplate", (work, { params, body }) => saveTemplate(work, params.id, body));
  writingCall(app, house, "deskEditTemplate", (work, { params, body }) => changeTemplate(work, params.id, body));
  writingCall(app, house, "deskDraftTemplate", (work, { params, body }) => draftTemplate(work, params.id, body));
  writingCall(app, house, "deskDiscardTemplate", (work, { params, body }) => discardTemplate(work, params.id, body));
  writingCall(app, house, "deskPublishTemplate", (work, { params, body }) => publishTemplate(work, params.id, body));
}
