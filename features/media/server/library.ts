import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Refusal, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { plainLine } from "../../../platform/pure/text/index.ts";
import { stale } from "../../../platform/server/draft/index.ts";
import type { Read, Work } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { accountAuthor, mayUseDesk, refusalOf, worksAtDesk } from "../../access/rules/index.ts";
import { mediaAddresses } from "../../address/rules/index.ts";
import type { MediaItem } from "../../api/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { recordOf } from "../../content/rules/index.ts";
import type { AuditAction } from "../../desk/texts.ts";
import { documentTypes, isUsable } from "../rules/index.ts";
import { mediaTextsIn } from "../texts.ts";
import { askForTexts, type OnDocument } from "./document-texts.ts";
import { formerFiles } from "./former-files.ts";
import type { KeptMedia } from "./keep-media.ts";
import * as store from "./store.ts";
import { textStateOf } from "./text-store.ts";

/** Refuses callers who are not at the desk. */
export const deskOfAnySite = ({ actor }: Pick<Read, "actor">): Refusal | null => refusalOf(mayUseDesk(actor, "any"));

const itemOf = (row: store.MediaRow, sizes: readonly store.BytesRow[]): MediaItem => {
  const largest = sizes.at(-1);
  return {
    id: row.number,
    rev: row.rev,
    kind: row.kind,
    name: row.name,
    url: mediaAddresses.file(row.guid, row.name),
    folder: row.folder,
    alt: row.alt,
    decorative: row.decorative,
    credit: row.credit,
    focusX: row.focus_x,
    focusY: row.focus_y,
    mediaType: largest?.media_type ?? "",
    size: largest?.size ?? 0,
    width: largest?.width ?? null,
    height: largest?.height ?? null,
    widths: sizes.flatMap(({ width }) => width ?? []),
    usable: isUsable(row),
    changed: row.changed_at.toISOString(),
    by: String(recordOf(row.changed_by).name ?? ""),
  };
};

export const isPdf = ({ media_type }: Pick<store.NewBytes, "media_type">): boolean => media_type === documentTypes.pdf;

/** The files of the library that match, the newest first, with its folders. */
export async function listMedia(
  read: Read,
  { query: { deleted, ...wanted } }: CallInput<"deskMedia">,
): Promise<Result<CallAnswer<"deskMedia">>> {
  const refusal = deskOfAnySite(read);
  if (refusal) return refuse(refusal);
  const { rows, total } = await store.listFiles(read.db, { ...wanted, isDeleted: deleted === "true" });
  const bytes =
    rows.length === 0
      ? []
      : await store.bytesOf(
          read.db,
          rows.map(({ number }) => number),
        );
  const byFile = Map.groupBy(bytes, ({ media }) => media);
  const folders = await store.folders(read.db);
  return ok({
    files: rows.map((row) => itemOf(row, byFile.get(row.number) ?? [])),
    total,
    folders: folders.map(({ id, name, files }) => ({ id, name, files: Number(files) })),
  });
}

/** One file with where it is used. */
export async function getMedia(read: Read, number: number): Promise<Result<CallAnswer<"deskMediaFile">>> {
  const refusal = deskOfAnySite(read);
  if (refusal) return refuse(refusal);
  const row = await store.byNumber(read.db, number);
  if (!row || row.deleted_at) return refuse({ kind: "NotFound" });
  const [bytes, uses, text, former] = await Promise.all([
    store.bytesOf(read.db, [number]),
    store.uses(read.db, number),
    textStateOf(read.db, number),
    formerFiles(read.db, row, read.at),
  ]);
  return ok({
    file: itemOf(row, bytes),
    text: bytes.some(isPdf) ? (text ?? "waiting") : null,
    former: [...former],
    // The names of another desk's pages are shown only to that desk.
    uses: uses.map(({ number: page, name, site, siteKey, state }) => ({
      ...{ page, site, isPublished: state === "published" },
      name: worksAtDesk(read.actor, siteKey) ? name : mediaTextsIn(read.language).details.elsewhere,
    })),
  });
}

export const auditWritten = async ({ tx, actor, at }: Work, action: AuditAction, media: number): Promise<void> =>
  appendAudit(tx, { action, by: accountAuthor(actor), at, detail: { media } }).then(() => undefined);

/** Puts an uploaded file in the library, in a folder of it when that is still there. */
export async function addMedia(
  work: Work,
  folder: number | undefined,
  { kind, name, bytes, lacks }: KeptMedia,
): Promise<Result<CallAnswer<"deskUploadMedia">>> {
  const refusal = deskOfAnySite(work);
  if (refusal) return refuse(refusal);
  const { tx, at } = work;
  const by = accountAuthor(work.actor);
  const place = folder === undefined ? undefined : await store.folderById(tx, folder);
  const id = await store.insert(tx, { kind, name, folder: place?.id ?? null, by, at }, bytes);
  if (bytes.some(isPdf)) await askForTexts(tx);
  await auditWritten(work, "media added", id);
  return ok({ ok: true, id, rev: 0, changed: at.toISOString(), name, lacks: [...lacks] });
}

