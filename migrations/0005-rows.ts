import { type Kysely, sql } from "kysely";

/**
 * Rows of cells for every block that is a list: literature searches, studies, numbers. The searches are copied with their ids.
 *
 * An instance of the version before may run on for a while and write `literature_item`. Both tables take their ids from one
 * sequence, and a trigger carries over what such an instance writes, cell by cell, so nothing that a new instance has
 * written in another cell is overwritten. A later migration drops the old table and the trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence block_row_id as integer;
    create table block_row (
      id integer primary key default nextval('block_row_id'),
      assessment integer not null references assessment on delete cascade,
      owner integer not null references schema_item on delete cascade,
      -- The part of its block that the row stands in: a section A to E, or a table's only part.
      part text not null,
      position double precision not null,
      cells jsonb not null default '{}',
      -- For each written cell the row's rev that wrote it.
      revs jsonb not null default '{}',
      rev integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index on block_row (assessment);
    create index on block_row (owner, position);

    create function literature_cells(item literature_item) returns jsonb language sql immutable as $$
      select jsonb_build_object(
        'searchType', item.search_type,
        'source', item.source,
        'url', item.url,
        'date', to_char(item.date, 'YYYY-MM-DD'),
        'strategy', item.strategy,
        'numberOfSearchHits', coalesce(item.hits::text, ''),
        'editableSource', case when item.editable_source then 'true' else '' end
      )
    $$;
    create function revs_of(cells jsonb, rev integer) returns jsonb language sql immutable as $$
      select coalesce(jsonb_object_agg(key, rev), '{}') from jsonb_each(cells)
    $$;

    insert into block_row (id, assessment, owner, part, position, cells, revs, rev, created_at, changed_at, deleted_at)
      select id, assessment, owner, section, id, literature_cells(item), revs_of(literature_cells(item), rev), rev,
             created_at, changed_at, deleted_at
        from literature_item as item;

    select setval('block_row_id', coalesce((select max(id) from literature_item), 0) + 1, false);
    alter table literature_item alter column id drop identity;
    alter table literature_item alter column id set default nextval('block_row_id');

    create function carry_over_literature() returns trigger language plpgsql as $$
      declare
        given jsonb := literature_cells(new);
        changed jsonb;
      begin
        if tg_op = 'INSERT' then
          insert into block_row (id, assessment, owner, part, position, cells, revs, rev, created_at, changed_at, deleted_at)
            values (new.id, new.assessment, new.owner, new.section, new.id, given, revs_of(given, new.rev), new.rev,
                    new.created_at, new.changed_at, new.deleted_at);
          return null;
        end if;
        select coalesce(jsonb_object_agg(key, value), '{}') into changed
          from jsonb_each(given) where value is distinct from literature_cells(old) -> key;
        update block_row
           set cells = cells || changed, revs = revs || revs_of(changed, rev + 1), rev = rev + 1,
               changed_at = new.changed_at, deleted_at = coalesce(new.deleted_at, deleted_at)
         where id = new.id;
        return null;
      end
    $$;
    create trigger carry_over_literature after insert or update on literature_item
      for each row execute function carry_over_literature();

    -- What was written of a search before, in the shape that rows have: the merge of cells reads it.
    update history
       set value = jsonb_build_object(
             'cells', cells.of,
             'revs', revs_of(cells.of, history.rev))
      from (select id, (value - 'hits' - 'section' - 'search_type' - 'editable_source') || jsonb_build_object(
              'numberOfSearchHits', coalesce(value ->> 'hits', '')) as of
              from history where kind = 'literature' and jsonb_typeof(value) = 'object') as cells
     where history.id = cells.id;
  `.execute(db);
}
