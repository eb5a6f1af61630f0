import { type Kysely, sql } from "kysely";

/**
 * The media library: pictures and documents that pages show by their numbers, in folders. The bytes of a file stand in rows of their own, one for each width
 * of a picture; those that another file took the place of are `retired_at` some instant and deleted later. Both sites share the library.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table media_folder (
      id integer generated always as identity primary key,
      name text not null,
      created_at timestamptz not null default now()
    );
    create unique index on media_folder (lower(name));
    create table media (
      number integer primary key default nextval('content_number'),
      guid uuid not null unique default gen_random_uuid(),
      folder integer references media_folder,
      kind text not null check (kind in ('image', 'document')),
      name text not null,
      alt text not null default '',
      decorative boolean not null default false,
      credit text not null default '',
      -- What must stay in sight when a picture is cut, in per cent from the left and from above.
      focus_x smallint not null default 50 check (focus_x between 0 and 100),
      focus_y smallint not null default 50 check (focus_y between 0 and 100),
      rev integer not null default 0,
      created_at timestamptz not null,
      created_by jsonb not null,
      changed_at timestamptz not null,
      changed_by jsonb not null,
      deleted_at timestamptz,
      deleted_by jsonb
    );
    create index on media (folder) where deleted_at is null;
    create index on media (deleted_at) where deleted_at is not null;
    create table media_bytes (
      id integer generated always as identity primary key,
      media integer not null references media on delete cascade,
      media_type text not null,
      -- Null for a document.
      width integer check (width > 0),
      height integer check (height > 0),
      storage_key text not null,
      size integer not null,
      sha256 text not null,
      retired_at timestamptz
    );
    create unique index on media_bytes (media, media_type, width) nulls not distinct where retired_at is null;
    create index on media_bytes (retired_at) where retired_at is not null;
    alter table content_ref drop constraint content_ref_kind_check;
    alter table content_ref add constraint content_ref_kind_check check (kind in ('content', 'term', 'address', 'media'));
  `.execute(db);
}
