import type { ReadIndex, Synonyms } from "../../../platform/pure/read-index/index.ts";
import { memoryOfDatabase } from "../../../platform/server/database-memory.ts";
import type { Db, Read } from "../../../platform/server/http/work.ts";
import type { SimilarDocument } from "../../api/index.ts";
import { assessmentRoute, notificationRoute, type SearchRoute } from "../rules/index.ts";
import { type Kept, linkBetween, readyIndex, standOf } from "./index-keeper.ts";
import { documentsNow } from "./index-store.ts";
import { loadRules } from "./rules.ts";

/** A public document that resembles a title. It is published at no time while it is a started assessment. */
export type Similar = Omit<SimilarDocument, "pageId"> & { readonly ref: number; readonly published: Date | null };

type Asked = {
  readonly title: string;
  /** The site that links to what is found. */
  readonly from: SearchRoute;
  /** How many of each route. */
  readonly most: number;
  /** The part of what the title's words weigh that a document must have: from 0 to 1. */
  readonly least: number;
  /** An assessment or a notification of `from` that is not looked for. */
  readonly except?: number | undefined;
};

type Nearest = ReturnType<ReadIndex["nearest"]>;
/** Some hundred kilobytes. */
const MOST_TITLES = 1_000;
const lately = new WeakMap<
  Kept,
  { readonly change: number; readonly synonyms: Synonyms; readonly found: Map<string, Nearest> }
>();

/** The index's hits for a title, cached until the index or the synonyms change. One page is rendered for many addresses and sessions. */
function nearestTo(
  kept: Kept,
  synonyms: Synonyms,
  ...[route, title, least, size]: [SearchRoute, string, number, number]
) {
  const change = kept.change();
  const before = lately.get(kept);
  const isNow = before?.change === change && before.synonyms === synonyms && before.found.size < MOST_TITLES;
  const { found } = isNow ? before : { found: new Map<string, Nearest>() };
  if (!isNow) lately.set(kept, { change, synonyms, found });
  const key = `${route} ${size} ${least} ${title}`;
  const nearest = found.get(key) ?? kept.of(route).nearest(title, least, size, synonyms);
  found.set(key, nearest);
  return nearest;
}

/** How often it reads on before it answers from what it has: an import may be writing faster than it reads. */
const MOST_READS = 2;

/**
 * Public assessments and notifications that resemble a title, the nearest first and the site's own before the other's; as they are now, so
 * that nothing withdrawn is among them. Null until the index is ready.
 */
export async function similarDocuments(db: Db, asked: Asked): Promise<readonly Similar[] | null> {
  const kept = readyIndex(db);
  if (!kept) return null;
  const { title, from, most, least, except } = asked;
  const { synonyms } = await loadRules(db);
  const routes: readonly SearchRoute[] = [from, from === assessmentRoute ? notificationRoute : assessmentRoute];
  for (let reads = 0; ; reads++) {
    const readTo = kept.change();
    const ids = routes.map((route) => nearestTo(kept, synonyms, route, title, least, most + 1));
    const { newest, documents } = await documentsNow(
      db,
      ids.flat().map(({ id }) => id),
    );
    if (newest > readTo && reads < MOST_READS) {
      if (newest > kept.change()) await kept.catchUp({ once: true });
      continue;
    }
    const byId = new Map(documents.map((document) => [document.id, document]));
    return ids.flatMap((nearest) =>
      nearest
        .flatMap(({ id }) => byId.get(id) ?? [])
        .filter(({ route, ref }) => route !== from || ref !== except)
        .slice(0, most)
        .flatMap(({ id: _, url, ...document }) => {
          const link = linkBetween(db, from, document.route, url);
          return link === null ? [] : [{ ...document, url: link }];
        }),
    );
  }
}

export const shownSimilar = ({ ref, published: _, ...document }: Similar): SimilarDocument => ({
  ...document,
  pageId: ref,
});

const MOST_RELATED = 3;
/**
 * Cache of related documents, valid while the state of the search is
 * the same. The parts of a page are separate pages with the same list.
 */
const relatedIn = memoryOfDatabase((): { stand: string | null; found: Map<string, readonly SimilarDocument[]> } => ({
  stand: null,
  found: new Map(),
}));

/** Two titles share fewer words than a title and what is written of it. */
const LEAST_RELATED = 0.4;

/**
 * The related documents beside a public document, at most three of each kind. The page is cached until one of them may change.
 * Empty until the index is ready.
 */
export async function relatedTo(
  { db, shows }: Pick<Read, "db" | "shows">,
  from: SearchRoute,
  { ref, title }: { readonly ref: number; readonly title: string },
): Promise<SimilarDocument[]> {
  shows("related");
  const stand = standOf(db);
  const memory = relatedIn(db);
  if (memory.stand !== stand || memory.found.size >= MOST_TITLES) {
    memory.stand = stand;
    memory.found = new Map();
  }
  const { found } = memory;
  const key = `${from} ${ref} ${title}`;
  const known = found.get(key);
  if (known) return [...known];
  const documents = await similarDocuments(db, { title, except: ref, from, most: MOST_RELATED, least: LEAST_RELATED });
  const related = documents?.map(shownSimilar) ?? [];
  if (stand !== null && standOf(db) === stand) found.set(key, related);
  return related;
}
