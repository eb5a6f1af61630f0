/** Uploading and deleting a PDF. docs/spec/attachments.md, PDF */
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
  forReaders: "Til leserne",
} as const;
