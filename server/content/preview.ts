import { mayUseDesk } from "../../core/access/index.ts";
import { contentAddresses, draftPlace } from "../../core/address/index.ts";
import { buildPageTree } from "../../core/content/index.ts";
import type { ContentModel } from "../../core/contract/index.ts";
import { isNumberId } from "../../core/identifier/index.ts";
import { ok, type Result, refusalOf, refuse } from "../../core/refusal/index.ts";
import type { Read } from "../platform/http/work.ts";
import { hashOf } from "../session/index.ts";
import { modelOf } from "./model.ts";
import * as store from "./store.ts";
import type { Trees } from "./trees.ts";

/** The key in the address of a draft, a page's number or the secret of a link; null for any other address. */
export const draftKeyIn = (address: string): string | null => {
  const [path = ""] = address.split(/[?#]/);
  return path.startsWith(draftPlace) ? (path.slice(draftPlace.length).split("/")[0] ?? null) : null;
};

/**
 * A page as its draft is. By number for the desk, by the secret of a link for anybody who has it: `NotFound` when there is no such page, no
 * such link, or when it has ended. It reports no subject, so no page that is made of it is kept.
 */
export async function draftModel(trees: Trees, read: Read, key: string): Promise<Result<ContentModel>> {
  const { actor, db, siteId } = read;
  const at = read.at.getTime();
  const isNumber = isNumberId(key);
  const refusal = isNumber ? refusalOf(mayUseDesk(actor)) : null;
  if (refusal) return refuse(refusal);
  const number = isNumber ? Number(key) : (await store.linkedPage(db, hashOf(key), at))?.content;
  const page = number === undefined ? null : await store.workingPage(db, siteId, number);
  if (!page) return refuse({ kind: "NotFound" });
  const published = await trees.of(siteId);
  const others = [...published.pages.values()].filter((each) => each.number !== page.number);
  const tree = buildPageTree([...others, page], []);
  const model = await modelOf(tree, page, { actor, at, db, shows: () => undefined, query: "" }, trees.choices);
  return ok({ ...model, url: contentAddresses.draft(key) });
}
