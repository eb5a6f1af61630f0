import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import { getTemplateNews } from "./news.ts";
import { takeOverTemplate } from "./take-over.ts";
import { undoTakeover } from "./undo.ts";

/** Versions of the template in a running assessment: docs/spec/assessment.md, A new version of the template. */
export function takeoverRoutes(app: FastifyInstance, house: House): void {
  readingCall(app, house, "templateNews", (read, { params }) => getTemplateNews(read, params.id));
  writingCall(app, house, "takeOverTemplate", takeOverTemplate);
  writingCall(app, house, "undoTakeover", undoTakeover);
}
