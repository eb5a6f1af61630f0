import type { FastifyInstance } from "fastify";
import { ok } from "../../core/refusal/index.ts";
import { type House, readingCall, savingCall, writingCall } from "../platform/http/call-route.ts";
import { schemaWriter } from "../platform/http/schema-writer.ts";
import type { Read, Work } from "../platform/http/work.ts";
import type { Mailer } from "../platform/mail.ts";
import type { Limits } from "../rate-limit/index.ts";
import { createAssessment, type SeatInitiator } from "./create-assessment.ts";
import { getDetails, getWorkingCopy, versionOfDetails } from "./get-details.ts";
import { getLastSaved } from "./get-last-saved.ts";
import { saveHeading } from "./save-heading.ts";
import { type CardSoon, saveItem } from "./save-item.ts";
import { sendForPublication } from "./send-for-publication.ts";
import { type AssessmentRow, contactAddress } from "./store.ts";

export type AssessmentWiring = {
  readonly mailer: Mailer;
  readonly seatInitiator: SeatInitiator;
  readonly limits: Limits;
  /** A field that the public card shows was saved: the card follows soon. */
  readonly cardSoon: CardSoon;
  /** The status was changed: the card follows in the same transaction. */
  readonly updateCard: (work: Work, row: AssessmentRow) => Promise<void>;
};

/** docs/spec/calls.md, Assessment and fields */
export function assessmentRoutes(app: FastifyInstance, house: House, wiring: AssessmentWiring): void {
  const { mailer, seatInitiator, limits, cardSoon, updateCard } = wiring;
  const create = createAssessment(seatInitiator);
  const save = saveItem(cardSoon);
  const rename = saveHeading(cardSoon);
  const send = sendForPublication({ mailer, updateCard });

  writingCall(app, house, "createMethodAssessment", (work, { body }) => create(work, body), {
    preHandler: [limits.byAddress("create")],
  });
  savingCall(app, house, "saveSchemaItem", (saving, { body }) => save(saving, body));
  savingCall(app, house, "saveSchemaBaseProp", (saving, { body }) => rename(saving, body));
  writingCall(app, house, "sendApprovalRequest", (work, { body }) => send(work, body));
  const versionOf = {
    versionOf: (read: Read, { params }: { params: { id: string } }) => versionOfDetails(read, params.id),
  };
  readingCall(app, house, "getWorkingCopy", (read, { params }) => getWorkingCopy(read, params.id), versionOf);
  readingCall(app, house, "getMethodAssessmentDetails", (read, { params }) => getDetails(read, params.id), {
    ...versionOf,
    serializerCompiler: schemaWriter,
  });
  readingCall(app, house, "getLastSavedSchemaPage", (read, { query }) => getLastSaved(read, query.id));
  readingCall(app, house, "getContactAddress", async ({ db, siteId }) => ok(await contactAddress(db, siteId)));
}
