import type { PdfLack } from "./rules/index.ts";

/** Uploading and deleting a PDF. */
export const attachmentTexts = {
  upload: "Last opp PDF",
  replace: "Bytt ut PDF-en",
  accepts: (megabytes: number) => `Én PDF-fil på høyst ${megabytes} MB.`,
  remove: "Slett",
  removeNamed: (name: string) => `Slett ${name}`,
  confirmDelete: (name: string) => `Ønsker du å slette ${name}?`,
  uploaded: (name: string) => `${name} er lastet opp`,
  deleted: (name: string) => `${name} er slettet`,
  uploadFailed: "Beklager, noe gikk galt.",
  deleteFailed: "Beklager, pdfen kunne ikke slettes.",
  lacking: (name: string) => `${name} er lastet opp, men har mangler for lesere som bruker skjermleser:`,
  lacks: {
    tags: "Den har ikke koder (tagger): overskrifter, tabeller og rekkefølge blir borte. Er den skannet, kan den ikke leses opp.",
    title: "Den har ingen tittel: skjermleseren leser opp filnavnet.",
    language: "Den sier ikke hvilket språk den er på: teksten kan bli lest opp med feil uttale.",
    access: "Den er sperret for kopiering: skjermleseren kan ikke hente teksten.",
    collection: "Den er en samling av flere filer: de fleste leserne ser bare forsiden.",
  },
  lackingHow:
    "Du kan lage den på nytt, for eksempel i Word: fyll ut tittelen under Fil og Info, velg språk, lagre som PDF med dokumentstrukturkoder, og bytt den ut her.",
  forReaders: "Til leserne",
} as const;

/** The same as one line, where several files are uploaded at once. */
export const lackingIn = (name: string, lacks: readonly PdfLack[]): string =>
  [attachmentTexts.lacking(name), ...lacks.map((lack) => attachmentTexts.lacks[lack])].join(" ");
