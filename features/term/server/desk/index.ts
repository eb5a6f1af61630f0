import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../../../../platform/server/http/call-route.ts";
import { addTerm, listAllTerms, mergeTerm, retireTerm, saveTerm } from "./change-terms.ts";

/** What editors do with terms. docs/spec/content.md, Terms */
export function termDeskRoutes(app: FastifyInstance, house: House): void {
  readingCall(app, house, "deskAllTerms", (read) => listAllTerms(read));
  writingCall(app, house, "deskAddTerm", (work, { body }) => addTerm(work, body));
  writingCall(app, house, "deskSaveTerm", (work, { params, body }) => saveTerm(work, params.id, body));
  writingCall(app, house, "deskMergeTerm", (work, { params, body }) => mergeTerm(work, params.id, body));
  writingCall(app, house, "deskRetireTerm", (work, { params, body }) => retireTerm(work, params.id, body));
}
