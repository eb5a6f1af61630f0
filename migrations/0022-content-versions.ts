import { type Kysely, sql } from "kysely";

/**
 * Versions of pages: one draft, one scheduled and one published version of each, and the former ones. `content.rev` counts every change of a page, and
 * a step keeps what one save changed, so that two people in two properties do not disturb each other and a save can be undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content
      add column rev integer not null default 0,
      add column deleted_at timestamptz,
      add column deleted_by jsonb,
      -- The address under which the product's own content made it. Such a page is added once, wherever its editors move it.
      add column seed_path text;
    alter table content drop constraint content_site_id_parent_url_segment_key;
    create unique index content_address on content (site_id, parent, url_segment) nulls not distinct
      where deleted_at is null;
    create unique index content_seed_path on content (site_id, seed_path);
    create index on content (parent);
    with recursive tree as (
      select number, '/' as path from content where parent is null
      union all
      select c.number, t.path || c.url_segment || '/' from content c join tree t on c.parent = t.number
    )
    update content c set seed_path = t.path from tree t where t.number = c.number;

    alter table content_version
      drop constraint content_version_state_check,
      add check (state in ('draft', 'scheduled', 'published', 'former')),
      add column no integer not null default 1,
      add column url_segment text,
      add column based_on integer,
      add column note text not null default '',
      add column publish_at timestamptz,
      add column published_by jsonb,
      add column changed_by jsonb;
    update content_version v set no = o.no
      from (select id, row_number() over (partition by content order by id) as no from content_version) o where o.id = v.id;
    create unique index content_version_no on content_version (content, no);
    create unique index content_one_draft on content_version (content, language) where state = 'draft';
    create unique index content_one_scheduled on content_version (content, language) where state = 'scheduled';

    -- What one save changed: where, to what and from what. An empty path stands for the whole page.
    create table content_step (
      id bigint generated always as identity primary key,
      content integer not null references content,
      rev integer not null,
      path text[] not null,
      before jsonb not null,
      by jsonb not null,
      at timestamptz not null default now(),
      undone boolean not null default false,
      undoes boolean not null default false
    );
    create index on content_step (content, rev);

    -- What the published version leads to.
    create table content_ref (
      content integer not null references content,
      path text[] not null,
      kind text not null check (kind in ('content', 'term', 'address')),
      target text not null
    );
    create index on content_ref (kind, target);
    create index on content_ref (content);

    alter table content_redirect add column deep boolean not null default false;

    create table preview_link (
      id uuid primary key default gen_random_uuid(),
      token_hash bytea not null unique,
      content integer not null references content,
      made_by jsonb not null,
      made_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    );
    create index on preview_link (content);
  `.execute(db);
}
