import { z } from "zod";
import { startsWith } from "../../../platform/pure/draft/index.ts";
import { contentForms } from "./language.ts";
import {
  type BlockDefinition,
  blockWidths,
  type HtmlMap,
  listOf,
  type Properties,
  type Property,
  parts,
  recordOf,
  type StoredBlock,
  select,
  sharedIn,
  text,
} from "./property/index.ts";
import type { PageDefinition } from "./type/index.ts";

/** Where in a page: names of properties, and in an area the id of a block. Empty: the whole page. */
export type Path = readonly string[];

/** How long a page stays in the trash before it is deleted for good. */
export const TRASH_DAYS = 30;

/** The properties that every page has beside those of its type. An address is lower case, with hyphens between words. */
const headProps = {
  name: text({ required: true, max: 200 }),
  urlSegment: text({ max: 100 }),
  language: select({ options: contentForms, tab: "settings" }),
} as const;

/** The properties that an editor of a page writes: its name, its part of the address, its form of Norwegian and those of its type. */
export const editedProps = ({ props, noAddress, isBlock }: PageDefinition): Properties => {
  const { name, urlSegment, language } = headProps;
  if (!noAddress) return { name, urlSegment, ...props, language };
  // Settings and folders are not read.
  return isBlock ? { name, ...props, language } : { name, ...props };
};

/** Whether a text can be a page's part of an address. */
export const isUrlSegment = (segment: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment) && segment.length <= 100;

/** A page's part of the address, made from its name. «CO₂-laser» is `co2-laser`. */
export const segmentFrom = (name: string): string => {
  const segment = name
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("å", "a")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
  return segment === "" ? "side" : segment;
};

/** One property in a page. */
export type PropertyPlace = {
  readonly property: Property;
  /** As it is stored. */
  readonly value: unknown;
  /** The whole page with another value here. */
  put(value: unknown): Readonly<Record<string, unknown>>;
};

/** Finds the property at a path; null when there is none, or its block is gone. */
export function placeOf(props: Properties, values: unknown, path: Path): PropertyPlace | null {
  const [name, ...rest] = path;
  const property = name !== undefined && Object.hasOwn(props, name) ? props[name] : undefined;
  if (name === undefined || !property) return null;
  const whole = recordOf(values);
  const value = whole[name] ?? parts.empty({ [name]: property })[name];
  const put = (next: unknown) => ({ ...whole, [name]: next });
  if (rest.length === 0) return { property, value, put };
  if (property.kind === "group" && value !== null) return inside(placeOf(property.of, value, rest), put);
  if (property.kind !== "area") return null;
  const [id, ...inBlock] = rest;
  const blocks = listOf(value).map(recordOf);
  const block = blocks.find((each) => each.id === id);
  // The properties of a shared block are edited in the block itself.
  const isOwn = block !== undefined && sharedIn(block) === null;
  const definition = isOwn ? property.allow.find(({ type }) => type === block.type) : undefined;
  const found = definition ? placeOf(definition.props, block, inBlock) : null;
  return inside(found, (next) => put(blocks.map((each) => (each === block ? next : each))));
}

const inside = (
  place: PropertyPlace | null,
  put: (value: unknown) => Readonly<Record<string, unknown>>,
): PropertyPlace | null => place && { ...place, put: (value) => put(place.put(value)) };

const Arrangement = z
  .array(
    z.object({
      id: z.guid(),
      type: z.string().max(100),
      width: z.enum(blockWidths).default("full"),
      ref: z.int().positive().optional(),
    }),
  )
  .max(100)
  .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length);

/** The part of a value that an editor sees and sends. Of an area: only its blocks, their order and their widths. */
export const shownAt = ({ property, value }: PropertyPlace): unknown =>
  property.kind === "area"
    ? listOf(value).map((block) => {
        const { id, type, width = "full", ref } = recordOf(block);
        return { id, type, width, ...(ref === undefined ? {} : { ref }) };
      })
    : value;

/**
 * The value to store for one that an editor sent, cleaned; null when the property cannot hold it. Blocks that an area has already keep
 * what is written in them, and new ones are empty. Whether there are the shared blocks that new places name is for the caller to ask.
 */
export function acceptedAt(
  { property, value }: PropertyPlace,
  sent: unknown,
  clean: HtmlMap,
): { readonly value: unknown } | null {
  if (property.kind === "area") return arranged(property.allow, value, sent);
  const one = { value: property };
  const read = parts.schema(one).safeParse({ value: sent });
  return read.success ? { value: parts.mapHtml(one, read.data, clean).value } : null;
}

function arranged(allow: readonly BlockDefinition[], stored: unknown, sent: unknown) {
  const read = Arrangement.safeParse(sent);
  if (!read.success) return null;
  const before = new Map(listOf(stored).map((block) => [recordOf(block).id, recordOf(block)]));
  const blocks = read.data.map(({ id, type, width, ref }): StoredBlock | null => {
    const known = before.get(id);
    if (known) return { ...known, type, id, width };
    const definition = allow.find((each) => each.type === type);
    if (!definition) return null;
    return ref === undefined ? { ...parts.empty(definition.props), type, id, width } : { type, id, width, ref };
  });
  const hasOtherType = read.data.some(({ id, type }) => (before.get(id)?.type ?? type) !== type);
  return blocks.includes(null) || hasOtherType ? null : { value: blocks };
}

/**
 * Whether an earlier change keeps a new one from being made unseen: it was made in the same property, or in the whole that holds it.
 * Arranging the blocks of an area and writing in one of them do not disturb each other, unless that block is taken away.
 * @param values the page as it is now
 * @param sent the new value, at `path`
 */
export function disturbs(props: Properties, values: unknown, earlier: Path, path: Path, sent: unknown): boolean {
  if (earlier.length === path.length) return startsWith(path, earlier);
  if (earlier.length < path.length)
    return startsWith(path, earlier) && placeOf(props, values, earlier)?.property.kind !== "area";
  if (!startsWith(earlier, path)) return false;
  if (placeOf(props, values, path)?.property.kind !== "area") return true;
  const stays = listOf(sent).some((block) => recordOf(block).id === earlier[path.length]);
  return !stays;
}
