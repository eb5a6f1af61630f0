import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { ContentModel } from "../../api/index.ts";
import { contentForm, listOf, type Page, type PageTree, recordOf, stringOf } from "../rules/index.ts";
import { languageOf } from "./language.ts";

const holders = new WeakMap<PageTree, ReadonlyMap<string, Page>>();

/** The published page that holds the block with this id. Read out of a tree once. */
export function pageWithBlock(tree: PageTree, id: string): Page | undefined {
  const known = holders.get(tree) ?? new Map([...tree.pages.values()].flatMap((page) => idsIn(page)));
  holders.set(tree, known);
  return known.get(id.toLowerCase());
}

const idsIn = (page: Page): readonly (readonly [string, Page])[] =>
  Object.values(page.properties)
    .flatMap(listOf)
    .map((each) => stringOf(recordOf(each).id).toLowerCase())
    .filter((id) => id !== "")
    .map((id) => [id, page]);

/** A block of a page by itself, for its preview: `["Block", type]`. A caller who may not read the page may not read its blocks. */
export function blockIn(found: Result<ContentModel>, given: string): Result<ContentModel> {
  if (!found.ok) return found;
  const id = given.toLowerCase();
  const blocks = Object.values(found.value).flatMap((value) => (Array.isArray(value) ? value : []));
  const block = blocks.map(recordOf).find((each) => each.id === id && Array.isArray(each.contentType));
  if (!block) return refuse({ kind: "NotFound" });
  const { contentLink, breadcrumb, isEditor, name, changed, created, saved, startPublish, stopPublish, status } =
    found.value;
  const url = `${found.value.url.replace(/\/$/, "")}/${id}/`;
  const { shared, ...properties } = block;
  const { number = 0, guid = id, language: form } = recordOf(shared);
  const language = languageOf(url, { language: contentForm(shared ? form : found.value.language.name) });
  const link = {
    id: Number(number),
    workId: 0,
    guidValue: stringOf(guid),
    providerName: null,
    url,
    language,
    expanded: null,
  };
  return ok({
    ...properties,
    ...{ name, language, existingLanguages: [language], masterLanguage: language },
    ...{ changed, created, saved, startPublish, stopPublish, status, breadcrumb, url, routeSegment: id },
    ...(isEditor ? { isEditor } : {}),
    contentType: [...listOf(block.contentType)].map(String),
    contentLink: link,
    parentLink: contentLink,
  });
}
