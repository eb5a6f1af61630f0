import { area, bool, date, html, htmlFeatures, list, listOf, media, stringOf, text } from "../property/index.ts";
import { pageBlocks } from "./blocks.ts";
import { definePage } from "./definition.ts";

export const standardPage = definePage({
  type: "StandardPage",
  chain: ["Page", "StandardPage"],
  sites: ["minimetode", "metodevarsel"],
  children: ["StandardPage", "CatalogPage", "IntroPage"],
  isReviewed: true,
  props: {
    heading: text({ required: true, max: 120 }),
    introduction: html({ features: [] }),
    image: media({ accept: "image" }),
    topContent: area({ allow: pageBlocks }),
    mainBody: html({ features: htmlFeatures }),
    mainContent: area({ allow: pageBlocks }),
    author: text({ max: 200 }),
    showTableOfContent: bool({
      tab: "display",
    }),
    hideChangeLog: bool({ tab: "display" }),
    changeLog: list({
      tab: "display",
      of: { date: date({ required: true }), text: text({ required: true }) },
    }),
  },
  checks: [
    ({ showTableOfContent, mainBody, topContent, mainContent }) =>
      showTableOfContent &&
      !/<h2/.test(stringOf(mainBody)) &&
      [...listOf(topContent), ...listOf(mainContent)].length === 0
        ? { path: ["showTableOfContent"], kind: "ContentsWithoutHeadings", stops: false }
        : null,
  ],
});
