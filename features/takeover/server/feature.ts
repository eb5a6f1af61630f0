import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import { getTemplateNews } from "./news.ts";
import { takeOverTemplate } from "./take-over.ts";
import { undoTakeover } from "./undo.ts";

/** Versions of the template in a running assessment. */
export const takeoverFeature = serverFeature({
  serves: () => ({
    answers: {
      templateNews: reading((read, { params }) => getTemplateNews(read, params.id)),
      takeOverTemplate: writing(takeOverTemplate),
      undoTakeover: writing(undoTakeover),
    },
  }),
});
