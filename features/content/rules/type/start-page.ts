import { area, bool, content, group, html, media, number, text } from "../property/index.ts";
import { faqProps, linkBox, pageBlocks, pageLinksProps } from "./blocks.ts";
import { definePage } from "./definition.ts";

export const startPage = definePage({
  type: "StartPage",
  chain: ["Page", "StartPage"],
  label: "Forside",
  help: "Siden som møter dem som kommer til nettstedet.",
  sites: ["minimetode", "metodevarsel"],
  children: ["StandardPage", "CatalogPage"],
  single: true,
  props: {
    heading: text("Overskrift", { required: true, max: 120 }),
    introduction: html("Ingress", { features: [] }),
    image: media("Bilde", { accept: "image" }),
    leftLinkBox: group("Venstre boks", { of: linkBox }),
    rightLinkBox: group("Høyre boks", { of: linkBox }),
    articleList: group("Artikkelliste", {
      of: {
        heading: text("Overskrift", { required: true }),
        parent: content("Vis artiklene under", { required: true, types: ["CatalogPage", "StandardPage"] }),
        limit: number("Antall", { required: true, min: 1, max: 50 }),
      },
    }),
    mainContent: area("Hovedinnhold", { allow: pageBlocks }),
    faq: group("Spørsmål og svar", { of: faqProps }),
    pageLinks: group("Snarveier", { of: pageLinksProps }),
    hideArticleList: bool("Skjul artikkellisten", { tab: "display" }),
    hidePageLinks: bool("Skjul snarveiene", { tab: "display" }),
    hideFaq: bool("Skjul spørsmål og svar", { tab: "display" }),
    hideAssessments: bool("Skjul de nyeste vurderingene og dem under arbeid", { tab: "display" }),
  },
});
