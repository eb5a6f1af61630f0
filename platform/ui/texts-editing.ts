/** Texts of our own components in the editor. */
export const uiEditingTexts = {
  confirm: { title: "Bekreft", yes: "Ja", no: "Nei" },
  toasts: "Meldinger",
  closeToast: "Lukk meldingen",
  multiSelect: {
    choose: "Velg",
    chosen: (count: number) => (count === 1 ? "1 valgt" : `${count} valgt`),
    filter: "Søk i listen",
    none: "Ingen treff i listen",
    removed: (what: string) => `${what} er fjernet`,
    chosenList: "Valgt",
  },
  fileDrop: {
    drag: "Dra filer hit, eller",
    dragOne: "Dra en fil hit, eller",
    choose: "Velg filer",
    chooseOne: "Velg fil",
    uploading: (name: string) => `Laster opp ${name} …`,
    wrongType: (name: string, accept: string) =>
      /\.hei[cf]$/i.test(name) && accept.includes(".jpg")
        ? `${name} er i HEIC-format, som nettlesere ikke viser. Lagre bildet som JPEG, og velg det på nytt.`
        : `${name} kan ikke brukes her. Velg ${accept}.`,
  },
  date: { form: "dd.mm.åååå", open: "Velg i kalender", calendar: "Kalender" },
  copy: "Kopier",
  copied: "Kopiert",
  copyFailed: "Vi klarte ikke å kopiere. Marker teksten og kopier den selv.",
} as const;
