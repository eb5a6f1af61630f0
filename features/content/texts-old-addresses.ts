/** Old addresses of a page, at its form. */
export const oldAddressTexts = {
  heading: "Gamle adresser som fører hit",
  explain:
    "Lenker og bokmerker til en gammel adresse kommer til denne siden. Lager noen en side på adressen, gjelder den siden.",
  list: "Gamle adresser",
  none: "Ingen gamle adresser fører hit.",
  stood: "siden har ligget her",
  deep: "også adressene under",
  followed: (hits: number, day: string | null) =>
    day === null ? "ikke fulgt ennå" : `fulgt ${hits === 1 ? "1 gang" : `${hits} ganger`}, sist ${day}`,
  path: "Gammel adresse",
  hint: "Fra den første skråstreken, for eksempel /artikkel/gammel-side/",
  withBelow: "Også adressene under",
  withBelowHint: "De fører til det som har samme adresse under denne siden.",
  add: "Legg til adressen",
  added: (path: string) => `${path} fører hit nå`,
  remove: (path: string) => `Fjern ${path}`,
  removeShort: "Fjern",
  confirm: (path: string) => `Lenker til ${path} vil ikke virke lenger. Vil du fjerne adressen?`,
  removed: (path: string) => `${path} fører ikke hit lenger`,
} as const;
