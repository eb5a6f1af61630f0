import pg from "pg";

/** One author's field, saved by hand. */
export type BareField = { readonly assessment: number; readonly guid: string; readonly owner: string };

/**
 * The least that a save may be, on one connection, each statement awaited: claim the key, hold the assessment, lock the block,
 * store the value, append to the history, remember the answer. Unprepared, as `pg` sends a statement that has no name.
 */
export function bareTransaction(client: pg.ClientBase, { assessment, guid, owner }: BareField) {
  return async (value: string): Promise<void> => {
    const key = crypto.randomUUID();
    await client.query("begin");
    await client.query(
      `insert into idempotency_key (owner, key, call, request_hash, answer) values ($1, $2, 'saveSchemaItem', $3, null)
       on conflict (owner, key) do nothing returning owner`,
      [owner, key, Buffer.alloc(32)],
    );
    await client.query(
      `select a.*, v.body_hash, o.name as organization_name from assessment a
       join template_version v on v.id = a.template_version join term o on o.id = a.organization
       where a.number = $1 for share of a`,
      [assessment],
    );
    const { rows } = await client.query(
      "select number, key, value, rev from schema_item where assessment = $1 and guid = $2 and reviewer is null for update",
      [assessment, guid],
    );
    const [{ number, rev }] = rows;
    await client.query("update schema_item set value = $1, rev = $2, changed_at = now() where number = $3", [
      JSON.stringify(value),
      rev + 1,
      number,
    ]);
    await client.query(
      `insert into history (assessment, kind, ref, rev, action, value, by, at)
       values ($1, 'block', $2, $3, 'saved', $4, $5, now())`,
      [assessment, number, rev + 1, JSON.stringify(value), JSON.stringify({ kind: "contributor", id: owner })],
    );
    await client.query("update idempotency_key set answer = $1 where owner = $2 and key = $3", [
      JSON.stringify({ ok: true, rev: rev + 1 }),
      owner,
      key,
    ]);
    await client.query("commit");
  };
}

export async function openBare(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}
