import type { ContentModel } from "../contract/content.ts";
import type { ListedAssessment } from "../contract/search.ts";
import type { OptionGroup } from "../contract/values.ts";
import type { AreaOf, BlockPropertiesOf, BlockType, PagePropertiesOf, PageType } from "./type/index.ts";

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
  Omit<PagePropertiesOf<T>, keyof DerivedOf<T> | AreaOf<T>> & {
    readonly [N in AreaOf<T>]: readonly AnyBlock[];
  } & DerivedOf<T>;

/** A block in a content area, as the content API gives it. */
export type BlockModel<T extends BlockType> = BlockPropertiesOf<T> & { readonly contentType: readonly string[] };
export type AnyBlock = { readonly id: string; readonly contentType: readonly string[]; readonly width?: string };
