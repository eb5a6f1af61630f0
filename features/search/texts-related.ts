/** The list of similar documents beside a page. docs/spec/search.md, What resembles a title */
export const relatedTexts = {
  heading: "Lignende vurderinger og varsler",
  kinds: { methodassessment: "Mini-metodevurdering", methodnotifications: "Metodevarsel" },
} as const;
