/** The navigation that every screen of the desk has. */
export const deskShellTexts = {
  title: "Redaksjonen",
  nav: "Hele redaksjonen",
  work: "Arbeid",
  site: "Nettstedet",
  administration: "Administrasjon",
  assessments: "Vurderinger",
  pages: "Sider",
  settings: "Meny, banner og bunntekst",
  toSite: "Til nettstedet",
  otherSite: (name: string) => `Redaksjonen på ${name}`,
  here: (place: string) => `Redaksjonen · ${place}`,
  waits: (count: number) => `${count} venter`,
} as const;
