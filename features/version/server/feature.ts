import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import { compareVersions } from "./compare.ts";
import { listVersions } from "./list-versions.ts";
import { nameVersion } from "./name-version.ts";

/** Versions of the whole assessment. */
export const versionFeature = serverFeature({
  serves: () => ({
    answers: {
      listVersions: reading((read, input) => listVersions(read, input)),
      nameVersion: writing((work, input) => nameVersion(work, input)),
      compareVersions: reading((read, input) => compareVersions(read, input)),
    },
  }),
});
