import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { changeTemplate, discardTemplate, draftTemplate, saveTemplate } from "./desk/change.ts";
import { publishTemplate } from "./desk/publish.ts";
import { getTemplate, listTemplates } from "./desk/read.ts";
import { seedTemplates } from "./index.ts";
import { proposeNynorsk } from "./proposal/propose-nynorsk.ts";

/** The calls about templates of assessments, for administrators. */
export const templateFeature = serverFeature({
  serves: ({ limits }: { readonly limits: Limits }) => ({
    answers: {
      deskTemplates: reading((read) => listTemplates(read)),
      deskTemplate: reading((read, { params }) => getTemplate(read, params.id)),
      deskSaveTemplate: writing((work, { params, body }) => saveTemplate(work, params.id, body)),
      deskEditTemplate: writing((work, { params, body }) => changeTemplate(work, params.id, body)),
      deskDraftTemplate: writing((work, { params, body }) => draftTemplate(work, params.id, body)),
      deskDiscardTemplate: writing((work, { params, body }) => discardTemplate(work, params.id, body)),
      deskPublishTemplate: writing((work, { params, body }) => publishTemplate(work, params.id, body)),
      deskProposeNynorsk: reading(proposeNynorsk, { limits: [limits.bySession("propose-nynorsk")] }),
    },
  }),
  seeds: seedTemplates,
});
