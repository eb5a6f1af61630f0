/** Digits with a thin space between thousands. */
export const inGroups = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, "\u202f");

/** A whole number with a thin space between thousands, the same everywhere: 1 092. docs/design.md, Type */
export const norwegianNumber = (value: number): string => inGroups(String(value));
