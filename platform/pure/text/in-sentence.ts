/** A label as it stands within a sentence: its first letter small. */
export const inSentence = (label: string): string => `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
