import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { isNumberId } from "../../../platform/pure/identifier/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { mayUseDesk, refusalOf, worksAtDesk } from "../../access/rules/index.ts";
import { asksEditMode } from "../../address/rules/index.ts";
import type { ContentModel } from "../../api/index.ts";
import {
  blockAddress,
  type ContentAsk,
  definitionOf,
  labelsOf,
  type Page,
  type PageTree,
  resolveContent,
} from "../rules/index.ts";
import { typeTextsIn } from "../texts-types.ts";
import { blockIn, pageWithBlock } from "./block-of-page.ts";
import {
  atAnySite,
  atSiteOf,
  type EditorsAddress,
  editorsAddress,
  readFrom,
  remainingRoute,
} from "./content-address.ts";
import { modelOf, type Viewer } from "./model.ts";
import { draftKeyIn, draftModel, versionModel } from "./preview.ts";
import { shaped, type Wanted } from "./shape.ts";
import { sharedBlockModel, sharedBlockOf } from "./shared-block.ts";
import type { SiteOf, Trees } from "./trees.ts";

const queryIn = (address: string): string => /\?([^#]*)/.exec(address)?.[1] ?? "";

type OpenContent = {
  readonly site: SiteOf;
  readonly tree: PageTree;
  readonly page: Page;
  readonly viewer: Viewer;
};

/** The page that a caller asks for, on the site of the request. Refuses `NotFound`, `NotSignedIn` or `NotAllowed`. */
export async function openContent(trees: Trees, read: Read, ask: ContentAsk): Promise<Result<OpenContent>> {
  const tree = await trees.of(read.siteId);
  const query = ask.by === "path" ? queryIn(ask.path) : "";
  const viewer = {
    actor: read.actor,
    at: read.at.getTime(),
    db: read.db,
    shows: read.shows,
    moved: read.moved,
    language: read.language,
    asked: { siteId: read.siteId, query },
  };
  const resolution = resolveContent(tree, ask, viewer.actor, viewer.at);
  switch (resolution.kind) {
    case "Found":
      return ok({ site: read, tree, page: resolution.page, viewer });
    case "NotFound":
      return refuse({ kind: "NotFound" });
    case "Unauthorized":
      return refuse({ kind: "NotSignedIn" });
    case "AccessDenied":
      return refuse({ kind: "NotAllowed", because: "OnlyEditorsMayDoThis" });
  }
}

/** The model of a page, or of a block by itself: at the page's address with the block's id after it, or by that id alone. */
async function contentOf(trees: Trees, read: Read, ask: ContentAsk): Promise<Result<ContentModel>> {
  const opened = await openContent(trees, read, ask);
  if (opened.ok) {
    const { tree, page, viewer } = opened.value;
    const model = await modelOf(tree, page, viewer, trees.choices);
    return ok(worksAtDesk(read.actor, read.siteKey) ? { ...model, isEditor: true } : model);
  }
  if (opened.because.kind !== "NotFound") return opened;
  if (ask.by === "path") {
    const block = blockAddress(ask.path);
    if (!block) return opened;
    return blockIn(await contentOf(trees, read, { by: "path", path: block.page, matchExact: true }), block.id);
  }
  const tree = await trees.of(read.siteId);
  const viewer = {
    actor: read.actor,
    at: read.at.getTime(),
    db: read.db,
    shows: read.shows,
    moved: read.moved,
    language: read.language,
    asked: null,
  };
  const shared = sharedBlockOf(tree, ask.id, viewer);
  if (shared) return ok(await sharedBlockModel(tree, shared, viewer));
  const holder = pageWithBlock(tree, ask.id);
  return holder ? blockIn(await contentOf(trees, read, { by: "id", id: String(holder.number) }), ask.id) : opened;
}

const REFERENCE = /^([^_]+?)(?:_+(\d{1,9})?.*)?$/;

/** The id and version in a reference of the content API: `12` or a guid, with or without a version after it. */
export function namedBy(reference: string): { readonly id: string; readonly version: number } {
  const [, id = "", version = "0"] = REFERENCE.exec(reference) ?? [];
  return { id, version: Number(version) };
}

/** The content that a reference names, for a client of the requested site. Editors get the named version, others the published one. */
async function contentNamed(trees: Trees, read: Read, reference: string, asked: Read): Promise<Result<ContentModel>> {
  const { id, version } = namedBy(reference);
  const found = async () => {
    if (version === 0 || !worksAtDesk(read.actor, read.siteKey)) return contentOf(trees, read, { by: "id", id });
    const number = isNumberId(id) ? Number(id) : (await trees.of(read.siteId)).byGuid.get(id.toLowerCase())?.number;
    return number === undefined ? refuse({ kind: "NotFound" }) : versionModel(trees, read, number, version);
  };
  const model = await found();
  return model.ok ? ok(readFrom(asked, read, model.value)) : model;
}

/** Those of the named pages that the caller may read, in the order of their names. At most a hundred. */
async function contentsNamed(trees: Trees, read: Read, references: readonly string[], wanted: Wanted) {
  const models: ContentModel[] = [];
  for (const reference of [...new Set(references)].slice(0, 100)) {
    const found = await atAnySite(trees, read, (there) => contentNamed(trees, there, reference, read));
    if (found.ok) models.push(shaped(found.value, wanted));
  }
  return [...new Map(models.map((model) => [model.contentLink.guidValue, model])).values()];
}

const listed = (list: string | undefined): readonly string[] =>
  (list ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** How content is shown: as readers have it, for editing, or as a draft is. */
type ContextMode = "Default" | "Edit" | "Preview";

/** The found content and how it is shown. `remaining`: the rest of the address when it matched only a page above. */
type Located = {
  readonly models: readonly ContentModel[];
  readonly mode: ContextMode;
  readonly remaining: string | null;
};

/** `GET /api/episerver/v3.0/content`: the page at an address of any of our sites, as a list of one, or those that `guids` and `references` name. */
export async function locateContent(
  trees: Trees,
  asked: Read,
  { query }: CallInput<"findContent">,
): Promise<Result<Located>> {
  const { contentUrl, guids, references } = query;
  if (contentUrl === undefined) {
    const models = await contentsNamed(trees, asked, [...listed(guids), ...listed(references)], query);
    return ok({ models, mode: "Default", remaining: null });
  }
  const read = await atSiteOf(trees, asked, contentUrl);
  if (!read) return refuse({ kind: "NotFound" });
  const one = (found: Result<ContentModel>, mode: ContextMode, remaining: string | null = null): Result<Located> =>
    found.ok ? ok({ models: [shaped(readFrom(asked, read, found.value), query)], mode, remaining }) : found;
  const draft = draftKeyIn(contentUrl);
  if (draft !== null) {
    const found = await draftModel(trees, read, draft, queryIn(contentUrl));
    const isEdited = asksEditMode(contentUrl) && isNumberId(draft);
    return isEdited && found.ok ? one(ok(inEditMode(found.value, read.language)), "Edit") : one(found, "Preview");
  }
  const edited = editorsAddress(contentUrl);
  if (edited) return one(await editedBy(trees, read, edited), edited.isEditMode ? "Edit" : "Preview");
  const matchExact = /^true$/i.test(query.matchExact ?? "true");
  const ask = { by: "path", path: contentUrl, matchExact } as const;
  if (asksEditMode(contentUrl) && worksAtDesk(read.actor, read.siteKey)) {
    const found = await editedAt(trees, read, ask);
    return one(found, found.ok && found.value.editMode ? "Edit" : "Default");
  }
  const found = await contentOf(trees, read, ask);
  return one(found, "Default", found.ok && !matchExact ? remainingRoute(contentUrl, found.value.url) : null);
}

/** The models alone, for pages that are made in this process. */
export async function findContent(trees: Trees, read: Read, input: CallInput<"findContent">) {
  const located = await locateContent(trees, read, input);
  return located.ok ? ok([...located.value.models]) : located;
}

/** The page at an address as its draft is, at that address. */
async function editedAt(trees: Trees, read: Read, ask: ContentAsk): Promise<Result<ContentModel>> {
  const published = await contentOf(trees, read, ask);
  if (!published.ok || published.value.contentType[0] === "Block") return published;
  const { contentLink, url } = published.value;
  const draft = await draftModel(trees, read, String(contentLink.id));
  return draft.ok ? ok({ ...inEditMode(draft.value, read.language), url }) : draft;
}

/** A page at the address that an editing system gives it, by its number. For the desk alone. */
async function editedBy(
  trees: Trees,
  read: Read,
  { number, version, isEditMode }: EditorsAddress,
): Promise<Result<ContentModel>> {
  const refusal = refusalOf(mayUseDesk(read.actor, read.siteKey));
  if (refusal) return refuse(refusal);
  const found = await (version === 0
    ? draftModel(trees, read, String(number))
    : versionModel(trees, read, number, version));
  return found.ok && isEditMode ? ok(inEditMode(found.value, read.language)) : found;
}

/** With the labels of its properties, as an editor needs them. */
function inEditMode(draft: ContentModel, language: Language): ContentModel {
  const definition = definitionOf(draft.contentType.at(-1) ?? "");
  const editMode = definition ? labelsOf(definition, typeTextsIn(language)) : {};
  return { ...draft, isEditor: true, editMode };
}

/** `GET /api/episerver/v3.0/content/{id}`: by number or guid, for editors also a version of it. */
export async function getContent(trees: Trees, read: Read, { params, query }: CallInput<"getContent">) {
  const found = await atAnySite(trees, read, (there) => contentNamed(trees, there, params.id, read));
  return found.ok ? ok(shaped(found.value, query)) : found;
}
