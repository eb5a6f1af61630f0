import { demoTerms } from "../../../content/terms.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { addMissing, all } from "./store.ts";

/** Adds the terms of `content/terms.ts`, groups before their members. Terms that exist stay as they are. */
export async function seedTerms({ db }: { readonly db: Db }): Promise<void> {
  const groups = demoTerms.filter(({ parent }) => !parent);
  const members = demoTerms.filter(({ parent }) => parent);
  const addedGroups = await addMissing(
    db,
    groups.map(({ kind, key, name, url, icon }) => ({
      ...{ kind, key, name, parent_id: null },
      ...{ url: url ?? null, icon: icon ?? null },
    })),
  );
  const ids = new Map((await all(db)).map(({ id, kind, key }) => [`${kind} ${key}`, id]));
  const addedMembers = await addMissing(
    db,
    members.map(({ kind, key, name, url, parent }) => ({
      kind,
      key,
      name,
      parent_id: ids.get(`${parent?.kind} ${parent?.key}`) ?? null,
      url: url ?? null,
      icon: null,
    })),
  );
  if (addedGroups.length + addedMembers.length > 0) await announce(db, ["terms"]);
}
