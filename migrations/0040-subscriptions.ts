import { type Kysely, sql } from "kysely";

/** Alerts by e-mail about a search. A document with a greater number than `told_change` in the search index is new to the subscriber. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscription (
      id integer generated always as identity primary key,
      site_id integer not null references site,
      email text not null,
      route text not null,
      -- The search as its address, without page, sort and size: /sok/?filterTopic=12
      search text not null,
      every text not null check (every in ('instantly', 'daily', 'weekly')),
      asked_at timestamptz not null,
      -- Null until somebody who reads the address's mail has pressed the button.
      confirmed_at timestamptz,
      told_change bigint not null default 0,
      told_at timestamptz not null
    );
    create unique index on subscription (site_id, lower(email), route, search);
    create index on subscription (lower(email));
    create index on subscription (every, route, search) where confirmed_at is not null;
    create index on subscription (asked_at) where confirmed_at is null;
  `.execute(db);
}
