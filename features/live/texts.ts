/** Texts about others who have the assessment open. */
export const liveTexts = {
  /** Names in a row: «Berit», «Berit og Per», «3 andre». */
  who: (names: readonly string[]): string => (names.length > 2 ? `${names.length} andre` : names.join(" og ")),
  here: (who: string): string => `${who} er her`,
  hereNow: "Her nå",
  inField: (who: string): string => `${who} er i feltet`,
  came: (name: string): string => `${name} er her nå`,
  left: (name: string): string => `${name} er ikke her lenger`,
  writes: (name: string): string => `${name} skriver i dette feltet`,
  showMarks: "Vis kollegers markører",
  showMarksHint:
    "Du ser hvor i teksten andre skriver, og de ser hvor du skriver. Valget gjelder i denne nettleseren. Slår du det av, verken ser eller viser du markører.",
  sameField: (name: string): string => `${name} er i samme felt som deg`,
} as const;
