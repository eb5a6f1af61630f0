const NYNORSK = "Nn";

/** The key of a text's nynorsk form, which stands in the same object as the text. */
export const nynorskName = (name: string): string => `${name}${NYNORSK}`;

/** The key of the text that this is the nynorsk form of; null for another key. */
export const nynorskOf = (name: string): string | null =>
  name.endsWith(NYNORSK) ? name.slice(0, -NYNORSK.length) : null;
