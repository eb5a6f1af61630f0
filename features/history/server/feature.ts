import { serverFeature } from "../../../platform/server/feature.ts";
import { reading } from "../../../platform/server/http/call-route.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { historyEntry } from "./field-history/get-entry.ts";
import { fieldHistory } from "./field-history/list-entries.ts";
import { retentionJob } from "./retention.ts";

/** The history of writes. */
export const historyFeature = serverFeature({
  serves: () => ({
    answers: {
      fieldHistory: reading((read, input) => fieldHistory(read, input)),
      historyEntry: reading((read, input) => historyEntry(read, input)),
    },
  }),
  jobs: (platform: Platform) => [retentionJob(platform)],
});
