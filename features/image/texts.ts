/** Uploading images and saying what they show. */
export const imageTexts = {
  upload: "Last opp bilder",
  accepts: (megabytes: number) =>
    `PNG eller JPEG, flere på en gang, høyst ${megabytes} MB og 40 megapiksler hver. Sted, kamera og annen skjult informasjon blir fjernet.`,
  none: "Ingen bilder er lastet opp",
  list: (title: string) => `Bilder i ${title}`,
  alt: "Hva viser bildet?",
  altHint: "Skriv kort det en leser som ikke ser bildet, trenger å vite.",
  decorative: "Bildet er pynt",
  decorativeHint: "Det sier ikke noe som ikke står i teksten. Skjermlesere hopper over det.",
  undescribed: "Skriv hva bildet viser, eller kryss av for at det er pynt. Ellers kan dere ikke sende inn.",
  preview: (name: string) => `Forhåndsvisning av ${name}`,
  open: (name: string) => `Åpne ${name} i full størrelse`,
  uploaded: (count: number) => (count === 1 ? "1 bilde er lastet opp" : `${count} bilder er lastet opp`),
  /** Told to who is elsewhere in the form. */
  notUploaded: (name: string, because: string) => `${name}: ${because}`,
} as const;

/** The words that images have as rows of their block. */
export const imageRowTexts = {
  save: "Lagre",
  cancel: "Avbryt",
  edit: "Rediger",
  editNamed: (name: string) => `Rediger ${name}`,
  change: (name: string) => `Rediger ${name}`,
  remove: "Slett",
  removeNamed: (name: string) => `Slett ${name}`,
  confirmDelete: "Ønsker du å slette bildet?",
  created: "Bildet er lastet opp",
  notCreated: "Beklager, noe gikk galt.",
  updated: "Bildet er oppdatert",
  notUpdated: "Bildet ble ikke oppdatert",
  deleted: "Bildet er slettet",
  notDeleted: "Beklager, bildet kunne ikke slettes.",
  kept: "Det du har skrevet, står her fortsatt.",
  mended: "Rett opp feltene som er merket, og lagre igjen.",
} as const;
