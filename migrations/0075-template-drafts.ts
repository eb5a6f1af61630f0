import { type Kysely, sql } from "kysely";

/**
 * Templates are edited here: one working draft of each, saved by itself under the template's revision, with steps that tell what one save
 * changed. A body that is not a draft's never changes. features/template/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table template add column rev integer not null default 0;
    alter table template_version
      add column based_on integer references template_version,
      add column changed_at timestamptz,
      add column changed_by jsonb;
    create unique index template_version_one_draft on template_version (template)
      where state = 'draft' and origin = 'edited';

    create table template_step (
      template integer not null references template,
      rev integer not null,
      path text[] not null,
      by jsonb not null,
      at timestamptz not null,
      primary key (template, rev)
    );

    create function template_version_is_kept() returns trigger language plpgsql as $$
    begin
      raise exception 'template version % is published and does not change', old.id;
    end $$;
    create trigger template_version_is_kept before update on template_version for each row
      when (old.state <> 'draft' and old.body is distinct from new.body) execute function template_version_is_kept();
  `.execute(db);
}
