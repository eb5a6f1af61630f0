import { serverFeature } from "../../../platform/server/feature.ts";
import { reading, writing } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { eraseFiles } from "./erase-files.ts";
import { findWords } from "./find-words.ts";
import { redact } from "./redact.ts";

/** Taking words out of an assessment for good. */
export const redactionFeature = serverFeature({
  serves: ({ limits }: { readonly limits: Limits }) => {
    const options = { limits: [limits.bySession("redaction")] };
    return {
      answers: {
        deskFindWords: reading(findWords, options),
        deskRedact: writing(redact, { ...options, keepsNoKey: true }),
        deskEraseFiles: writing(eraseFiles, options),
      },
    };
  },
});
