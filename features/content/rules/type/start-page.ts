import { area, bool, content, group, html, media, number, text } from "../property/index.ts";
import { faqProps, linkBox, pageBlocks, pageLinksProps } from "./blocks.ts";
import { definePage } from "./definition.ts";

export const startPage = definePage({
  type: "StartPage",
  chain: ["Page", "StartPage"],
  sites: ["minimetode", "metodevarsel"],
  children: ["StandardPage", "CatalogPage"],
  single: true,
  props: {
    heading: text({ required: true, max: 120 }),
    introduction: html({ features: [] }),
    image: media({ accept: "image" }),
    leftLinkBox: group({ of: linkBox }),
    rightLinkBox: group({ of: linkBox }),
    articleList: group({
      of: {
        heading: text({ required: true }),
        parent: content({ required: true, types: ["CatalogPage", "StandardPage"] }),
        limit: number({ required: true, min: 1, max: 50 }),
      },
    }),
    mainContent: area({ allow: pageBlocks }),
    faq: group({ of: faqProps }),
    pageLinks: group({ of: pageLinksProps }),
    hideArticleList: bool({ tab: "display" }),
    hidePageLinks: bool({ tab: "display" }),
    hideFaq: bool({ tab: "display" }),
    hideAssessments: bool({ tab: "display" }),
  },
});
