import { addresses } from "../../../address/rules/index.ts";
import { area, content, html, htmlFeatures, select, template, text } from "../property/index.ts";
import { pageBlocks } from "./blocks.ts";
import { definePage } from "./definition.ts";

const head = {
  heading: text("Overskrift", { required: true, max: 120 }),
  introduction: html("Ingress", { features: [] }),
} as const;

export const catalogPage = definePage({
  type: "CatalogPage",
  chain: ["Page", "CatalogPage"],
  label: "Oversikt",
  help: "Lister sidene som ligger under den.",
  sites: ["minimetode", "metodevarsel"],
  children: ["StandardPage", "CatalogPage"],
  props: { ...head, mainContent: area("Hovedinnhold", { allow: pageBlocks }) },
});

/** A start form. features/intro/README.md */
export const introPage = definePage({
  type: "IntroPage",
  chain: ["Page", "IntroPage"],
  label: "Startskjema",
  help: "Skjemaet der noen starter en vurdering.",
  sites: ["minimetode"],
  children: [],
  props: {
    ...head,
    assessmentType: select("Type vurdering", {
      tab: "settings",
      options: [
        { value: "1", label: "Helseforetak" },
        { value: "2", label: "Kommune" },
        { value: "3", label: "På tvers" },
      ],
    }),
    sentHeading: text("Overskrift når skjemaet er sendt", { required: true }),
    sentText: html("Tekst når skjemaet er sendt", { required: true, features: htmlFeatures }),
    template: template("Skjemamal", {
      editorsOnly: true,
      tab: "settings",
      help: "Gjelder vurderinger som startes etter at siden er publisert.",
    }),
    destination: content("Vurderingene legges under", {
      editorsOnly: true,
      tab: "settings",
      help: "Siden vises i brødsmulestien til nye vurderinger. Er den en oversikt, lister den dem når de er publisert.",
    }),
  },
});

const screenPage = <const N extends string>(type: N, place: string, label: string, help: string) =>
  definePage({
    type,
    chain: ["Page", type],
    label,
    help,
    sites: ["minimetode"],
    children: [],
    single: true,
    screen: true,
    place,
    props: head,
  });

const search = screenPage("SearchPage", addresses.search, "Søkeside", "Søket i vurderinger.");
export const searchPage = definePage({
  ...search,
  props: { ...search.props, heading: text("Overskrift", { max: 120, help: "Tom: sidens navn." }) },
});
export const assessmentPage = screenPage(
  "AssessmentPage",
  addresses.reading,
  "Leseside",
  "Siden som viser en vurdering.",
);
export const schemaPreviewPage = screenPage(
  "SchemaPreviewPage",
  addresses.previewing,
  "Forhåndsvisning",
  "En vurdering før den er publisert.",
);
export const schemaPage = screenPage(
  "SchemaPage",
  addresses.myAssessments,
  "Skjemaside",
  "Mine vurderinger, og under den skjemaene som det skrives i.",
);
