/** The list of similar documents beside a page. */
export const relatedTexts = {
  heading: "Lignende vurderinger og varsler",
  kinds: { methodassessment: "Mini-metodevurdering", methodnotifications: "Metodevarsel" },
} as const;
