/** A subject that names the assessment, or else says what kind of thing it is. */
export const subjectOf = (what: string, shortTitle: string | null, otherwise: string = what): string =>
  shortTitle ? `${what}: ${shortTitle}` : otherwise;
