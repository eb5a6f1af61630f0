import type { AnyBlock, PageModel, PageType } from "../../core/content/index.ts";
import type { ContentModel } from "../../core/contract/index.ts";
import { ArticlePage } from "../public/article/article-page.tsx";
import { CatalogPage } from "../public/article/catalog-page.tsx";
import { IntroPage } from "../public/intro/intro-page.tsx";
import { StartPage } from "../public/start/start-page.tsx";
import { ContentArea } from "./page-blocks/index.ts";
import { Unknown } from "./unknown.tsx";

const isPage = <T extends PageType>(content: ContentModel, type: T): content is PageModel<T> =>
  content.contentType.at(-1) === type;

/**
 * A page of the content tree, drawn by the most specific type that has a view; a block by itself as it looks on a page.
 * Source: P section 2, "Catch-all".
 */
export function ContentPage({ content }: { content: ContentModel }) {
  if (content.contentType[0] === "Block") return <ContentArea blocks={[asBlock(content)]} />;
  if (isPage(content, "StartPage")) return <StartPage content={content} />;
  if (isPage(content, "StandardPage")) return <ArticlePage content={content} />;
  if (isPage(content, "IntroPage")) return <IntroPage key={content.url} content={content} />;
  if (isPage(content, "CatalogPage")) return <CatalogPage content={content} />;
  return (
    <>
      <h1>{content.name}</h1>
      <Unknown contentType={content.contentType} />
    </>
  );
}

const asBlock = (content: ContentModel): AnyBlock => ({ ...content, id: content.contentLink.guidValue });
