import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { norwegianIsoDay, norwegianYear } from "../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { assessmentSite, mayUseDesk, refusalOf } from "../../access/rules/index.ts";
import type { Trees } from "../../content/server/index.ts";
import { retractedEditions } from "../../retraction/server/index.ts";
import { type Counted, overviewOf, pastDaysOf } from "../rules/index.ts";
import * as counts from "./count-store.ts";
import { countsWithoutFigures } from "./edition-figures.ts";
import { wordsOfPages } from "./page-words.ts";
import * as stages from "./stage-store.ts";

type Parts = { readonly trees: Trees };

async function countedAt({ db, at, trees }: Pick<Read, "db" | "at"> & Parts, year: number): Promise<Counted> {
  const days = pastDaysOf(norwegianIsoDay(at));
  const [pipeline, left, published, decisions, noted, notedWords, unnoted, retracted, pages, sites] = await Promise.all(
    [
      stages.pipeline(db, at),
      stages.left(db, year),
      counts.published(db),
      counts.decisions(db, year, days.today, at),
      counts.editions(db, days),
      counts.wordsOfEditions(db),
      countsWithoutFigures(db, days),
      retractedEditions(db),
      wordsOfPages({ db, trees, at }),
      counts.siteNames(db),
    ],
  );
  const site = sites.find(({ key }) => key === assessmentSite)?.name ?? "";
  return {
    ...{ pipeline, left, published, decisions },
    editions: [...noted, ...unnoted.counts],
    words: [
      ...[...notedWords, ...unnoted.words].map((each) => ({ ...each, site, kind: "assessment" as const })),
      ...pages,
    ],
    retracted: retracted.map((each) => ({ ...each, count: 1 })),
    uncounted: unnoted.left,
  };
}

/** The overview of what is chosen, for the desk of assessments. It is counted when it is asked for, and never kept. */
export async function readOverview(
  { trees }: Parts,
  read: Read,
  { year: asked, organization, type }: CallInput<"deskOverview">["query"],
): Promise<Result<CallAnswer<"deskOverview">>> {
  const refusal = refusalOf(mayUseDesk(read.actor, assessmentSite));
  if (refusal) return refuse(refusal);
  const now = norwegianYear(read.at);
  const year = asked === "" ? now : Number(asked);
  const [organizations, counted] = await Promise.all([counts.choices(read.db), countedAt({ ...read, trees }, year)]);
  const within = { organization: organization === "" ? null : Number(organization), type: type === "" ? null : type };
  const { published, ...overview } = overviewOf(counted, within, year);
  const first = Math.min(now, year, ...organizations.map((each) => each.first));
  const last = Math.max(now, year);
  return ok({
    ...overview,
    year,
    years: Array.from({ length: last - first + 1 }, (_, at) => last - at),
    organizations: organizations.map(({ id, name }) => ({ id, name })),
    published: published.map(({ organizations: rows, ...table }) => ({
      ...table,
      organizations: organizations.flatMap(({ id, name }) => {
        const found = rows.find(({ organization: number }) => number === id);
        return found ? [{ id, name, counts: found.counts }] : [];
      }),
    })),
  });
}
