/** The card of a started assessment. */
export const cardTexts = {
  notice:
    "Denne mini-metodevurderingen er startet, men ikke publisert. Her ser du bare hva den handler om, slik at ingen begynner på det samme arbeidet.",
} as const;
