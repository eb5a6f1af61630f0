import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { cardJob } from "./card.ts";
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
export const publicationFeature = serverFeature({
  serves: () => ({
    answers: {
      readAssessment: reading((read, { params, query }) => readAssessment(read, { ...params, ...query })),
      getAssessment: reading((read, { query }) => getAssessment(read, query)),
      compareEditions: reading((read, input) => compareEditions(read, input)),
      similar: reading((read, { query }) => similar(read, query)),
      setDisplayContact: writing((work, { body }) => showContact(work, body)),
      sendApprovalRequest: writing((work, { body }) => sendForPublication(work, body)),
      deskPublish: writing((work, { params, body }) => publish(work, params.id, body)),
      deskReturn: writing((work, { params, body }) => sendBack(work, params.id, body)),
      deskWithdraw: writing((work, { params, body }) => withdraw(work, params.id, body)),
      deskReopen: writing((work, { params, query }) => reopen(work, params.id, query.rev)),
    },
  }),
  jobs: ({ db }: Platform) => [cardJob(db)],
});
