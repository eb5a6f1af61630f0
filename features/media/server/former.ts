import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { accountAuthor } from "../../access/rules/index.ts";
import type { OnDocument } from "./document-texts.ts";
import { formerFile } from "./former-files.ts";
import * as former from "./former-store.ts";
import { auditWritten, openMedia } from "./library.ts";
import * as store from "./store.ts";

/** Puts a former file in the place of the one that replaced it, which becomes a former one itself. */
export async function restoreFormer(
  work: Work,
  id: number,
  { rev: seen, former: which }: CallInput<"deskRestoreMedia">["body"],
  onDocument: OnDocument,
): Promise<Result<CallAnswer<"deskRestoreMedia">>> {
  const opened = await openMedia(work, id, seen);
  if (!opened.ok) return opened;
  const { tx, at } = work;
  const row = opened.value;
  const wanted = await formerFile(tx, id, which, at);
  if (!wanted?.retired_at) return refuse({ kind: "NotFound" });
  const by = accountAuthor(work.actor);
  const rev = row.rev + 1;
  const name = wanted.retired_name ?? row.name;
  await former.retire(tx, id, { name: row.name, by, at });
  await former.putBack(tx, id, wanted.retired_at);
  await store.change(tx, id, { name }, { rev, by, at });
  if (row.kind === "document") await onDocument(tx, id, at);
  await auditWritten(work, "media put back", id);
  await announce(tx, [`media ${id}`]);
  return ok({ ok: true, rev, name });
}

/** Takes a former file away for good: nobody reads it from now on, and its bytes are deleted in the night. */
export async function forgetFormer(
  work: Work,
  id: number,
  { rev: seen, former: which }: CallInput<"deskForgetMedia">["body"],
): Promise<Result<CallAnswer<"deskForgetMedia">>> {
  const opened = await openMedia(work, id, seen);
  if (!opened.ok) return opened;
  const wanted = await formerFile(work.tx, id, which, work.at);
  if (!wanted?.retired_at) return refuse({ kind: "NotFound" });
  await former.giveUp(work.tx, id, wanted.retired_at);
  await auditWritten(work, "media former deleted", id);
  return ok({ ok: true });
}
