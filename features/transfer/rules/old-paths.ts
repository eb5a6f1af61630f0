import { treePath } from "../../content/rules/index.ts";

/** An old address as a site keeps it. A deep one leads from what was below it to what is below its page. */
export type OldPath = { readonly path: string; readonly deep: boolean };

const BELOW = "/*";

/** An old address of a record: one that ends with `/*` is deep. docs/import.md, Records */
export function oldPathFrom(written: string): OldPath {
  const deep = written.endsWith(BELOW);
  return { path: treePath(deep ? written.slice(0, -1) : written), deep };
}

/** The same address as a record names it. */
export const writtenOldPath = ({ path, deep }: OldPath): string => (deep ? `${path}*` : path);
