import { noSynonyms, phraseKey, readyRules, type Synonyms } from "../../../platform/pure/read-index/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Notifications } from "../../../platform/server/notifications.ts";
import { memoryOfDatabase } from "../../../platform/server/speed/database-memory.ts";
import { openReadOnce, type ReadOnce } from "../../../platform/server/speed/read-once.ts";
import type { SearchRoute } from "../rules/index.ts";
import { promotionRules } from "./promotions-store.ts";
import { synonyms } from "./words-store.ts";

/** A promotion, prepared for look-up: `keys` holds its words in the form in which they are compared. */
type Promotion = { readonly route: SearchRoute; readonly ref: number; readonly keys: ReadonlySet<string> };
type Rules = { readonly synonyms: Synonyms; readonly promotions: readonly Promotion[] };

type Memory = { readonly once: ReadOnce; isWatched: boolean };
const memoryOf = memoryOfDatabase((): Memory => ({ once: openReadOnce(), isWatched: false }));

/** From now on the rules of this database stay in memory, and are read again when something about the search is announced. */
export function keepSearchRules({
  db,
  notifications,
}: {
  db: Db;
  notifications: Pick<Notifications, "onChange">;
}): void {
  const memory = memoryOf(db);
  memory.isWatched = true;
  notifications.onChange((changed) => {
    if (changed === "everything" || [...changed].some((subject) => subject.startsWith("search "))) memory.once.forget();
  });
}

/** The synonyms and promotions of the editors, prepared for look-up. */
export async function loadRules(db: Db): Promise<Rules> {
  const { once, isWatched } = memoryOf(db);
  return isWatched ? once.of("rules", () => read(db)) : read(db);
}

async function read(db: Db): Promise<Rules> {
  const [said, promoted] = await Promise.all([synonyms(db), promotionRules(db)]);
  return {
    synonyms:
      said.length === 0 ? noSynonyms : readyRules(said.map(({ words, one_way }) => ({ words, oneWay: one_way }))),
    promotions: promoted.map(({ route, ref, words }) => ({ route, ref, keys: new Set(words.map(phraseKey)) })),
  };
}
