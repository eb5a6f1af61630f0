import { isNumberId } from "../../../platform/pure/identifier/index.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { mayUseDesk, refusalOf } from "../../access/rules/index.ts";
import { contentAddresses, draftPlace } from "../../address/rules/index.ts";
import type { ContentModel } from "../../api/index.ts";
import { hashOf } from "../../session/server/index.ts";
import { buildPageTree, definitionOf } from "../rules/index.ts";
import { modelOf } from "./model.ts";
import { sharedBlockModel } from "./shared-block.ts";
import * as store from "./store.ts";
import type { Trees } from "./trees.ts";

/** The key in the address of a draft, a page's number or the secret of a link; null for any other address. */
export const draftKeyIn = (address: string): string | null => {
  const [path = ""] = address.split(/[?#]/);
  return path.startsWith(draftPlace) ? (path.slice(draftPlace.length).split("/")[0] ?? null) : null;
};

/** The page and the version in the key `12_3`; null for any other. No secret is of this form. */
function versionIn(key: string): { readonly number: number; readonly no: number } | null {
  const [, number, no] = /^(\d{1,9})_(\d{1,9})$/.exec(key) ?? [];
  return number === undefined || no === undefined ? null : { number: Number(number), no: Number(no) };
}

/** Whether a key names one of a page's versions. */
export const isVersionKey = (key: string): boolean => versionIn(key) !== null;

/**
 * A page in its draft or in one of its versions: by number for the desk, by the secret of a link for anybody who has it. `NotFound` when the page
 * or the link does not exist, or the link has expired. It reports no subject, so pages made from it are not cached.
 */
export async function draftModel(trees: Trees, read: Read, key: string, query = ""): Promise<Result<ContentModel>> {
  const draft = await draftOf(read, key);
  if (!draft.ok) return draft;
  const model = await modelOfVersion(trees, read, draft.value, isNumberId(key) || versionIn(key) ? null : key, query);
  return model.ok ? ok({ ...model.value, url: contentAddresses.draft(key) }) : model;
}

/** A version of a page, for the desk: `NotFound` when there is no such page on the site, or no such version of it. */
export async function versionModel(
  trees: Trees,
  read: Read,
  number: number,
  no: number,
): Promise<Result<ContentModel>> {
  const refusal = refusalOf(mayUseDesk(read.actor, read.siteKey));
  if (refusal) return refuse(refusal);
  const version = await store.versionOfPage(read.db, read.siteId, number, no);
  return version ? modelOfVersion(trees, read, version, null) : refuse({ kind: "NotFound" });
}

/**
 * @param draftKey of the link by which it is seen
 * @param query of the address at which it is seen
 */
async function modelOfVersion(
  trees: Trees,
  { actor, db, siteId, siteKey, moved, language, at: now }: Read,
  { page: given, no, isPublished }: store.PageAsSaved,
  draftKey: string | null,
  query = "",
): Promise<Result<ContentModel>> {
  const at = now.getTime();
  const published = await trees.of(siteId);
  const definition = definitionOf(given.type);
  // Content without an address that is not a block is previewed around the front page.
  const page = definition?.noAddress && !definition.isBlock ? published.byPath.get("/") : given;
  if (!page) return refuse({ kind: "NotFound" });
  const others = [...published.pages.values()].filter((each) => each.number !== page.number);
  // A link to one draft shows the published versions of its shared blocks.
  const blocks = draftKey === null ? await store.workingBlocks(db, siteId) : [...published.blocks.values()];
  const pages = definition?.isBlock ? others : [...others, page];
  const tree = { ...buildPageTree(pages, [], siteKey, blocks), redirects: published.redirects };
  const keyed = draftKey === null ? {} : { draftKey };
  const viewer = {
    actor,
    at,
    db,
    moved,
    language,
    shows: () => undefined,
    asked: { siteId, query },
    isDraft: true,
    ...keyed,
  } as const;
  const model = definition?.isBlock
    ? await sharedBlockModel(tree, page, viewer)
    : await modelOf(tree, page, viewer, trees.choices);
  if (page !== given) return ok(model);
  return ok({
    ...model,
    contentLink: { ...model.contentLink, workId: no },
    status: isPublished ? "Published" : "CheckedOut",
  });
}

/** The settings of the site as the draft at this key has them, for the pages around which they are seen; null when it is another page's draft. */
export async function draftSettings(read: Pick<Read, "actor" | "db" | "siteId" | "siteKey" | "at">, key: string) {
  const draft = await draftOf(read, key);
  return draft.ok && draft.value.page.type === "SettingsPage" ? draft.value.page.properties : null;
}

async function draftOf(
  { actor, db, siteId, siteKey, at }: Pick<Read, "actor" | "db" | "siteId" | "siteKey" | "at">,
  key: string,
): Promise<Result<store.PageAsSaved>> {
  const isNumber = isNumberId(key);
  const asked = versionIn(key);
  const refusal = isNumber || asked ? refusalOf(mayUseDesk(actor, siteKey)) : null;
  if (refusal) return refuse(refusal);
  if (asked) {
    const version = await store.versionOfPage(db, siteId, asked.number, asked.no);
    return version ? ok(version) : refuse({ kind: "NotFound" });
  }
  const number = isNumber ? Number(key) : (await store.linkedPage(db, hashOf(key), at.getTime()))?.content;
  const version = number === undefined ? null : await store.workingPage(db, siteId, number);
  return version ? ok(version) : refuse({ kind: "NotFound" });
}