/** A file of the library, locked, for a caller at the desk who saw its newest revision. */
export async function openMedia(work: Work, number: number, rev?: number): Promise<Result<store.MediaRow>> {
  const refusal = deskOfAnySite(work);
  if (refusal) return refuse(refusal);
  const row = await store.lockFile(work.tx, number);
  if (!row) return refuse({ kind: "NotFound" });
  return rev !== undefined && rev !== row.rev ? refuse(stale(row.rev)) : ok(row);
}

/** Puts another file in the place of one: its number and its address stay, and pages that show it are made again. */
export async function replaceMedia(
  work: Work,
  { params: { id }, query: { rev: seen } }: Pick<CallInput<"deskReplaceMedia">, "params" | "query">,
  { kind, name, bytes, lacks }: KeptMedia,
  onDocument: OnDocument,
): Promise<Result<CallAnswer<"deskReplaceMedia">>> {
  const opened = await openMedia(work, id, seen);
  if (!opened.ok) return opened;
  const row = opened.value;
  if (row.kind !== kind) return invalid({ path: "file", kind: "MediaOfOtherKind" });
  const { tx, at } = work;
  const rev = row.rev + 1;
  const by = accountAuthor(work.actor);
  await store.replaceBytes(tx, id, bytes, { name: row.name, by, at });
  await store.change(tx, id, { name }, { rev, by, at });
  if (kind === "document") await onDocument(tx, id, at);
  if (bytes.some(isPdf)) await askForTexts(tx);
  await auditWritten(work, "media replaced", id);
  await announce(tx, [`media ${id}`]);
  return ok({ ok: true, id, rev, changed: at.toISOString(), name, lacks: [...lacks] });
}

/** The name with the ending that the file has. */
const renamed = (row: store.MediaRow, given: string): string => {
  const ending = /\.[a-z]+$/.exec(row.name)?.[0] ?? "";
  const stem = plainLine(given).replaceAll(/[\\/]/g, " ").trim();
  return stem.toLowerCase().endsWith(ending) ? stem : `${stem}${ending}`;
};

/** Changes what is said of a file. A picture that is described stays described. */
export async function saveMedia(
  work: Work,
  id: number,
  { rev: seen, name, folder, alt, credit, decorative, focusX, focusY }: CallInput<"deskSaveMedia">["body"],
): Promise<Result<CallAnswer<"deskSaveMedia">>> {
  const opened = await openMedia(work, id, seen);
  if (!opened.ok) return opened;
  const row = opened.value;
  if (name != null && plainLine(name) === "") return invalid({ path: "name", kind: "NameRequired" });
  if (typeof folder === "number" && !(await store.folderById(work.tx, folder)))
    return invalid({ path: "folder", kind: "MediaFolderGone" });
  const said = {
    name: name == null ? row.name : renamed(row, name),
    folder: folder == null ? row.folder : folder === "none" ? null : folder,
    alt: alt == null ? row.alt : plainLine(alt),
    credit: credit == null ? row.credit : plainLine(credit),
    decorative: decorative ?? row.decorative,
    focus_x: focusX ?? row.focus_x,
    focus_y: focusY ?? row.focus_y,
  };
  if (isUsable(row) && !isUsable({ ...said, kind: row.kind }))
    return invalid({ path: "alt", kind: "MediaUndescribed" });
  const rev = row.rev + 1;
  await store.change(work.tx, id, said, { rev, by: accountAuthor(work.actor), at: work.at });
  await announce(work.tx, [`media ${id}`]);
  return ok({ ok: true, rev });
}

/** Puts a file in the trash. Refused while a page, a draft or a plan shows it. */
export async function trashMedia(work: Work, id: number, rev: number): Promise<Result<CallAnswer<"deskTrashMedia">>> {
  const opened = await openMedia(work, id, rev);
  if (!opened.ok) return opened;
  if ((await store.uses(work.tx, id)).length > 0) return invalid({ path: "file", kind: "MediaInUse" });
  await store.trashFile(work.tx, id, { by: accountAuthor(work.actor), at: work.at });
  await auditWritten(work, "media deleted", id);
  return ok({ ok: true });
}

export async function untrashMedia(work: Work, id: number): Promise<Result<CallAnswer<"deskUntrashMedia">>> {
  const refusal = deskOfAnySite(work);
  if (refusal) return refuse(refusal);
  if (!(await store.lockFile(work.tx, id, true))) return refuse({ kind: "NotFound" });
  await store.trashFile(work.tx, id, null);
  await auditWritten(work, "media restored", id);
  return ok({ ok: true });
}
