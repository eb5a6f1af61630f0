import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import { compareEditions } from "./compare-editions.ts";
import { getAssessment, readAssessment } from "./get-assessment.ts";
import { publish } from "./publish.ts";
import { reopen } from "./reopen.ts";
import { sendBack } from "./send-back.ts";
import { sendForPublication } from "./send-for-publication.ts";
import { showContact } from "./show-contact.ts";
import { similar } from "./similar.ts";
import { withdraw } from "./withdraw.ts";

/** Reading an assessment, and the editors' decisions that change what can be read. */
export function publicationRoutes(app: FastifyInstance, house: House): void {
  readingCall(app, house, "readAssessment", (read, { params, query }) => readAssessment(read, { ...params, ...query }));
  readingCall(app, house, "getAssessment", (read, { query }) => getAssessment(read, query));
  readingCall(app, house, "compareEditions", (read, input) => compareEditions(read, input));
  readingCall(app, house, "similar", (read, { query }) => similar(read, query));
  writingCall(app, house, "setDisplayContact", (work, { body }) => showContact(work, body));
  writingCall(app, house, "sendApprovalRequest", (work, { body }) => sendForPublication(work, body));
  writingCall(app, house, "deskPublish", (work, { params, body }) => publish(work, params.id, body));
  writingCall(app, house, "deskReturn", (work, { params, body }) => sendBack(work, params.id, body));
  writingCall(app, house, "deskWithdraw", (work, { params, body }) => withdraw(work, params.id, body));
  writingCall(app, house, "deskReopen", (work, { params, query }) => reopen(work, params.id, query.rev));
}
