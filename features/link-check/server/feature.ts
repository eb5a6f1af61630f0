import { serverFeature } from "../../../platform/server/feature.ts";
import { reading } from "../../../platform/server/http/call-route.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import type { Trees } from "../../content/server/index.ts";
import { listBrokenLinks } from "./broken-links.ts";
import { linkCheckJob } from "./check-links.ts";

export const linkCheckFeature = serverFeature({
  serves: ({ trees }: { readonly trees: Trees }) => ({
    answers: {
      deskBrokenLinks: reading((read) => listBrokenLinks(trees, read)),
    },
  }),
  jobs: (platform: Platform) => [linkCheckJob(platform)],
});
