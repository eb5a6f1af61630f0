import { addresses } from "../../features/address/rules/index.ts";
import { upsertDocument } from "../../features/search/server/index.ts";
import type { Db } from "../../platform/server/http/work.ts";

/**
 * Puts an assessment that is nowhere else into the search index, or indexes it again: one that was published just now is news to those who
 * follow the search.
 */
export const publishInSearch = (
  db: Db,
  ref: number,
  { now = new Date(), body = "" }: { readonly now?: Date; readonly body?: string } = {},
): Promise<void> => {
  const none = { organizations: [], municipalities: [], topics: [], methodTypes: [], publishers: [], subjects: [] };
  const document = {
    ...({ kind: "published", assessmentType: "1" } as const),
    ...{
      ref,
      url: addresses.assessment(ref),
      title: `Øvelse ${ref}`,
      ingress: "Et eksempel som ikke finnes.",
      body,
    },
    ...{ unitTitle: "Eksempel HF", terms: none, published: now, modified: now },
    ...{ recommendation: "", confidence: "", answer: {}, decided: { outcomes: [], organizations: [] } },
  };
  return db.transaction().execute((tx) => upsertDocument(tx, document));
};
