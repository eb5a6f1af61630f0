import type { FastifyInstance } from "fastify";
import { type House, readingCall, writingCall } from "../../../platform/server/http/call-route.ts";
import { changeInitiator } from "./change-initiator.ts";
import { getDeskAssessment } from "./get-assessment.ts";
import { setCardHidden, setContactHidden } from "./hide-card.ts";
import { listAssessments } from "./list-assessments.ts";
import { reissueLink } from "./reissue-link.ts";

export { waitingForEditors } from "./store.ts";

/** The editors' desk, apart from the decisions that change what can be read (features/publication/server). */
export function deskRoutes(app: FastifyInstance, house: House): void {
  readingCall(app, house, "deskAssessments", (read, { query }) => listAssessments(read, query));
  readingCall(app, house, "deskAssessment", (read, { params }) => getDeskAssessment(read, params.id));
  writingCall(app, house, "deskHideCard", (work, { params, body }) => setCardHidden(work, params.id, body));
  writingCall(app, house, "deskHideContact", (work, { params, body }) => setContactHidden(work, params.id, body));
  writingCall(app, house, "deskReissueLink", (work, { params, body }) => reissueLink(work, params.id, body));
  writingCall(app, house, "deskChangeInitiator", (work, { params, body }) => changeInitiator(work, params.id, body));
}
