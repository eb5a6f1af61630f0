import { type Kysely, sql } from "kysely";

/**
 * Assessments that took over another version of their template, and takeovers that were undone. Browsers that have the
 * assessment open are notified. features/takeover/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table template_takeover (
      id integer generated always as identity primary key,
      assessment integer not null references assessment on delete cascade,
      from_version integer not null references template_version,
      to_version integer not null references template_version,
      by jsonb not null,
      at timestamptz not null,
      undone_by jsonb,
      undone_at timestamptz,
      constraint template_takeover_undone check ((undone_by is null) = (undone_at is null))
    );
    create index on template_takeover (assessment, id);

    alter table live_change drop constraint live_change_what_check,
      add constraint live_change_what_check check (what in ('history', 'seat', 'status', 'review', 'template'));
    create function live_template() returns trigger language plpgsql as $$
    begin
      perform note_live_change(new.number, 'template', null, new.rev, null);
      return null;
    end $$;
    create constraint trigger live_template after update of template_version on assessment
      deferrable initially deferred for each row
      when (old.template_version is distinct from new.template_version) execute function live_template();
  `.execute(db);
}
