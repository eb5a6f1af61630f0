import fc from "fast-check";

type Column = { readonly key: string; readonly options?: readonly string[] };

/** Numbers as people and programs write them, with the largest, the smallest and the most exact that a cell holds. */
const numbers = [
  ...["0", "1", "0.5", "-2", "0,74", "110", "1100", "1 204", "1.204,5", "11%", "3/4", "11 av 100", "100", "−3,2"],
  ...["999999999999999", "-999999999999999", "123456789012345.6789", "0.0000000000000000000000000000000001", "1e3"],
  ...["00", ".5", "5.", "--1", "0/0", "1/0", "0%", "100%", "p<0,001", "< 0.05", "ca. 5", "0,5–0,8"],
];

/** Any other text, without the letters of «NaN», «Infinity» and «undefined», which a test looks for. */
const anyText = fc.string({ maxLength: 6, unit: "binary" }).map((text) => text.replace(/[nN]/gu, "x"));

/** Rows with cells as people leave them: chosen, typed, half typed, or no number at all. */
export const anyCells = <Key extends string>(columns: readonly (Column & { readonly key: Key })[]) =>
  fc.record<Partial<Record<Key, string>>>(
    Object.fromEntries(
      columns.map(({ key, options }) => [
        key,
        fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom("", ...(options ?? numbers)) },
          fc.constantFrom(...numbers),
          anyText,
        ),
      ]),
    ) as { [K in Key]: fc.Arbitrary<string> },
  );

/** The paths in a value at which `NaN`, `Infinity` or their text stands. */
export function brokenNumbersIn(value: unknown, path = ""): readonly string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value === "string") return /NaN|Infinity|undefined|\de[+-]\d/u.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => brokenNumbersIn(each, `${path}.${key}`));
}
