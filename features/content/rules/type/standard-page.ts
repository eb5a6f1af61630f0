import { area, bool, date, html, htmlFeatures, list, listOf, media, stringOf, text } from "../property/index.ts";
import { pageBlocks } from "./blocks.ts";
import { definePage } from "./definition.ts";

export const standardPage = definePage({
  type: "StandardPage",
  chain: ["Page", "StandardPage"],
  label: "Artikkel",
  help: "En side med tekst, bilder og blokker.",
  sites: ["minimetode", "metodevarsel"],
  children: ["StandardPage", "CatalogPage", "IntroPage"],
  isReviewed: true,
  props: {
    heading: text("Overskrift", { required: true, max: 120, help: "Det leseren leter etter, i klarspråk." }),
    introduction: html("Ingress", { features: [], help: "Vises øverst og i lister." }),
    image: media("Bilde i artikkellister", { accept: "image" }),
    topContent: area("Toppinnhold", { allow: pageBlocks }),
    mainBody: html("Brødtekst", { features: htmlFeatures }),
    mainContent: area("Hovedinnhold", { allow: pageBlocks }),
    author: text("Forfatter", { max: 200 }),
    showTableOfContent: bool("Vis innholdsfortegnelse", {
      tab: "display",
      help: "Lages av overskriftene på nivå 2.",
    }),
    hideChangeLog: bool("Skjul endringsloggen", { tab: "display" }),
    changeLog: list("Endringslogg", {
      tab: "display",
      item: "Endring",
      of: { date: date("Dato", { required: true }), text: text("Hva som er endret", { required: true }) },
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
