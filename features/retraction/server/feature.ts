import { refuse } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import { uploading } from "../../../platform/server/http/upload-route.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { compareOneJob } from "./compare-one.ts";
import { assessmentRetractions, deskRetractions } from "./list-studies.ts";
import { nightlyJob } from "./nightly.ts";
import { notSameStudy } from "./not-same-study.ts";
import { LIST_LIMIT } from "./read-list.ts";
import { retractionMailJob } from "./tell.ts";
import { mayLoadList, readUpload, saveList } from "./upload-list.ts";

/** Retracted studies: the list, and the assessments that rest on one of them. */
export const retractionFeature = serverFeature({
  serves: ({ limits }: { readonly limits: Limits }) => {
    const mayUpload = limits.bySession("upload-workbook");
    return {
      answers: {
        assessmentRetractions: reading((read, { params }) => assessmentRetractions(read, params.id)),
        deskRetractions: reading((read) => deskRetractions(read)),
        deskLoadRetractions: uploading({
          limit: LIST_LIMIT,
          allow: async (read) => {
            const allowed = mayLoadList(read);
            const refusal = allowed.ok ? await mayUpload(read) : null;
            return refusal ? refuse(refusal) : allowed;
          },
          keep: readUpload,
          use: (work, { query }, list) => saveList(work, query.anyway === "true", list),
          discard: async () => undefined,
        }),
        deskNotSameStudy: writing((work, { params, body }) => notSameStudy(work, params.id, body.record)),
      },
    };
  },
  jobs: (platform: Platform) => [nightlyJob(platform), compareOneJob(platform.db), retractionMailJob(platform)],
});
