const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** The first names of people; the whole ones where two have the same. */
export const shortNames = (names: readonly string[]): readonly string[] => {
  const short = names.map(firstName);
  return new Set(short).size === short.length ? short : names;
};
