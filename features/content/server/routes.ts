import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { ok } from "../../../platform/pure/refusal/index.ts";
import { callRoute, type House, readingCall } from "../../../platform/server/http/call-route.ts";
import type { Caller } from "../../../platform/server/http/work.ts";
import { atSiteOf } from "./content-address.ts";
import { getAncestors, getChildren, placeAfter } from "./content-family.ts";
import { findContent, getContent, locateContent } from "./find-content.ts";
import { getSite, getSites, type SiteAddresses } from "./sites.ts";
import type { Trees } from "./trees.ts";

/** The header that leads from one answer about children to the next, in both directions. */
const CONTINUATION = "x-epi-continuation";

/** Throws what is answered as 400 for a token that was never given. */
function continuationOf({ headers }: FastifyRequest) {
  const token = headers[CONTINUATION];
  if (token === undefined) return null;
  const after = placeAfter(String(token));
  if (!after) throw Object.assign(new Error("a continuation token that was never given"), { statusCode: 400 });
  return after;
}

/** docs/spec/content.md, Content API */
export function contentRoutes(app: FastifyInstance, house: House, trees: Trees, addresses: SiteAddresses): void {
  const find = (caller: Caller, input: CallInput<"findContent">) =>
    findContent(trees, { ...caller, db: house.db }, input);
  house.inProcess.add("findContent", find);
  callRoute(app, house, "findContent", async (caller, input, _request, reply) => {
    const { siteId } = (await atSiteOf(trees, caller, input.query.contentUrl ?? "")) ?? caller;
    const start = (await trees.of(siteId)).byPath.get("/");
    reply.header("x-epi-siteid", await trees.guidOf(siteId));
    if (start) reply.header("x-epi-startpageguid", start.guid);
    const found = await locateContent(trees, { ...caller, db: house.db }, input);
    if (!found.ok) return found;
    const { models, mode, remaining } = found.value;
    const page = input.query.contentUrl === undefined ? undefined : models[0];
    if (page) {
      reply.header("x-epi-contentguid", page.contentLink.guidValue).header("x-epi-branch", page.language.name);
      reply.header("x-epi-contextmode", mode);
    }
    if (remaining !== null) reply.header("x-epi-remainingroute", remaining);
    return ok([...models]);
  });
  const sites = { trees, addresses };
  readingCall(app, house, "getSites", (read) => getSites(sites, read));
  readingCall(app, house, "getSite", (read, input) => getSite(sites, read, input));
  readingCall(app, house, "getContent", (read, input) => getContent(trees, read, input));
  readingCall(app, house, "getContentAncestors", (read, input) => getAncestors(trees, read, input));
  callRoute(app, house, "getContentChildren", async (caller, input, request, reply) => {
    const found = await getChildren(trees, { ...caller, db: house.db }, input, continuationOf(request));
    if (!found.ok) return found;
    const { children, next } = found.value;
    if (next !== null) reply.header(CONTINUATION, next);
    return ok([...children]);
  });
}
