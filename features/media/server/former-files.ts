import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { FormerMedia } from "../../api/index.ts";
import { recordOf } from "../../content/rules/index.ts";
import * as former from "./former-store.ts";
import type { MediaRow } from "./store.ts";

type BytesRow = Awaited<ReturnType<typeof former.formerBytes>>[number];

/** The file that a group of bytes was: the widest stands for it. */
const formerOf = ({ id, retired_at, retired_name, retired_by, ...bytes }: BytesRow, name: string): FormerMedia => ({
  id,
  name: retired_name ?? name,
  at: (retired_at ?? new Date(0)).toISOString(),
  by: String(recordOf(retired_by).name ?? ""),
  size: bytes.size,
  width: bytes.width,
  height: bytes.height,
});

const firstOfEach = (rows: readonly BytesRow[]): readonly BytesRow[] =>
  [...new Map(rows.toReversed().map((row) => [row.retired_at?.getTime(), row])).values()].toReversed();

/** The files that others took the place of within 30 days, the last first. */
export const formerFiles = async (db: Db, { number, name }: Pick<MediaRow, "number" | "name">, at: Date) =>
  firstOfEach(await former.formerBytes(db, number, at)).map((row) => formerOf(row, name));

/** The bytes of a former file by its id; undefined for one that is gone. */
export const formerFile = async (db: Db | Tx, media: number, id: number, at: Date): Promise<BytesRow | undefined> =>
  (await former.formerBytes(db, media, at)).find((row) => row.id === id);
