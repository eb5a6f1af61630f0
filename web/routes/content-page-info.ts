import type { ContentModel } from "../../core/contract/index.ts";
import type { SiteView } from "../../core/contract/page.ts";
import { contentTexts } from "../../texts/content.ts";
import type { PageInfo } from "../shell/page-info.ts";

/** The document title and the social title are the page's name; on the start page the site's. docs/spec/site.md, Titles */
export function contentPageInfo(content: ContentModel, site: SiteView): PageInfo {
  const description = plainText(content.introduction);
  return {
    title: content.url === "/" ? site.name : content.name,
    crumbs: content.breadcrumb.map((crumb, at) => (at === 0 ? { ...crumb, text: contentTexts.home } : crumb)),
    canonical: content.url,
    ...(description ? { description } : {}),
  };
}

const plainText = (html: unknown): string =>
  typeof html === "string"
    ? html
        .replace(/<[^>]*>/g, " ")
        .replaceAll("&amp;", "&")
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, 300)
    : "";
