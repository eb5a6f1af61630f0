import type { ContentAccess } from "../../features/access/rules/index.ts";
import type { PagePropertiesOf, PageType } from "../../features/content/rules/index.ts";

/** A page as the seed stores it. `parent` is the path of the page above it; the start page alone has none. */
type SeedPageOf<T extends PageType> = {
  readonly type: T;
  readonly name: string;
  readonly urlSegment: string;
  readonly parent: string | null;
  readonly access?: ContentAccess;
  /** ISO. Without it the page is published when it is loaded. */
  readonly startPublish?: string;
  readonly properties: PagePropertiesOf<T>;
};
export type SeedPage = { [T in PageType]: SeedPageOf<T> }[PageType];

/** A site with its page tree, parents before children. */
export type SeedSite = {
  readonly key: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly pages: readonly SeedPage[];
};

type Article = PagePropertiesOf<"StandardPage">;

/** An article with what most articles leave empty. */
export const article = (
  parent: string,
  urlSegment: string,
  name: string,
  filled: Pick<Article, "introduction" | "mainBody"> & Partial<Article>,
): SeedPage => ({
  type: "StandardPage",
  name,
  urlSegment,
  parent,
  properties: {
    heading: name,
    image: null,
    topContent: [],
    mainContent: [],
    author: "",
    showTableOfContent: false,
    hideChangeLog: true,
    changeLog: [],
    ...filled,
  },
});
