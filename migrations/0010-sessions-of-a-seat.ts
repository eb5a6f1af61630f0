import { type Kysely, sql } from "kysely";

/**
 * The data about a seat's sessions that its initiator sees: the kind of browser that opened the link, and the day on
 * which the form was last opened. The initiator sees no address, no browser version and no time of day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session_seat add column browser text, add column system text;
    -- Beside the contributor, whose row is part of the working copy's version.
    create table seat_use (
      contributor uuid primary key references contributor on delete cascade,
      used_on date not null
    );
  `.execute(db);
}
