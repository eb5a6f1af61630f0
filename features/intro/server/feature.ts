import { serverFeature } from "../../../platform/server/feature.ts";
import { writing } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import type { Trees } from "../../content/server/index.ts";
import { createAssessment } from "./create-assessment.ts";

/** Starting an assessment from a start form. */
export const introFeature = serverFeature({
  serves: ({ limits, trees }: { readonly limits: Limits; readonly trees: Pick<Trees, "of"> }) => ({
    answers: {
      createMethodAssessment: writing((work, { body }) => createAssessment(work, trees, body), {
        limits: [limits.byAddress("create")],
      }),
    },
  }),
});
