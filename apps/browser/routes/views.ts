import type { ComponentType } from "react";
import type { ContentModel } from "../../../features/api/index.ts";
import type { PageModel, PageType, ScreenType } from "../../../features/content/rules/index.ts";
import type { RareType } from "./rare-views.ts";

type View<T extends PageType> = ComponentType<{ readonly content: PageModel<T> }>;
export type LazyView<T extends PageType> = {
  /** The source path, under which the server finds the view's styles and scripts. */
  readonly module: string;
  load(): Promise<View<T>>;
};

/** The views that the assessment site's pages have. Each is loaded when a page needs it. */
const views = {
  StartPage: {
    module: "features/content/views/start/start-page.tsx",
    load: async () => (await import("../../../features/content/views/start/start-page.tsx")).StartPage,
  },
  StandardPage: {
    module: "features/content/views/article/article-page.tsx",
    load: async () => (await import("../../../features/content/views/article/article-page.tsx")).ArticlePage,
  },
  CatalogPage: {
    module: "features/content/views/article/catalog-page.tsx",
    load: async () => (await import("../../../features/content/views/article/catalog-page.tsx")).CatalogPage,
  },
  IntroPage: {
    module: "features/intro/views/intro-page.tsx",
    load: async () => (await import("../../../features/intro/views/intro-page.tsx")).IntroPage,
  },
} satisfies { [T in Exclude<PageType, ScreenType | RareType>]: LazyView<T> };

const loadRare = () => import("./rare-views.ts");

/** The component that draws a content page. It is already loaded, so it draws at once on the server and in the browser. */
export type LoadedView = {
  /** Source paths of the modules that draw it, besides the entry. */
  readonly modules: readonly string[];
  readonly View: ComponentType<{ readonly content: ContentModel }>;
};

/**
 * The view of the most specific content type that has one; for a block by itself its preview; otherwise a message that names the
 * type. features/content/README.md
 */
export async function loadView(content: ContentModel): Promise<LoadedView> {
  const view = await loadReadersView(content);
  // Loaded for editors alone. features/content/README.md
  return content.isEditor ? (await loadRare()).withEditingLoaded(view, content) : view;
}

async function loadReadersView(content: ContentModel): Promise<LoadedView> {
  const specific = content.contentType.at(-1) ?? "";
  const all = Object.hasOwn(views, specific) ? views : { ...views, ...(await loadRare()).rareViews };
  const type = content.contentType.findLast((each): each is keyof typeof all => Object.hasOwn(all, each));
  const view = type && all[type];
  if (view) {
    // The view of a page type takes that type's model, and this content is of that type.
    const [View, blocks] = await Promise.all([view.load() as Promise<LoadedView["View"]>, loadBlocks(content)]);
    return { modules: [view.module, ...blocks], View };
  }
  const other = await import("../../../features/content/views/blocks/content-area.tsx");
  if (!content.contentType[0]?.startsWith("Block")) return { modules: [], View: other.UnknownPage };
  return { modules: await other.loadRareBlocks([specific]), View: other.BlockPreview };
}

/** Loads the views of the page's rare blocks, and answers where they come from. Most pages have none, and then nothing is loaded. */
async function loadBlocks(content: ContentModel): Promise<readonly string[]> {
  const values = Object.values(content).filter(Array.isArray).flat();
  const types: string[] = values.flatMap((value) =>
    typeof value === "object" ? (value?.contentLink?.expanded?.contentType?.at(-1) ?? []) : [],
  );
  if (types.length === 0) return [];
  return (await import("../../../features/content/views/blocks/content-area.tsx")).loadRareBlocks(types);
}
