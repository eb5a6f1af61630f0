import type { ContentModel } from "../calls.ts";
import { contentForm } from "./language.ts";
import type { AreaItem } from "./page-models.ts";
import {
  type HtmlMap,
  listOf,
  type Property,
  type PropertyOf,
  parts,
  recordOf,
  type ShownMedia,
  sharedIn,
  stringOf,
  type Wire,
} from "./property/index.ts";
import { definitionOf } from "./type/index.ts";

/** The pages and files that the values in the form link to, by number, as far as the form has loaded them. */
export type KnownReferences = {
  readonly addresses: Readonly<Record<string, string>>;
  readonly media: Readonly<Record<string, ShownMedia>>;
};

type Values = Readonly<Record<string, unknown>>;

/** The picture of a link box as the specification names it: its address and its text; `picture` is all that is known of it. */
export function withLinkPicture(block: Values): Values {
  const { src, alt } = recordOf(block.image);
  return { ...block, picture: block.image, image: stringOf(src), alt: stringOf(alt) };
}

/**
 * A draft's model with unsaved values, so that the page's own views show them. Values that only the server can derive (lists, names of terms,
 * shared blocks) stay as in `model` until the save. A value that its property cannot hold is ignored.
 * @param model the draft, from the server
 * @param values whole values of the properties that are newer than `model`, in the stored form
 * @param clean cleans rich texts as the server does when they are stored
 */
export function workingModel(
  model: ContentModel,
  values: Values,
  known: KnownReferences,
  clean: HtmlMap,
): ContentModel {
  const type = model.contentType.at(-1) ?? "";
  const isBlock = model.contentType[0] === "Block";
  const props = definitionOf(type)?.props ?? {};
  const wire = wireOf(known);
  const shown = Object.entries(props).flatMap(([name, property]) => {
    if (!Object.hasOwn(values, name)) return [];
    const one = { [name]: property };
    const read = parts.schema(one).safeParse({ [name]: complete(property, values[name]) });
    if (!read.success) return [];
    const value = parts.mapHtml(one, read.data, clean)[name];
    const next = shownValue(property, value, model[name], wire);
    return next === undefined ? [] : [[name, next]];
  });
  const next: Values = Object.fromEntries(shown);
  const name = typeof values.name === "string" ? values.name : model.name;
  const language = { ...model.language, name: contentForm(values.language ?? model.language.name) };
  return { ...model, ...(isBlock ? derivedOf({ ...next, type }, model, next) : next), name, language };
}

/** Blocks that were written in an older version of their type lack what it has got since. */
const complete = (property: Property, value: unknown): unknown =>
  property.kind === "area" && Array.isArray(value)
    ? value.map((block) => {
        const definition = sharedIn(block) === null && property.allow.find(({ type }) => type === recordOf(block).type);
        return definition ? { ...parts.empty(definition.props), ...recordOf(block) } : block;
      })
    : value;

const wireOf = ({ addresses, media }: KnownReferences): Wire => ({
  address: (number) => addresses[number] ?? null,
  media: (number) => media[number] ?? null,
  block: () => null,
  forEditors: true,
});

/** Undefined: as the server has it. */
function shownValue(property: Property, value: unknown, before: unknown, wire: Wire): unknown {
  switch (property.kind) {
    case "term":
    case "template":
      return undefined;
    case "list": {
      // A row with a term has its name, which the server knows.
      const hasTerm = Object.values(property.of).some(({ kind }) => kind === "term");
      return hasTerm ? undefined : parts.toWire({ value: property }, { value }, wire).value;
    }
    case "area":
      return areaItems(property, value, before, wire);
    case "group": {
      if (value === null) return null;
      const shown = recordOf(parts.toWire({ value: property }, { value }, wire).value);
      // A list of articles names the page under which the server finds them.
      return Object.hasOwn(property.of, "parent") ? { ...shown, items: listOf(recordOf(before).items) } : shown;
    }
    default:
      return parts.toWire({ value: property }, { value }, wire).value;
  }
}

function areaItems(property: PropertyOf<"area">, value: unknown, before: unknown, wire: Wire): readonly AreaItem[] {
  const known = new Map((listOf(before) as readonly AreaItem[]).map((item) => [item.place, item]));
  return listOf(value).flatMap((stored) => {
    const { id, width = "full" } = recordOf(stored);
    const item = known.get(stringOf(id));
    const place = { displayOption: stringOf(width) };
    if (sharedIn(stored) !== null) return item ? [{ ...item, ...place }] : [];
    const [shown] = listOf(parts.toWire({ value: property }, { value: [stored] }, wire).value);
    const { id: _, type, width: __, contentType, ...own } = recordOf(shown);
    const expanded = { ...derivedOf({ ...own, type }, recordOf(item?.contentLink.expanded), own) };
    const link = item?.contentLink ?? newLink(stringOf(id));
    const types = listOf(contentType).map(stringOf);
    return [
      {
        place: stringOf(id),
        ...place,
        tag: null,
        contentLink: { ...link, expanded: { ...expanded, contentType: types } },
      },
    ];
  });
}

/** A block's properties with what is derived of them here, and what the server derived before. */
function derivedOf({ type, ...block }: Values, before: Values, own: Values): Values {
  if (type === "LinkBlock" || type === "WideLinkBlock")
    return Object.hasOwn(own, "image") ? withLinkPicture(block) : block;
  if (type === "ArticleListBlock") return { ...block, items: listOf(before.items) };
  return block;
}

const newLink = (guidValue: string): Omit<AreaItem["contentLink"], "expanded"> => ({
  ...{ id: 0, workId: 0, guidValue, providerName: null, url: "" },
  language: { link: "", displayName: "norsk", name: "no" },
});
