import type { Tx } from "../platform/http/work.ts";

type Address = { readonly path: string; readonly content: number };

/** The old addresses of pages lead to them, with all below them. */
export const insertRedirects = (tx: Tx, siteId: number, old: readonly Address[]) =>
  tx
    .insertInto("content_redirect")
    .values(old.map(({ path, content }) => ({ site_id: siteId, path, content, deep: true })))
    .onConflict((conflict) =>
      conflict
        .columns(["site_id", "path"])
        .doUpdateSet(({ ref }) => ({ content: ref("excluded.content"), deep: ref("excluded.deep") })),
    )
    .execute();

/** Pages that are back at old addresses of their own stand there themselves. */
export const deleteRedirects = (tx: Tx, siteId: number, now: readonly Address[]) =>
  tx
    .deleteFrom("content_redirect")
    .where("site_id", "=", siteId)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("path", "content"),
        "in",
        now.map(({ path, content }) => tuple(path, content)),
      ),
    )
    .execute();
