import { sql } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";

/** Keeps a person's choice of language with their account and the seats of their session. */
export const keepLanguage = (
  db: Db,
  { account, seats }: { readonly account: string | null; readonly seats: readonly string[] },
  language: Language,
) =>
  sql`
    with theirs as (
      select id from contributor where id = any(${[...seats]}::uuid[]) and language is distinct from ${language}
      order by id for no key update),
    changed as (update contributor c set language = ${language} from theirs where c.id = theirs.id)
    update account set language = ${language} where id = ${account}::uuid and language is distinct from ${language}`.execute(
    db,
  );
