import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { mediaAddresses } from "../../address/rules/index.ts";
import type { Finding, Reference, ShownMedia } from "../../content/rules/index.ts";
import { isUsable, type MediaFile, shownMedia } from "../rules/index.ts";
import * as store from "./store.ts";

const numbersIn = (refs: readonly Reference[]): readonly number[] => [
  ...new Set(refs.flatMap(({ kind, target }) => (kind === "media" ? Number(target) : []))),
];

const fileOf = (row: store.MediaRow, bytes: readonly store.BytesRow[]): MediaFile => ({
  ...row,
  url: mediaAddresses.file(row.guid, row.name),
  focusX: row.focus_x,
  focusY: row.focus_y,
  sizes: bytes.flatMap(({ width, height }) => (width && height ? { width, height } : [])),
});

/** The files of the library that these references name, as pages show them, by number. Asks nothing when there are none. */
export async function mediaShown(
  db: Db,
  refs: readonly Reference[],
  draftKey: string | null = null,
): Promise<ReadonlyMap<number, ShownMedia>> {
  const rows = await store.byNumbers(db, numbersIn(refs));
  if (rows.length === 0) return new Map();
  const numbers = rows.map(({ number }) => number);
  const bytes = Map.groupBy(await store.bytesOf(db, numbers), ({ media }) => media);
  return new Map(rows.map((row) => [row.number, shownMedia(fileOf(row, bytes.get(row.number) ?? []), draftKey)]));
}

const findingsFor = (refs: readonly Reference[], rows: readonly store.MediaRow[]): readonly Finding[] => {
  const files = new Map(rows.map((row) => [String(row.number), row]));
  return refs.flatMap(({ kind, target, path }): Finding[] => {
    if (kind !== "media") return [];
    const file = files.get(target);
    if (!file) return [{ path, kind: "MediaGone", stops: true }];
    return isUsable(file) ? [] : [{ path, kind: "MediaUndescribed", stops: true }];
  });
};

/** The findings that prevent publishing a page with these references: missing files, and pictures without a description. */
export const mediaFindings = async (db: Db | Tx, refs: readonly Reference[]): Promise<readonly Finding[]> => {
  const numbers = numbersIn(refs);
  return numbers.length === 0 ? [] : findingsFor(refs, await store.byNumbers(db, numbers));
};

/** The same for a page that is published in this transaction: none of its files can be put in the trash until it is over. */
export const mediaFindingsHeld = async (tx: Tx, refs: readonly Reference[]): Promise<readonly Finding[]> => {
  const numbers = numbersIn(refs);
  return numbers.length === 0 ? [] : findingsFor(refs, await store.holdFiles(tx, numbers));
};
