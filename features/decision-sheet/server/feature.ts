import { serverFeature } from "../../../platform/server/feature.ts";
import { reading } from "../../../platform/server/http/call-route.ts";
import { readSheet } from "./read-sheet.ts";

export const decisionSheetFeature = serverFeature({
  serves: () => ({
    answers: {
      decisionSheet: reading((read, { params, query }) => readSheet(read, { ...params, ...query })),
    },
  }),
});
