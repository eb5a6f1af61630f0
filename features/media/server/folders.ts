import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { plainLine } from "../../../platform/pure/text/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { deskOfAnySite } from "./library.ts";
import * as store from "./store.ts";

const named = (kind: string) => invalid({ path: "name", kind });

/** Makes a folder of the library. */
export async function addFolder(
  work: Work,
  body: CallInput<"deskAddMediaFolder">["body"],
): Promise<Result<CallAnswer<"deskAddMediaFolder">>> {
  const refusal = deskOfAnySite(work);
  if (refusal) return refuse(refusal);
  const name = plainLine(body.name);
  if (name === "") return named("NameRequired");
  const made = await store.insertFolder(work.tx, name);
  return made ? ok({ id: made.id }) : named("MediaFolderTaken");
}

export async function giveFolderName(
  work: Work,
  id: number,
  body: CallInput<"deskRenameMediaFolder">["body"],
): Promise<Result<CallAnswer<"deskRenameMediaFolder">>> {
  const refusal = deskOfAnySite(work);
  if (refusal) return refuse(refusal);
  if (!(await store.folderById(work.tx, id))) return refuse({ kind: "NotFound" });
  const name = plainLine(body.name);
  if (name === "") return named("NameRequired");
  if (await store.hasFolder(work.tx, name, id)) return named("MediaFolderTaken");
  await store.renameFolder(work.tx, id, name);
  return ok({ ok: true });
}

/** Takes a folder away that has no files. */
export async function dropFolder(work: Work, id: number): Promise<Result<CallAnswer<"deskRemoveMediaFolder">>> {
  const refusal = deskOfAnySite(work);
  if (refusal) return refuse(refusal);
  if (!(await store.folderById(work.tx, id))) return refuse({ kind: "NotFound" });
  return (await store.removeFolder(work.tx, id))
    ? ok({ ok: true })
    : invalid({ path: "folder", kind: "MediaFolderInUse" });
}
