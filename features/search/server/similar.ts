import type { Db, Read } from "../../../platform/server/http/work.ts";
import type { SimilarDocument } from "../../api/index.ts";
import type { SearchRoute } from "../rules/index.ts";
import type { AskedTitle, Similar } from "./engine.ts";
import { engineOf } from "./index-engine.ts";
import { hasIndex } from "./index-keeper.ts";

/**
 * Public assessments and notifications that resemble a title, the nearest first and the site's own before the other's; as they are now, so
 * that nothing withdrawn is among them.
 */
export const similarDocuments = async (db: Db, asked: AskedTitle): Promise<readonly Similar[]> =>
  (await engineOf(db)).resembling(asked);

export const shownSimilar = ({ ref, published: _, language, ...document }: Similar): SimilarDocument => ({
  ...document,
  pageId: ref,
  ...(language && { language }),
});

const MOST_RELATED = 3;
/** Two titles share fewer words than a title and what is written of it. */
const LEAST_RELATED = 0.4;

/**
 * The related documents beside a public document, at most three of each kind. The page is cached until one of them may change.
 * Empty until the index is ready: no page waits for it.
 */
export async function relatedTo(
  { db, shows }: Pick<Read, "db" | "shows">,
  from: SearchRoute,
  { ref, title }: { readonly ref: number; readonly title: string },
): Promise<SimilarDocument[]> {
  shows("related");
  if (!hasIndex(db)) return [];
  const documents = await similarDocuments(db, { title, except: ref, from, most: MOST_RELATED, least: LEAST_RELATED });
  return documents.map(shownSimilar);
}
