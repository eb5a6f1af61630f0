import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../platform/http/call-route.ts";
import { getAssessment, readAssessment } from "./get-assessment.ts";
import type { Post } from "./mail-initiator.ts";
import { publish } from "./publish.ts";
import { reopen } from "./reopen.ts";
import { sendBack } from "./send-back.ts";
import { showContact } from "./show-contact.ts";

/** Reading an assessment, and the editors' decisions that change what can be read. */
export function publicationRoutes(app: FastifyInstance, house: House, post: Post): void {
  const publishIt = publish(post);
  const sendItBack = sendBack(post);
  readingCall(app, house, "readAssessment", (read, { params, query }) => readAssessment(read, { ...params, ...query }));
  readingCall(app, house, "getAssessment", (read, { query }) => getAssessment(read, query));
  writingCall(app, house, "setDisplayContact", (work, { body }) => showContact(work, body));
  writingCall(app, house, "deskPublish", (work, { params, body }) => publishIt(work, params.id, body));
  writingCall(app, house, "deskReturn", (work, { params, body }) => sendItBack(work, params.id, body));
  writingCall(app, house, "deskReopen", (work, { params, query }) => reopen(work, params.id, query.rev));
}
