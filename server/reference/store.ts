import { isNumberId } from "../../core/identifier/index.ts";
import type { Db } from "../platform/http/work.ts";

/** The key of a block in its template, and its assessment. */
export const block = (db: Db, id: string) => {
  const item = db.selectFrom("schema_item").select(["key", "assessment"]).where("reviewer", "is", null);
  return (isNumberId(id) ? item.where("number", "=", Number(id)) : item.where("guid", "=", id)).executeTakeFirst();
};
