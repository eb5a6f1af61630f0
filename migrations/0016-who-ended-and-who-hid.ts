import { type Kysely, sql } from "kysely";

/**
 * A session remembers who ended a seat in it, so that its holder is told the truth. The contact is hidden by the initiator, by an editor, or
 * by both: what an editor has hidden, the initiator cannot show.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session_seat add column ended_by text;
    alter table assessment add column desk_hides_contact boolean not null default false;
    update assessment a set desk_hides_contact = true, hide_contact = false
      where a.hide_contact and (
        select l.action from audit_log l where l.assessment = a.number and l.action like 'contact %' order by l.id desc limit 1
      ) = 'contact hidden by the desk';
  `.execute(db);
}
