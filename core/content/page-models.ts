import type { ContentModel } from "../contract/content.ts";
import type { ListedAssessment } from "../contract/search.ts";
import type { OptionGroup } from "../contract/values.ts";
import type { BlockPropertiesOf, BlockType, PagePropertiesOf, PageType } from "./properties.ts";

/** An item of an article list (docs/spec/content.md, Article). `preamble` is HTML. */
export type ArticleItem = {
  readonly imageUrl: string | null;
  readonly name: string;
  readonly url: string;
  readonly publishdate: string;
  readonly preamble: string;
};

/** Properties that the content API adds to those that an editor fills in. */
type Derived = {
  StartPage: {
    readonly articleList: { readonly heading: string; readonly items: readonly ArticleItem[] } | null;
    /** Published last, and worked on now. */
    readonly newest: readonly ListedAssessment[];
    readonly ongoing: readonly ListedAssessment[];
  };
  IntroPage: {
    readonly organizationOptions: readonly OptionGroup[];
    readonly municipalityOptions: readonly OptionGroup[];
    /** For editors only. */
    readonly template?: string | null;
    readonly destination?: string | null;
  };
  CatalogPage: { readonly items: readonly ArticleItem[] };
};
type DerivedOf<T extends PageType> = T extends keyof Derived ? Derived[T] : unknown;

/** A page of a known type as the content API gives it. */
export type PageModel<T extends PageType> = ContentModel &
  Served<Omit<PagePropertiesOf<T>, keyof DerivedOf<T>>> &
  DerivedOf<T>;

/** In content areas, blocks carry the `contentType` of the content API instead of `type`. */
type Served<P> = { [K in keyof P]: K extends "mainContent" | "topContent" ? readonly AnyBlock[] : P[K] };

/** A block in a content area, as the content API gives it. */
export type BlockModel<T extends BlockType> = BlockPropertiesOf<T> & { readonly contentType: readonly string[] };
export type AnyBlock = { readonly id: string; readonly contentType: readonly string[]; readonly width?: string };
