import { worksAtDesk } from "../../core/access/index.ts";
import { asksEditMode } from "../../core/address/index.ts";
import {
  blockAddress,
  type ContentAsk,
  definitionOf,
  listOf,
  type Page,
  type PageTree,
  recordOf,
  resolveContent,
} from "../../core/content/index.ts";
import type { CallInput, ContentModel } from "../../core/contract/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import type { Read } from "../platform/http/work.ts";
import { modelOf, type Viewer } from "./model.ts";
import { draftKeyIn, draftModel } from "./preview.ts";
import type { Trees } from "./trees.ts";

type OpenContent = { readonly tree: PageTree; readonly page: Page; readonly viewer: Viewer };

/** The page that a caller asks for, on the site of the request. Refuses `NotFound`, `NotSignedIn` or `NotAllowed`: docs/spec/content.md, Resolution */
export async function openContent(trees: Trees, read: Read, ask: ContentAsk): Promise<Result<OpenContent>> {
  const tree = await trees.of(read.siteId);
  const query = ask.by === "path" ? (/\?([^#]*)/.exec(ask.path)?.[1] ?? "") : "";
  const viewer = { actor: read.actor, at: read.at.getTime(), db: read.db, shows: read.shows, moved: read.moved, query };
  const resolution = resolveContent(tree, ask, viewer.actor, viewer.at);
  switch (resolution.kind) {
    case "Found":
      return ok({ tree, page: resolution.page, viewer });
    case "NotFound":
      return refuse({ kind: "NotFound" });
    case "Unauthorized":
      return refuse({ kind: "NotSignedIn" });
    case "AccessDenied":
      return refuse({ kind: "NotAllowed", because: "OnlyEditorsMayDoThis" });
  }
}

/** The model of a page, or of a block by itself. */
async function contentOf(trees: Trees, read: Read, ask: ContentAsk): Promise<Result<ContentModel>> {
  const opened = await openContent(trees, read, ask);
  if (opened.ok) {
    const { tree, page, viewer } = opened.value;
    const model = await modelOf(tree, page, viewer, trees.choices);
    return ok(worksAtDesk(read.actor) ? { ...model, isEditor: true } : model);
  }
  const block = opened.because.kind === "NotFound" && ask.by === "path" ? blockAddress(ask.path) : null;
  return block ? blockOf(trees, read, block) : opened;
}

/** A block of a page by itself, for its preview: `["Block", type]`. Who may not read the page may not read its blocks. */
async function blockOf(trees: Trees, read: Read, { page, id }: { readonly page: string; readonly id: string }) {
  const found = await contentOf(trees, read, { by: "path", path: page, matchExact: true });
  if (!found.ok) return found;
  const blocks = Object.values(found.value).flatMap((value) => (Array.isArray(value) ? value : []));
  const block = blocks.map(recordOf).find((each) => each.id === id.toLowerCase() && Array.isArray(each.contentType));
  if (!block) return refuse({ kind: "NotFound" });
  const { name, language, changed, startPublish, contentLink, breadcrumb } = found.value;
  const url = `${found.value.url}${id.toLowerCase()}/`;
  return ok({
    ...block,
    ...{ name, language, changed, startPublish, breadcrumb, url, routeSegment: id.toLowerCase() },
    contentType: [...listOf(block.contentType)].map(String),
    contentLink: { id: contentLink.id, guidValue: id.toLowerCase(), url },
    parentLink: contentLink,
  });
}

/** Those of the named pages that the caller may read, in the order of their names. At most a hundred. */
async function contentsOf(trees: Trees, read: Read, ids: readonly string[], select: string | undefined) {
  const models: ContentModel[] = [];
  for (const id of [...new Set(ids)].slice(0, 100)) {
    const found = await contentOf(trees, read, { by: "id", id });
    if (found.ok) models.push(selected(found.value, select));
  }
  return ok([...new Map(models.map((model) => [model.contentLink.id, model])).values()]);
}

const idsIn = (list: string | undefined): readonly string[] =>
  (list ?? "").split(",").map((each) => each.trim().replace(/_.*$/, ""));

/** `GET /api/episerver/v3.0/content`: the page at an address, as a list of one, or those that `guids` and `references` name. */
export async function findContent(trees: Trees, read: Read, { query }: CallInput<"findContent">) {
  const { contentUrl, matchExact, select } = query;
  if (contentUrl === undefined)
    return contentsOf(trees, read, [...idsIn(query.guids), ...idsIn(query.references)], select);
  const draft = draftKeyIn(contentUrl);
  if (draft !== null) {
    const model = await draftModel(trees, read, draft);
    return model.ok ? ok([selected(model.value, select)]) : model;
  }
  const ask = { by: "path", path: contentUrl, matchExact: matchExact === "true" } as const;
  const found =
    asksEditMode(contentUrl) && worksAtDesk(read.actor)
      ? await editedAt(trees, read, ask)
      : await contentOf(trees, read, ask);
  return found.ok ? ok([selected(found.value, select)]) : found;
}

/** The page at an address as its draft is, at that address. docs/spec/content.md, Edit mode */
async function editedAt(trees: Trees, read: Read, ask: ContentAsk): Promise<Result<ContentModel>> {
  const published = await contentOf(trees, read, ask);
  if (!published.ok || published.value.contentType[0] === "Block") return published;
  const { contentLink, url } = published.value;
  const draft = await draftModel(trees, read, String(contentLink.id));
  if (!draft.ok) return draft;
  const props = definitionOf(draft.value.contentType.at(-1) ?? "")?.props ?? {};
  const editMode = Object.fromEntries(Object.entries(props).map(([name, { label }]) => [name, label]));
  return ok({ ...draft.value, url, isEditor: true, editMode });
}

/** `GET /api/episerver/v3.0/content/{id}`: by number or guid. */
export async function getContent(trees: Trees, read: Read, { params, query }: CallInput<"getContent">) {
  const found = await contentOf(trees, read, { by: "id", id: params.id });
  return found.ok ? ok(selected(found.value, query.select)) : found;
}

/** Keeps the selected properties. The common keys of a content model are always kept. */
export function selected(model: ContentModel, select: string | undefined): ContentModel {
  const wanted = new Set((select ?? "*").split(",").map((name) => name.trim()));
  if (wanted.has("*")) return model;
  const { contentLink, name, language, contentType, parentLink, routeSegment, url, changed, startPublish, ...rest } =
    model;
  const { breadcrumb, ...properties } = rest;
  return {
    ...Object.fromEntries(Object.entries(properties).filter(([key]) => wanted.has(key))),
    ...{ contentLink, name, language, contentType, parentLink, routeSegment, url, changed, startPublish, breadcrumb },
  };
}
