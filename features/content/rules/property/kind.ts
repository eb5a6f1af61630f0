import { z } from "zod";
import { withoutControls } from "../../../../platform/pure/text/index.ts";
import type { HtmlFinding } from "./html-findings.ts";
import type { KindName, Properties, PropertyOf } from "./property.ts";

/** Something that a value leads to: a page or a file of the library by number, a term by key, or an address. `path` is where in the page. */
export type Reference = {
  readonly path: readonly string[];
  readonly kind: "content" | "term" | "address" | "media";
  readonly target: string;
};

/** Why a page cannot be published as it is, or should not without another look. */
export type Finding = {
  readonly path: readonly string[];
  readonly kind: FindingKind;
  readonly stops: boolean;
};
/** A rule that concerns several properties of a page or a block. */
export type Check = (values: Readonly<Record<string, unknown>>) => Finding | null;
export type FindingKind =
  | HtmlFinding
  | "Required"
  | "TooLong"
  | "BadAddress"
  | "UnknownBlock"
  | "BlockGone"
  | "BlockHasDraft"
  | "BlockNotShown"
  | "BlockUnfinished"
  | "NoAlternativeText"
  | "MediaGone"
  | "MediaUndescribed"
  | "OutOfRange"
  | "NotWhole"
  | "NotExternal"
  | "ContentsWithoutHeadings"
  | "LinkWithoutText"
  | "LeadsNowhere"
  | "NoMailAddress"
  | "EndsBeforeItBegins"
  | "LinkToNoPage"
  | "LinkDoesNotWork"
  | "NoReviewDate";

/** A picture or a file as a page shows it. One of the library has its kind; what is known of a picture's sizes is there then. */
export type ShownMedia = {
  readonly kind?: "image" | "document";
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly srcSet?: string;
  /** The point that stays visible when the picture is cropped, as a CSS position: «20% 50%». Absent: the middle. */
  readonly focus?: string;
};

/** A block that is content of its own and may stand on several pages. */
export type SharedBlockValue = {
  readonly number: number;
  readonly guid: string;
  readonly type: string;
  readonly name: string;
  readonly language?: string;
  readonly properties: Readonly<Record<string, unknown>>;
};

/** Resolves references for the content API. */
export type Wire = {
  /** The address of the page with this number, or null when the reader may not have it. */
  address(number: number): string | null;
  /** The file of the library with this number, or null when it is gone. */
  media(number: number): ShownMedia | null;
  /** The shared block with this number, or null when the reader may not have it. */
  block(number: number): SharedBlockValue | null;
  /** True for callers at the desk. */
  readonly forEditors: boolean;
};

/**
 * The parts that every kind of property has. They take what is stored as `unknown`: rows of an older version of the type may lack a
 * property, and a part then treats it as empty.
 */
export type Kind<K extends KindName> = {
  /** The shape of a draft: what may be saved, finished or not. */
  schema(property: PropertyOf<K>, parts: Parts): z.ZodType;
  empty(property: PropertyOf<K>, parts: Parts): unknown;
  isEmpty(value: unknown): boolean;
  /** Faults that prevent publication and warnings, except that the value is empty. */
  findings(property: PropertyOf<K>, value: unknown, parts: Parts): readonly Finding[];
  toWire(property: PropertyOf<K>, value: unknown, wire: Wire, parts: Parts): unknown;
  /** The words that a reader sees in it. */
  text(property: PropertyOf<K>, value: unknown, parts: Parts): string;
  refs(property: PropertyOf<K>, value: unknown, parts: Parts): readonly Reference[];
  /** The value with each rich text in it replaced. */
  mapHtml(property: PropertyOf<K>, value: unknown, map: HtmlMap, parts: Parts): unknown;
};

export type HtmlMap = (html: string, property: PropertyOf<"html">) => string;

/** The same parts of all properties of a page, a block or a row: what the kinds that hold others build on. */
export type Parts = {
  schema(props: Properties): z.ZodObject;
  empty(props: Properties): Record<string, unknown>;
  findings(props: Properties, values: unknown): readonly Finding[];
  toWire(props: Properties, values: unknown, wire: Wire): Record<string, unknown>;
  text(props: Properties, values: unknown): string;
  refs(props: Properties, values: unknown): readonly Reference[];
  mapHtml(props: Properties, values: unknown, map: HtmlMap): Record<string, unknown>;
};

/** A text that can be stored: without control characters, which a database refuses. */
export const textUpTo = (max: number) => z.string().max(max).overwrite(withoutControls);

export const stringOf = (value: unknown): string => (typeof value === "string" ? value : "");
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The findings or references of a part, seen from the whole. */
export const under = <T extends { readonly path: readonly string[] }>(step: string, each: readonly T[]): T[] =>
  each.map((one) => ({ ...one, path: [step, ...one.path] }));

/** For the kinds that have nothing of it. */
export const nothing = (): readonly never[] => [];
export const unchanged = (_: unknown, value: unknown): unknown => value;
