import type { Tx } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import type { Author } from "../../access/rules/index.ts";
import { askForTexts } from "./document-texts.ts";
import type { KeptMedia } from "./keep-media.ts";
import { isPdf } from "./library.ts";
import * as store from "./store.ts";

type Said = Parameters<typeof store.change>[2];

/** Puts a stored file in the library for an import: a new one, or in the place of the one with a number. @returns its number */
export async function putImported(
  tx: Tx,
  { kind, name, bytes }: KeptMedia,
  {
    number,
    said = {},
    by,
    at,
  }: { readonly number?: number; readonly said?: Said; readonly by: Author; readonly at: Date },
): Promise<number> {
  const before = number === undefined ? undefined : await store.lockFile(tx, number);
  if (before && before.kind === kind) await store.replaceBytes(tx, before.number, bytes, { name: before.name, by, at });
  const isReplaced = before?.kind === kind;
  const put = isReplaced ? before.number : await store.insert(tx, { kind, name, folder: null, by, at }, bytes);
  await store.change(tx, put, { name, ...said }, { rev: (isReplaced ? before.rev : 0) + 1, by, at });
  if (bytes.some(isPdf)) await askForTexts(tx);
  await announce(tx, [`media ${put}`]);
  return put;
}
