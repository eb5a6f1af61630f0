import type { SeedPage } from "./seed-page.ts";

/** Pages whose screen is the product's own: only the heading and the introduction are content. */
const screen = (
  type: "SearchPage" | "AssessmentPage" | "SchemaPreviewPage" | "SchemaPage",
  urlSegment: string,
  name: string,
  introduction = "",
): SeedPage => ({ type, name, urlSegment, parent: "/", properties: { heading: name, introduction } });

export const screens: readonly SeedPage[] = [
  screen(
    "SearchPage",
    "sok",
    "Søk i mini-metodevurderinger",
    "<p>Søk i publiserte vurderinger og i kort om vurderinger som er under arbeid.</p>",
  ),
  screen("AssessmentPage", "vurdering", "Mini-metodevurdering"),
  screen("SchemaPreviewPage", "forhandsvisning", "Forhåndsvisning"),
  screen("SchemaPage", "rediger", "Rediger mini-metodevurdering"),
];
