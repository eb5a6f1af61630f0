import type { ContentModel } from "../../api/index.ts";
import { contentForm, definitionOf, listOf, recordOf, stringOf } from "../rules/index.ts";
import { languageOf } from "./language.ts";

/** Names of properties with commas between, or `*`; as the content API's `select` and `expand`. */
export type Wanted = { readonly select?: string | undefined; readonly expand?: string | undefined };

const namesIn = (list: string | undefined): ReadonlySet<string> =>
  new Set((list ?? "").split(",").map((name) => name.trim().toLowerCase()));

const isNamed = (names: ReadonlySet<string>, name: string): boolean => names.has("*") || names.has(name.toLowerCase());

/** A model as it is answered: with the properties that were selected, and the blocks of the areas that were expanded. */
export function shaped(model: ContentModel, { select, expand }: Wanted): ContentModel {
  const selected = withSelected(model, select);
  const expanded = namesIn(expand);
  const props = definitionOf(model.contentType.at(-1) ?? "")?.props ?? {};
  const areas = Object.keys(props).filter((name) => props[name]?.kind === "area" && Object.hasOwn(selected, name));
  return {
    ...selected,
    ...Object.fromEntries(
      areas.map((name) => [
        name,
        listOf(selected[name]).map((block) => areaItem(model, recordOf(block), isNamed(expanded, name))),
      ]),
    ),
  };
}

/** The common keys of a content model are always kept. */
function withSelected(model: ContentModel, select: string | undefined): ContentModel {
  const wanted = namesIn(select ?? "*");
  if (wanted.has("*")) return model;
  const { contentLink, name, language, contentType, parentLink, routeSegment, url, changed, startPublish, ...rest } =
    model;
  const { breadcrumb, existingLanguages, masterLanguage, created, saved, stopPublish, status, ...properties } = rest;
  return {
    ...Object.fromEntries(Object.entries(properties).filter(([key]) => isNamed(wanted, key))),
    ...{ contentLink, name, language, contentType, parentLink, routeSegment, url, changed, startPublish, breadcrumb },
    ...{ existingLanguages, masterLanguage, created, saved, stopPublish, status },
  };
}

/** A block of an area: what names it and how wide it is, and the block itself where it is wanted whole. */
function areaItem(page: ContentModel, block: Readonly<Record<string, unknown>>, isWhole: boolean) {
  const { id, type: _, width, contentType, shared, ...shown } = block;
  const place = stringOf(id);
  const { number = 0, guid = place, name = listOf(contentType).at(-1), language: form } = recordOf(shared);
  const url = `${page.url.replace(/\/$/, "")}/${place}/`;
  // A shared block has a form of its own, one of the page that of the page.
  const language = languageOf(url, { language: contentForm(shared ? form : page.language.name) });
  const link = { id: Number(number), workId: 0, guidValue: stringOf(guid), providerName: null, url, language };
  const expanded = isWhole
    ? { contentLink: { ...link, expanded: null }, name: stringOf(name), language, contentType, ...shown }
    : null;
  return { place, displayOption: stringOf(width), tag: null, contentLink: { ...link, expanded } };
}
