/** Uploading and deleting a PDF: A sections 2, 5 and 8. */
export const attachmentTexts = {
  upload: "Last opp PDF",
  replace: "Bytt ut PDF-en",
  accepts: (megabytes: number) => `Én PDF-fil på høyst ${megabytes} MB.`,
  remove: "Slett",
  removeNamed: (name: string) => `Slett ${name}`,
  confirmDelete: (name: string) => `Ønsker du å slette ${name}?`,
  uploaded: (name: string) => `${name} er lastet opp`,
  deleted: (name: string) => `${name} er slettet`,
  /** A section 8. */
  uploadFailed: "Beklager, noe gikk galt.",
  deleteFailed: "Beklager, pdfen kunne ikke slettes.",
  forReaders: "Til leserne",
} as const;
