import { mayUseDesk } from "../../core/access/index.ts";
import { contentAddresses, draftPlace } from "../../core/address/index.ts";
import { buildPageTree, definitionOf, type Page } from "../../core/content/index.ts";
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
  const { actor, db, siteId, moved } = read;
  const at = read.at.getTime();
  const draft = await draftOf(read, key);
  if (!draft.ok) return draft;
  const published = await trees.of(siteId);
  // What has no address is seen around the front page.
  const page = definitionOf(draft.value.type)?.noAddress ? published.byPath.get("/") : draft.value;
  if (!page) return refuse({ kind: "NotFound" });
  const others = [...published.pages.values()].filter((each) => each.number !== page.number);
  const tree = buildPageTree([...others, page], []);
  const keyed = isNumberId(key) ? {} : { draftKey: key };
  const viewer = { actor, at, db, moved, shows: () => undefined, query: "", isDraft: true, ...keyed } as const;
  const model = await modelOf(tree, page, viewer, trees.choices);
  return ok({ ...model, url: contentAddresses.draft(key) });
}

/** The settings of the site as the draft at this key has them, for the pages around which they are seen; null when it is another page's draft. */
export async function draftSettings(read: Pick<Read, "actor" | "db" | "siteId" | "at">, key: string) {
  const draft = await draftOf(read, key);
  return draft.ok && draft.value.type === "SettingsPage" ? draft.value.properties : null;
}

async function draftOf(
  { actor, db, siteId, at }: Pick<Read, "actor" | "db" | "siteId" | "at">,
  key: string,
): Promise<Result<Page>> {
  const isNumber = isNumberId(key);
  const refusal = isNumber ? refusalOf(mayUseDesk(actor)) : null;
  if (refusal) return refuse(refusal);
  const number = isNumber ? Number(key) : (await store.linkedPage(db, hashOf(key), at.getTime()))?.content;
  const page = number === undefined ? null : await store.workingPage(db, siteId, number);
  return page ? ok(page) : refuse({ kind: "NotFound" });
}
