import type { LockedBecause } from "../../pure/saving/index.ts";

const locked = {
  "read-only":
    "Mini-metodevurderingen er sendt inn eller publisert og kan ikke endres nå. Teksten din er ikke lagret. Kopier den hvis du trenger den.",
  forbidden: "Du har ikke lenger rett til å endre dette. Teksten din er ikke lagret. Kopier den hvis du trenger den.",
  removed: "Du er ikke lenger med i denne vurderingen. Teksten din er ikke lagret. Kopier den hvis du trenger den.",
  gone: "Dette feltet finnes ikke lenger. Teksten din er ikke lagret. Kopier den hvis du trenger den.",
  "signed-out": "Økten er utløpt. Teksten blir stående her, og lagres når du er inne igjen.",
} as const satisfies Record<LockedBecause, string>;

/** The save state at each field, and what becomes of text that is not saved. */
export const savingTexts = {
  dirty: "Ikke lagret ennå",
  saving: "Lagrer …",
  saved: "Lagret",
  offline: "Ikke lagret. Prøver igjen …",
  locked,
  lockedTitle: "Kan ikke lagres",
  waitsForSession: "Lagres når du er inne igjen",
  unsentText: "Teksten som ikke er lagret",
  /** @param field what the field is called on the screen */
  unsentIn: (field: string): string => `Teksten som ikke er lagret: ${field}`,
  /** One of several under one name. @param before how many of them stand above it */
  numbered: (field: string, before: number): string => (before === 0 ? field : `${field} (${before + 1})`),
  copy: "Kopier teksten",
  discard: "Forkast teksten",
  rejected: "Ikke lagret",
  conflict: {
    /** At the field and aloud, where nobody asks who it was. */
    elsewhere: "Feltet er endret et annet sted",
    title: "En annen har endret dette feltet",
    mineElsewhere: "Du har endret dette feltet i en annen fane",
    at: (time: string) => `kl. ${time}`,
    by: (name: string, role: string, when: string) => `${name} (${role}), ${when}`,
    desk: "redaksjonen",
    inOtherTab: (when: string) => `Du, i en annen fane, ${when}`,
    explain: "Ingenting er gått tapt. Velg hvilken tekst som skal gjelde, eller skriv dem sammen.",
    /** Where the two cannot be written together: a number, a choice. */
    choose: "Ingenting er gått tapt. Velg hva som skal gjelde.",
    mine: "Din tekst",
    theirs: "Den andres tekst",
    fromOtherTab: "Teksten fra den andre fanen",
    keepMine: "Behold min",
    useTheirs: "Bruk den andres",
    useOtherTab: "Bruk den fra den andre fanen",
    combine: "Skriv sammen",
    combined: "Samlet tekst",
    saveCombined: "Lagre samlet tekst",
    empty: "(tomt)",
    /** Words were taken out for good while something unsent stood here. */
    redacted: {
      title: "En redaktør har sladdet noe i dette feltet",
      explain:
        "Det som er sladdet, skal ikke tilbake. Teksten din er ikke lagret, for det kan stå i den. Bruk den sladdede teksten, eller skriv videre i den.",
      theirs: "Den sladdede teksten",
      use: "Bruk den sladdede",
      writeOn: "Skriv videre i den sladdede",
    },
  },
  page: {
    label: "Lagring",
    allSaved: "Alt er lagret",
    unsaved: (count: number) => (count === 1 ? "1 felt er ikke lagret" : `${count} felt er ikke lagret`),
    offline: "Ingen forbindelse. Det du skriver, blir stående og lagres når forbindelsen er tilbake.",
    /** @param said what the server answered, with the status */
    answered: (said: string): string => `${said} Det du skriver, blir stående, og vi prøver igjen.`,
  },
  found: {
    title: "Vi fant tekst som ikke ble lagret",
    explain: "Den lå igjen i denne nettleseren, og står i feltene igjen.",
    /** The state of a text that was found. */
    becomes: {
      saving: "Den lagres nå.",
      conflict: "Noe er endret av andre siden: der velger du hvilken tekst som skal gjelde.",
      waits: "Den er ikke lagret ennå.",
      done: "",
    },
    takeStored: "Bruk det som sto der",
    takeStoredIn: (field: string) => `Bruk det som sto der: ${field}`,
    form: "(ikke lagt til ennå)",
    discard: "Forkast",
    discardIn: (field: string) => `Forkast det som ikke er lagt til: ${field}`,
    close: "Lukk",
  },
  allSaved: "Alt er lagret",
  leave: "Du har tekst som ikke er lagret. Vil du forlate siden likevel?",
} as const;
