import { type Kysely, sql } from "kysely";

/** Tips about methods, and the challenges of their form that were answered: each counts once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tip (
      id integer generated always as identity primary key,
      site_id integer not null references site,
      -- The tips block that it was sent from; null when the caller named none.
      block uuid,
      name text not null,
      sender_email text not null,
      employer text not null,
      link text not null,
      method_description text not null,
      sent_at timestamptz not null
    );
    create index on tip (sent_at);
    create table used_challenge (
      signature_hash bytea primary key,
      expires_at timestamptz not null
    );
    create index on used_challenge (expires_at);
  `.execute(db);
}
