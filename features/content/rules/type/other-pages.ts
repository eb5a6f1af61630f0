import { addresses } from "../../../address/rules/index.ts";
import { area, content, html, htmlFeatures, select, template, text } from "../property/index.ts";
import { pageBlocks } from "./blocks.ts";
import { definePage } from "./definition.ts";
import { triageProperties } from "./triage-properties.ts";

const head = {
  heading: text({ required: true, max: 120 }),
  introduction: html({ features: [] }),
} as const;

export const catalogPage = definePage({
  type: "CatalogPage",
  chain: ["Page", "CatalogPage"],
  sites: ["minimetode", "metodevarsel"],
  children: ["StandardPage", "CatalogPage"],
  props: { ...head, mainContent: area({ allow: pageBlocks }) },
});

/**
 * A start form. It is offered in both forms of Norwegian at the same time (språklova § 14): readers in nynorsk get the texts that end in `Nn`
 * where they are written. features/intro/README.md
 */
export const introPage = definePage({
  type: "IntroPage",
  chain: ["Page", "IntroPage"],
  sites: ["minimetode"],
  children: [],
  props: {
    ...head,
    ...triageProperties,
    assessmentType: select({
      tab: "settings",
      options: ["1", "2", "3"],
    }),
    sentHeading: text({ required: true }),
    sentText: html({ required: true, features: htmlFeatures }),
    headingNn: text({ editorsOnly: true, max: 120 }),
    introductionNn: html({ editorsOnly: true, features: [] }),
    sentHeadingNn: text({ editorsOnly: true }),
    sentTextNn: html({ editorsOnly: true, features: htmlFeatures }),
    template: template({
      editorsOnly: true,
      tab: "settings",
    }),
    destination: content({
      editorsOnly: true,
      tab: "settings",
    }),
  },
});

/** A start form's stored texts as its readers in nynorsk get them: what is not written in nynorsk stays in bokmål. */
export const introInNynorsk = (stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...stored,
  ...Object.fromEntries(
    inBothForms.flatMap((name) => (isWritten(stored[`${name}Nn`]) ? [[name, stored[`${name}Nn`]]] : [])),
  ),
});

const inBothForms = ["heading", "introduction", "sentHeading", "sentText"] as const;
const isWritten = (value: unknown): boolean => typeof value === "string" && value !== "";

const screenPage = <const N extends string>(type: N, place: string) =>
  definePage({
    type,
    chain: ["Page", type],
    sites: ["minimetode"],
    children: [],
    single: true,
    screen: true,
    place,
    props: head,
  });

const search = screenPage("SearchPage", addresses.search);
export const searchPage = definePage({
  ...search,
  props: { ...search.props, heading: text({ max: 120 }) },
});
export const assessmentPage = screenPage("AssessmentPage", addresses.reading);
export const schemaPreviewPage = screenPage("SchemaPreviewPage", addresses.previewing);
export const schemaPage = screenPage("SchemaPage", addresses.myAssessments);
