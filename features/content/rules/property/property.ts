import type { Check, ShownMedia } from "./kind.ts";

/** Where a property stands in the editors' form. */
export type FormTab = "content" | "menu" | "banner" | "footer" | "search" | "display" | "triage" | "settings";

/** Optional elements of a rich text, beside paragraphs, bold, italic, underline, lists and links. */
export const htmlFeatures = ["h2", "h3", "h4", "table", "image", "quote", "code"] as const;
export type HtmlFeature = (typeof htmlFeatures)[number];

type Common = {
  /** `content` when it says nothing. */
  readonly tab?: FormTab;
  /** Must be filled in before the page can be published. */
  readonly required?: boolean;
  /** Left out of answers to anybody but the desk. */
  readonly editorsOnly?: boolean;
};

type Words = Common & {
  readonly max?: number;
  /** The language that it is written in, where that is another one than the page's or stands beside another one. */
  readonly lang?: string;
};

/** The options of each kind of property. */
export type PropertyOptions = {
  readonly text: Words;
  readonly longText: Words;
  /** `goesOn`: it stands among others under headings that may have come before it. */
  readonly html: Common & { readonly features: readonly HtmlFeature[]; readonly goesOn?: true };
  readonly bool: Common;
  readonly number: Common & { readonly min?: number; readonly max?: number };
  /** A day as yyyy-mm-dd, or empty. */
  readonly date: Common;
  /** One of the options. The first is chosen until somebody chooses. */
  readonly select: Common & { readonly options: readonly string[] };
  /** Keys of terms of one kind. */
  readonly term: Common & { readonly of: string; readonly most?: number };
  /** The number of a template for the page's `assessmentType`, or empty. */
  readonly template: Common;
  /** An address: of a page (`content:<number>`), from the root of the site, or of another site. */
  readonly url: Common;
  readonly link: Common;
  /** `any`: a picture or a document. */
  readonly media: Common & { readonly accept: "image" | "file" | "any" };
  /** Another page, as `content:<number>` or its address. */
  readonly content: Common & { readonly types?: readonly string[] };
  readonly area: Common & { readonly allow: readonly BlockDefinition[] };
  readonly list: Common & { readonly of: Properties; readonly most?: number };
  /** Several properties that are there together or not at all. */
  readonly group: Common & { readonly of: Properties };
};

export type KindName = keyof PropertyOptions;
export type PropertyOf<K extends KindName> = { readonly kind: K } & PropertyOptions[K];
export type Property = { [K in KindName]: PropertyOf<K> }[KindName];
export type Properties = { readonly [name: string]: Property };

/** A block that may stand in an area. */
export type BlockDefinition<N extends string = string, P extends Properties = Properties> = {
  readonly type: N;
  readonly props: P;
  readonly checks?: readonly Check[];
};

export const blockWidths = ["full", "wide", "half", "narrow"] as const;
export type BlockWidth = (typeof blockWidths)[number];

/** A block as it is stored: its own properties stand beside these. One of a type that nobody knows is kept as it came. */
export type StoredBlock = {
  readonly type: string;
  readonly id: string;
  readonly width?: BlockWidth;
  /** The number of the shared block that stands here; such a block holds nothing itself. */
  readonly ref?: number;
  readonly [property: string]: unknown;
};

type Plain = {
  readonly text: string;
  readonly longText: string;
  readonly html: string;
  readonly bool: boolean;
  readonly number: number | null;
  readonly date: string;
  readonly term: readonly string[];
  readonly template: string;
  readonly url: string;
  readonly link: { readonly href: string; readonly text: string };
  readonly media: ShownMedia | null;
  readonly content: string | null;
  readonly area: readonly StoredBlock[];
};

/** The value of a property, by its kind. */
export type ValueOf<P> = P extends { readonly kind: "select"; readonly options: readonly (infer V)[] }
  ? V
  : P extends { readonly kind: "list"; readonly of: infer Q }
    ? readonly Values<Q>[]
    : P extends { readonly kind: "group"; readonly of: infer Q }
      ? Values<Q> | null
      : P extends { readonly kind: infer K extends keyof Plain }
        ? Plain[K]
        : never;

/** The values of the properties of a page, a block or a row of a list. */
export type Values<P> = { readonly [N in keyof P]: ValueOf<P[N]> };

const of =
  <K extends KindName>(kind: K) =>
  <const O extends PropertyOptions[K]>(options?: O) =>
    ({ kind, ...options }) as { readonly kind: K } & O;

export const text = of("text");
export const longText = of("longText");
export const html = of("html");
export const bool = of("bool");
export const number = of("number");
export const date = of("date");
export const select = of("select");
export const term = of("term");
export const template = of("template");
export const url = of("url");
export const link = of("link");
export const media = of("media");
export const content = of("content");
export const area = of("area");
export const list = of("list");
export const group = of("group");
