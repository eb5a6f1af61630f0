import type { FastifyReply, FastifyRequest } from "fastify";
import { serverFeature } from "../../../platform/server/feature.ts";
import { type House, reading, sendProblem } from "../../../platform/server/http/call-route.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { overviewTablePath } from "../../address/rules/index.ts";
import type { Trees } from "../../content/server/index.ts";
import { OverviewTableQuery } from "../calls.ts";
import { overviewTextsIn } from "../texts.ts";
import { noteMissingFigures } from "./edition-figures.ts";
import { overviewCsv } from "./overview-csv.ts";
import { noteMissingWords } from "./page-words.ts";
import { readOverview } from "./read-overview.ts";

type Needs = { readonly house: House; readonly limits: Limits; readonly trees: Trees };

/** The desk's overview: figures of all assessments, in sums. */
export const overviewFeature = serverFeature({
  serves: (needs: Needs) => ({
    answers: { deskOverview: reading((read, { query }) => readOverview(needs, read, query)) },
    pages: (app) => {
      app.get(overviewTablePath, { schema: { querystring: OverviewTableQuery, hide: true } }, (request, reply) =>
        sendTable(needs, request, reply),
      );
    },
  }),
  hourly: [noteMissingFigures, noteMissingWords],
});

/** A table as a file. It is made each time and kept by nobody. */
async function sendTable({ house, limits, trees }: Needs, request: FastifyRequest, reply: FastifyReply) {
  const caller = await house.callerOf(request);
  const refusal = await limits.bySession("export")(caller);
  if (refusal) return sendProblem(reply, refusal);
  const { table, ...choice } = OverviewTableQuery.parse(request.query);
  const overview = await readOverview({ trees }, { ...caller, db: house.db }, choice);
  if (!overview.ok) return sendProblem(reply, overview.because);
  const name = [overviewTextsIn(caller.language).fileName, table, overview.value.year].join("-");
  return reply
    .type("text/csv; charset=utf-8")
    .header("cache-control", "private, no-store")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .send(overviewCsv(overview.value, table, choice, caller.language));
}
