import { type Kysely, sql } from "kysely";

/** The page tree, the terms and the assessment templates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content (
      number integer primary key default nextval('content_number'),
      guid uuid not null unique default gen_random_uuid(),
      site_id integer not null references site,
      parent integer references content,
      type text not null,
      url_segment text not null,
      sort_order integer not null default 0,
      access text not null default 'everyone' check (access in ('everyone', 'signed-in', 'editors')),
      start_publish timestamptz,
      stop_publish timestamptz,
      created_at timestamptz not null default now(),
      unique nulls not distinct (site_id, parent, url_segment)
    );
    create table content_version (
      id integer generated always as identity primary key,
      content integer not null references content,
      state text not null check (state in ('draft', 'published', 'former')),
      language text not null default 'no',
      name text not null,
      properties jsonb not null,
      rev integer not null default 1,
      changed_at timestamptz not null default now(),
      published_at timestamptz
    );
    create unique index content_one_published on content_version (content, language) where state = 'published';
    create index on content_version (content);
    create table content_redirect (
      site_id integer not null references site,
      path text not null,
      content integer not null references content,
      primary key (site_id, path)
    );

    create table term (
      id integer primary key default nextval('content_number'),
      kind text not null,
      key text not null,
      name text not null,
      parent_id integer references term,
      url text,
      icon text,
      sort_order integer not null default 0,
      unique (kind, key)
    );
    create index on term (parent_id);

    create table template (
      number integer primary key default nextval('content_number'),
      guid uuid not null unique default gen_random_uuid(),
      assessment_type text not null check (assessment_type in ('1', '2', '3')),
      name text not null
    );
    -- A published version is immutable: assessments keep the version they were started on.
    create table template_version (
      id integer generated always as identity primary key,
      template integer not null references template,
      version integer not null,
      body jsonb not null,
      body_hash text not null,
      published_at timestamptz not null default now(),
      unique (template, version)
    );
  `.execute(db);
}
