const again = (what: string, it: string) =>
  `${what} kunne ikke lages. Portalen prøver igjen etter et døgn. Blir ${it} ikke til da heller, si fra til den som drifter portalen.`;

/** The desk's texts about a file that does not exist yet. */
export const documentStateTexts = {
  waiting: { pdf: "PDF-en lages.", docx: "Word-dokumentet lages.", sheet: "Beslutningsarket lages." },
  failed: {
    pdf: again("PDF-en", "den"),
    docx: again("Word-dokumentet", "det"),
    sheet: again("Beslutningsarket", "det"),
  },
} as const;
