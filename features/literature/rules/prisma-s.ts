import { norwegianDay } from "../../../platform/pure/norwegian-date/index.ts";
import { norwegianNumber } from "../../../platform/pure/norwegian-number/index.ts";
import { isEmptyRichText } from "../../../platform/pure/rich-text/index.ts";
import type { LiteratureSearch } from "./search.ts";

/** The items of PRISMA-S, by its numbers (Rethlefsen et al. 2021, doi:10.1186/s13643-020-01542-z). */
export const prismaItems = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type PrismaItem = (typeof prismaItems)[number];

/** The answer of the search log to an item. `partly`: `lines` list what is there, or for item 8 what is missing. `missing`: nothing is logged. */
export type PrismaAnswer = {
  readonly item: PrismaItem;
  readonly state: "logged" | "partly" | "missing";
  readonly lines: readonly string[];
};

/** The words of a table of the items. */
export type PrismaWords = {
  readonly sheet: string;
  readonly columns: readonly string[];
  readonly items: Readonly<Record<PrismaItem, string>>;
  readonly states: Readonly<Record<PrismaAnswer["state"], string>>;
  readonly said: (answer: PrismaAnswer) => string;
};

type Logged = Pick<LiteratureSearch, "searchType" | "source" | "url" | "date" | "strategy" | "hits">;

/** Registers of studies that are known by name. */
const REGISTRY = /clinical ?trials|ictrp|isrctn|eu ctr|ctis|studieregister|trial regist/i;

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts.filter((text) => text !== ""))];

const named = ({ source, url }: Logged): string =>
  url === "" || url.toLowerCase() === source.toLowerCase() ? source : `${source} (${url})`;

/** Databases that were searched on more than one day, with the days: what was searched again. */
const repeated = (searches: readonly Logged[]): readonly string[] =>
  [...Map.groupBy(searches, ({ source }) => source)].flatMap(([source, own]) => {
    const days = unique(own.map(({ date }) => date).toSorted());
    return days.length < 2 ? [] : [`${source}: ${days.map(norwegianDay).join(", ")}`];
  });

const lacksStrategy = ({ strategy }: Logged): boolean => isEmptyRichText(strategy);

/**
 * The sixteen items of PRISMA-S in its order, answered from the searches of one assessment. The log has fields for some items only. The
 * others are reported as missing, so that nobody takes silence for "done".
 */
export function prismaOf(searches: readonly Logged[]): readonly PrismaAnswer[] {
  const databases = searches.filter(({ searchType }) => searchType === "DB");
  const [registries, web] = [true, false].map((wanted) =>
    unique(
      searches
        .filter(({ searchType, source }) => (wanted || searchType === "Web") && REGISTRY.test(source) === wanted)
        .map(named),
    ),
  );
  const unexplained = databases.filter(lacksStrategy);
  const counted = databases.flatMap(({ source, hits }) =>
    hits === null ? [] : [`${source}: ${norwegianNumber(hits)}`],
  );
  const found: Readonly<Partial<Record<PrismaItem, readonly string[]>>> = {
    1: unique(databases.map(({ source }) => source)),
    3: registries ?? [],
    4: web ?? [],
    12: repeated(databases),
    13: unique(searches.map(({ source, date }) => `${source}: ${norwegianDay(date)}`)),
    15: counted,
  };
  return prismaItems.map((item): PrismaAnswer => {
    if (item === 8 && databases.length > 0) {
      const lines = unique(unexplained.map(({ source }) => source));
      const state = lines.length === 0 ? "logged" : unexplained.length < databases.length ? "partly" : "missing";
      return { item, state, lines };
    }
    const lines = found[item] ?? [];
    // The platform of a database has no field of its own.
    return { item, state: lines.length === 0 ? "missing" : item === 1 ? "partly" : "logged", lines };
  });
}
