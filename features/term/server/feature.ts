import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import { addTerm, listAllTerms, mergeTerm, retireTerm, saveTerm } from "./desk/change-terms.ts";
import { seedTerms } from "./seed.ts";

/** The calls with which editors change terms. */
export const termFeature = serverFeature({
  serves: () => ({
    answers: {
      deskAllTerms: reading((read) => listAllTerms(read)),
      deskAddTerm: writing((work, { body }) => addTerm(work, body)),
      deskSaveTerm: writing((work, { params, body }) => saveTerm(work, params.id, body)),
      deskMergeTerm: writing((work, { params, body }) => mergeTerm(work, params.id, body)),
      deskRetireTerm: writing((work, { params, body }) => retireTerm(work, params.id, body)),
    },
  }),
  seeds: seedTerms,
});
