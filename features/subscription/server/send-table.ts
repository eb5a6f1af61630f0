import type { FastifyReply, FastifyRequest } from "fastify";
import { type House, sendProblem } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { addresses, decisionsTable, hitsTable } from "../../address/rules/index.ts";
import { assessmentRoute, routeOfSite } from "../../search/rules/index.ts";
import { searchAt } from "../../search/server/index.ts";
import type { SiteInfos } from "../../site/server/index.ts";
import { decisionsAsCsv, hitsAsCsv } from "./hits-table.ts";

type Needs = { readonly house: House; readonly limits: Limits; readonly sites: SiteInfos };

/** Where the tables of a search stand. */
export const tablePaths = { hits: hitsTable(addresses.search), decisions: decisionsTable(addresses.search) } as const;

/** A table of a search's hits, or of the decisions on them. */
export async function sendTable(
  { house, sites, limits }: Needs,
  table: keyof typeof tablePaths,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = await limits.byAddress("export")({ address: request.ip });
  if (refusal) return sendProblem(reply, refusal);
  const caller = await house.callerOf(request);
  const { key } = await sites.of(caller.siteId);
  const route = routeOfSite(key);
  if (table === "decisions" && route !== assessmentRoute) return reply.callNotFound();
  const read = { ...caller, db: house.db };
  const state = { ...searchAt(request.url), page: 1 };
  const csv = table === "hits" ? await hitsAsCsv(read, route, state) : await decisionsAsCsv(read, state);
  return reply
    .type("text/csv; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("vary", "Cookie, Accept-Language")
    .header("content-disposition", `attachment; filename="${tablePaths[table].slice(1)}"`)
    .send(csv);
}
