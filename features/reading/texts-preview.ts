/** The authors' preview, which readers do not load. */
export const previewTexts = {
  preview: "Forhåndsvisning",
  previewNotice: "Slik ser vurderingen ut for lesere hvis den publiseres nå. Bare de som er med, ser denne siden.",
  lastSaved: {
    seconds: (count: number) => `Sist lagret for ${count} ${count === 1 ? "sekund" : "sekunder"} siden`,
    minutes: (count: number) => `Sist lagret for ${count} ${count === 1 ? "minutt" : "minutter"} siden`,
    moment: (moment: string) => `Sist lagret ${moment}`,
  },
} as const;
