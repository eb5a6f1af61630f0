import { ok } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, saving, writing } from "../../../platform/server/http/call-route.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { contactAddress } from "../../site/server/index.ts";
import { chooseLanguage } from "./choose-language.ts";
import { getDetails, getWorkingCopy, versionOfDetails } from "./details/get-details.ts";
import { myAssessments } from "./details/my-assessments.ts";
import { getLastSaved } from "./get-last-saved.ts";
import { saveHeading } from "./save-heading.ts";
import { saveFieldOrTitle } from "./save-item.ts";
import { getText, saveTextSteps } from "./save-text-steps.ts";
import { forgetUnopened } from "./store.ts";
import { textLimit } from "./text-limit.ts";

const versionOf = (read: Read, { params }: { readonly params: { readonly id: string } }) =>
  versionOfDetails(read, params.id);

export const assessmentFeature = serverFeature({
  serves: () => ({
    answers: {
      myAssessments: reading((read) => myAssessments(read)),
      getWorkingCopy: reading((read, { params }) => getWorkingCopy(read, params.id), { versionOf }),
      getMethodAssessmentDetails: reading((read, { params }) => getDetails(read, params.id), { versionOf }),
      saveSchemaItem: saving((saving, { body }) => saveFieldOrTitle(saving, body)),
      saveSchemaBaseProp: saving((saving, { body }) => saveHeading(saving, body)),
      chooseLanguage: writing((work, { body }) => chooseLanguage(work, body)),
      saveTextSteps: saving(saveTextSteps, { limits: [textLimit()] }),
      getText: reading(getText),
      getLastSavedSchemaPage: reading((read, { query }) => getLastSaved(read, query.id)),
      getContactAddress: reading(async ({ db, siteId }) => ok(await contactAddress(db, siteId))),
    },
  }),
  hourly: [forgetUnopened],
});
