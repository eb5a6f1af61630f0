/** Largest PDF, in bytes: "Limits" in docs. */
export const PDF_LIMIT = 25_000_000;
