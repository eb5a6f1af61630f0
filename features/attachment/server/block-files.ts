import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { StoredFile } from "../../../platform/server/files.ts";
import type { Read, Tx, Work } from "../../../platform/server/http/work.ts";
import { authorOf } from "../../access/rules/index.ts";
import type { DeletedItem, RowSaved } from "../../api/index.ts";
import { advanceBlock, lockBlock, openForChange } from "../../assessment/server/index.ts";
import { FILES_MAX } from "../../economy/rules/index.ts";
import { appendHistory } from "../../history/server/index.ts";
import { restorableSince } from "../../row/server/index.ts";
import type { FileKind } from "../rules/index.ts";
import * as store from "./store.ts";

type BlockFile = store.BlockFile;

/** Where a file of a block stands: alone, in a numbered place, or among others. The caller has opened the assessment for a change. */
export type FilePlace = {
  readonly assessment: number;
  /** The number of the block. */
  readonly owner: number;
  readonly kind: FileKind;
  readonly slot: string | null;
};

/** A file whose bytes are stored, and that stands nowhere yet. */
export type KeptFile = StoredFile & { readonly name: string; readonly mediaType: string };

/** How many files of a kind stand in one block without a numbered place. */
const most: Readonly<Record<FileKind, number>> = { pdf: 1, "economy-file": FILES_MAX, "economy-sheet": 1 };

/** The names that the history and a conflict give a PDF are the specification's. */
const remembered = (kind: FileKind, name: string) => (kind === "pdf" ? { pdfName: name } : { name });

type Writing = Pick<Work, "tx" | "actor" | "at">;

const remember = (
  { tx, actor, at }: Writing,
  { assessment, kind }: Pick<FilePlace, "assessment" | "kind">,
  { id, rev, name, sha256 }: BlockFile,
  action: "saved" | "deleted" | "restored",
) =>
  appendHistory(tx, {
    assessment,
    kind,
    ref: id,
    rev,
    action,
    value: { ...remembered(kind, name), sha256 },
    by: authorOf(actor, assessment, "edit-blocks"),
    at,
  });

/** 409 with the files that are there now. */
export const staleFiles = (kind: FileKind, rev: number, there: readonly BlockFile[]) =>
  refuse({
    kind: "Stale",
    current: {
      rev,
      value: kind === "pdf" ? { pdfName: there[0]?.name ?? null } : there.map(({ name }) => name),
    },
  });

/**
 * Locks a block and returns its files of a kind. Answers 409 when one was added, deleted or restored after the revision of the block that the
 * caller saw. Other changes of the block do not conflict.
 */
async function openFiles(
  tx: Tx,
  { owner, kind }: Pick<FilePlace, "owner" | "kind">,
  seen: number | undefined,
): Promise<Result<readonly BlockFile[]>> {
  const { rev } = await lockBlock(tx, owner);
  const there = await store.files(tx, owner, kind);
  const isSeen = seen === undefined || (seen <= rev && (await store.lastChanged(tx, owner, kind)) <= seen);
  return isSeen ? ok(there) : staleFiles(kind, rev, there);
}

/** The files that a new file in a place replaces; null when the place is full. */
const replacedBy = (there: readonly BlockFile[], { kind, slot }: FilePlace): readonly BlockFile[] | null => {
  const same = there.filter((each) => each.slot === slot);
  if (slot !== null || most[kind] === 1) return same;
  return same.length < most[kind] ? [] : null;
};

const setAside = async (
  work: Writing,
  place: FilePlace,
  files: readonly BlockFile[],
  blockRev: number,
): Promise<void> => {
  for (const file of files) {
    const { rev } = await store.setFileDeleted(work.tx, file.id, { at: work.at, blockRev });
    await remember(work, place, { ...file, rev }, "deleted");
  }
};

/**
 * Puts a file in its place, instead of the one before, which can be brought back for 30 days.
 * @param seen the revision of the block that the caller saw, if it says so
 * @returns the file, and the revision of the block now
 */
export async function putFile(
  work: Writing,
  place: FilePlace,
  { key: storage_key, mediaType: media_type, ...kept }: KeptFile,
  seen: number | undefined,
): Promise<Result<BlockFile & { readonly blockRev: number }>> {
  const { tx, at } = work;
  const there = await openFiles(tx, place, seen);
  if (!there.ok) return there;
  const replaced = replacedBy(there.value, place);
  if (!replaced) return invalid({ path: "file", kind: "TooManyFiles" });
  const { rev: blockRev } = await advanceBlock(tx, place.owner, at);
  await setAside(work, place, replaced, blockRev);
  const { name, size, sha256 } = kept;
  const row = { ...place, name, size, sha256, media_type, storage_key, created_at: at, block_rev: blockRev };
  const file = await store.addFile(tx, row);
  await remember(work, place, file, "saved");
  return ok({ ...file, blockRev });
}

/**
 * Deletes one of a block's files; it can be brought back for 30 days.
 * @param which picks it out; none is not an error
 * @returns whether there was one
 */
export async function takeFile(
  work: Writing,
  place: FilePlace,
  which: (file: BlockFile) => boolean,
  seen: number | undefined,
): Promise<Result<boolean>> {
  const { tx, at } = work;
  const { rev } = await lockBlock(tx, place.owner);
  const file = (await store.files(tx, place.owner, place.kind)).find(which);
  if (!file) return ok(false);
  const there = await openFiles(tx, place, seen);
  if (!there.ok) return there;
  await advanceBlock(tx, place.owner, at);
  await setAside(work, place, [file], rev + 1);
  return ok(true);
}

/** Brings a deleted file back to its place, where the one that stands there now is set aside. One that is there already stays as it is. */
export async function restoreFile(
  work: Work,
  { id, seen }: { readonly id: number; readonly seen: number | undefined },
): Promise<Result<RowSaved>> {
  const { tx, at } = work;
  const place = await store.whereFileStands(tx, id);
  const found = await openForChange(work, "edit-blocks", place?.assessment);
  if (!found.ok) return found;
  if (!place) return refuse({ kind: "NotFound" });
  await lockBlock(tx, place.owner);
  const file = await store.deletedOrNot(tx, id);
  const answer = (rev: number): Result<RowSaved> =>
    ok({ ok: true, rev, changed: at.toISOString(), cells: { name: file.name }, written: [] });
  if (!file.deleted_at) return answer(file.rev);
  if (file.deleted_at < restorableSince(at)) return refuse({ kind: "NotFound" });
  if (seen !== undefined && seen !== file.rev)
    return refuse({ kind: "Stale", current: { rev: file.rev, value: file.name } });
  const replaced = replacedBy(await store.files(tx, place.owner, place.kind), place);
  if (!replaced) return invalid({ path: "id", kind: "TooManyFiles" });
  const { rev: blockRev } = await advanceBlock(tx, place.owner, at);
  await setAside(work, place, replaced, blockRev);
  const { rev } = await store.setFileDeleted(tx, id, { at: null, blockRev });
  await remember(work, place, { ...file, rev }, "restored");
  return answer(rev);
}

/** A block's files that can be brought back. The caller may edit it. */
export async function deletedFiles(read: Read, owner: number): Promise<readonly DeletedItem[]> {
  const rows = await store.deletedFilesSince(read.db, owner, restorableSince(read.at));
  return rows.map(({ id, rev, name: what, deleted_at, by }) => ({
    kind: "file" as const,
    id,
    rev,
    what,
    deleted: (deleted_at ?? read.at).toISOString(),
    by: by ?? "",
  }));
}
