import type { FastifyRequest } from "fastify";
import type { CallName } from "../../../platform/pure/contract/call.ts";
import { ok } from "../../../platform/pure/refusal/index.ts";
import type { Config } from "../../../platform/server/config.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import { type Answered, type House, reading, readingWithHeaders } from "../../../platform/server/http/call-route.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { atSiteOf } from "./content-address.ts";
import { getAncestors, getChildren, positionAfter } from "./content-family.ts";
import { allowOrigins } from "./cross-origin.ts";
import { findContent, getContent, locateContent } from "./find-content.ts";
import { keepFollowed } from "./followed.ts";
import { notificationSearchJob, seedNotificationSearch } from "./index-notifications.ts";
import { libraryFileRoute } from "./library-file.ts";
import { seedSites } from "./seed.ts";
import { type AddressesOfSites, getSite, getSites } from "./sites.ts";
import type { Trees } from "./trees.ts";

/** The header that leads from one answer about children to the next, in both directions. */
const CONTINUATION = "x-epi-continuation";

/** Throws what is answered as 400 for a token that was never given. */
function continuationOf({ headers }: FastifyRequest) {
  const token = headers[CONTINUATION];
  if (token === undefined) return null;
  const after = positionAfter(String(token));
  if (!after) throw Object.assign(new Error("a continuation token that was never given"), { statusCode: 400 });
  return after;
}

type Needs = {
  readonly house: House;
  /** The caller of the content API, which takes an access token as well. */
  readonly apiCallerOf: House["callerOf"];
  readonly trees: Trees;
  readonly files: FileStore;
  readonly config: AddressesOfSites & Pick<Config, "contentApiOrigins">;
};

/** The same answer to another caller than that of the product's own calls. */
const answeredTo =
  (callerOf: House["callerOf"]) =>
  <K extends CallName>(answer: Answered<K>): Answered<K> => ({
    register: (app, house, name) => answer.register(app, { ...house, callerOf }, name),
  });

export const contentFeature = serverFeature({
  serves: ({ trees, config, house, apiCallerOf, files }: Needs) => {
    const sites = { trees, addresses: config };
    const byToken = answeredTo(apiCallerOf);
    return {
      answers: {
        findContent: byToken(
          readingWithHeaders<"findContent">(
            async (read, input, _request, reply) => {
              const { siteId } = (await atSiteOf(trees, read, input.query.contentUrl ?? "")) ?? read;
              const start = (await trees.of(siteId)).byPath.get("/");
              reply.header("x-epi-siteid", await trees.guidOf(siteId));
              if (start) reply.header("x-epi-startpageguid", start.guid);
              const found = await locateContent(trees, read, input);
              if (!found.ok) return found;
              const { models, mode, remaining } = found.value;
              const page = input.query.contentUrl === undefined ? undefined : models[0];
              if (page) {
                reply
                  .header("x-epi-contentguid", page.contentLink.guidValue)
                  .header("x-epi-branch", page.language.name);
                reply.header("x-epi-contextmode", mode);
              }
              if (remaining !== null) reply.header("x-epi-remainingroute", remaining);
              return ok([...models]);
            },
            (read, input) => findContent(trees, read, input),
          ),
        ),
        getSites: byToken(reading<"getSites">((read) => getSites(sites, read))),
        getSite: byToken(reading<"getSite">((read, input) => getSite(sites, read, input))),
        getContent: byToken(reading<"getContent">((read, input) => getContent(trees, read, input))),
        getContentAncestors: byToken(reading<"getContentAncestors">((read, input) => getAncestors(trees, read, input))),
        getContentChildren: byToken(
          readingWithHeaders<"getContentChildren">(async (read, input, request, reply) => {
            const found = await getChildren(trees, read, input, continuationOf(request));
            if (!found.ok) return found;
            const { children, next } = found.value;
            if (next !== null) reply.header(CONTINUATION, next);
            return ok([...children]);
          }),
        ),
      },
      pages: (app) => {
        allowOrigins(app, config.contentApiOrigins);
        libraryFileRoute(app, house, files, trees);
      },
    };
  },
  jobs: ({ db }: Platform) => [notificationSearchJob(db)],
  starts: (platform: Platform) => [keepFollowed(platform)],
  seeds: async (parts) => {
    await seedSites(parts);
    await seedNotificationSearch(parts);
  },
});
