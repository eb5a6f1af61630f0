import type { ComponentType } from "react";
import type { PageModel, PageType, ScreenType } from "../../core/content/index.ts";
import type { ContentModel } from "../../core/contract/index.ts";

type View<T extends PageType> = ComponentType<{ readonly content: PageModel<T> }>;
type LazyView<T extends PageType> = {
  /** The source path, under which the server finds the view's styles and scripts. */
  readonly module: string;
  load(): Promise<View<T>>;
};

/** The view of every page type, but for those whose screen is the product's own. Each is loaded when a page needs it. */
const views = {
  StartPage: {
    module: "web/public/start/start-page.tsx",
    load: async () => (await import("../public/start/start-page.tsx")).StartPage,
  },
  StandardPage: {
    module: "web/public/article/article-page.tsx",
    load: async () => (await import("../public/article/article-page.tsx")).ArticlePage,
  },
  CatalogPage: {
    module: "web/public/article/catalog-page.tsx",
    load: async () => (await import("../public/article/catalog-page.tsx")).CatalogPage,
  },
  IntroPage: {
    module: "web/public/intro/intro-page.tsx",
    load: async () => (await import("../public/intro/intro-page.tsx")).IntroPage,
  },
} satisfies { [T in Exclude<PageType, ScreenType>]: LazyView<T> };

/** What draws a content page: already loaded, so that it draws at once on the server and in the browser. */
export type LoadedView = {
  readonly module: string | null;
  readonly View: ComponentType<{ readonly content: ContentModel }>;
};

/**
 * The view of the most specific content type that has one; for a block by itself its preview; otherwise a message that names the
 * type. docs/spec/content.md, Resolution
 */
export async function loadView(content: ContentModel): Promise<LoadedView> {
  const type = content.contentType.findLast((each): each is keyof typeof views => Object.hasOwn(views, each));
  if (type) {
    const { module, load } = views[type];
    // The view of a page type takes that type's model, and this content is of that type.
    return { module, View: (await load()) as LoadedView["View"] };
  }
  const other = await import("./page-blocks/content-area.tsx");
  return { module: null, View: content.contentType[0] === "Block" ? other.BlockPreview : other.UnknownPage };
}
