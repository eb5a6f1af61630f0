import { type Kysely, sql } from "kysely";

/**
 * A session stores who ended a seat in it, so that the holder of the seat sees the real reason. The initiator, an editor
 * or both can hide the contact. The initiator cannot show a contact that an editor has hidden.
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
