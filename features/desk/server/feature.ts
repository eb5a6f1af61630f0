import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import { changeInitiator } from "./change-initiator.ts";
import { getDeskAssessment } from "./get-assessment.ts";
import { changeCardHidden, changeContactHidden } from "./hide-card.ts";
import { listAssessments } from "./list-assessments.ts";
import { reissueLink } from "./reissue-link.ts";

/** The editors' desk, apart from the decisions that change what can be read (features/publication/server). */
export const deskFeature = serverFeature({
  serves: () => ({
    answers: {
      deskAssessments: reading((read, { query }) => listAssessments(read, query)),
      deskAssessment: reading((read, { params }) => getDeskAssessment(read, params.id)),
      deskHideCard: writing((work, { params, body }) => changeCardHidden(work, params.id, body)),
      deskHideContact: writing((work, { params, body }) => changeContactHidden(work, params.id, body)),
      deskReissueLink: writing((work, { params, body }) => reissueLink(work, params.id, body)),
      deskChangeInitiator: writing((work, { params, body }) => changeInitiator(work, params.id, body)),
    },
  }),
});
