import { type Kysely, sql } from "kysely";

/** Assessments and their texts, contributors, and publications. `history` and `publication` are append only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assessment (
      number integer primary key default nextval('content_number'),
      guid uuid not null unique default gen_random_uuid(),
      site_id integer not null references site,
      template_version integer not null references template_version,
      type text not null check (type in ('1', '2', '3')),
      actor text check (actor in ('organization', 'county')),
      name text not null,
      status smallint not null default 1 check (status in (1, 2, 3)),
      organization integer not null references term,
      started_at timestamptz not null default now(),
      -- Set when the initiator first redeems the link; the card is public from then on.
      opened_at timestamptz,
      sent_at timestamptz,
      returned_at timestamptz,
      return_message text,
      changed_at timestamptz not null default now(),
      card_hidden boolean not null default false,
      approved_display_contact boolean not null default false,
      hide_contact boolean not null default false,
      rev integer not null default 1
    );
    create index on assessment (status, changed_at desc);

    create table schema_item (
      number integer primary key default nextval('content_number'),
      guid uuid not null unique default gen_random_uuid(),
      assessment integer not null references assessment on delete cascade,
      key text not null,
      -- null, or the seat whose review the block belongs to
      reviewer uuid,
      value jsonb,
      rev integer not null default 0,
      changed_at timestamptz,
      unique nulls not distinct (assessment, key, reviewer)
    );

    create table literature_item (
      id integer generated always as identity primary key,
      assessment integer not null references assessment on delete cascade,
      owner integer not null references schema_item on delete cascade,
      section text not null check (section in ('A', 'B', 'C', 'D', 'E')),
      search_type text not null check (search_type in ('DB', 'Web')),
      source text not null,
      url text not null default '',
      date date not null,
      strategy text not null default '',
      hits integer,
      editable_source boolean not null default false,
      rev integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index on literature_item (assessment);

    create table attachment (
      id integer generated always as identity primary key,
      guid uuid not null unique default gen_random_uuid(),
      assessment integer not null references assessment on delete cascade,
      owner integer not null references schema_item on delete cascade,
      kind text not null check (kind in ('pdf')),
      name text not null,
      storage_key text not null,
      media_type text not null,
      size integer not null,
      sha256 text not null,
      rev integer not null default 1,
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index on attachment (assessment);
    create unique index attachment_one_pdf on attachment (owner) where kind = 'pdf' and deleted_at is null;

    create table contributor (
      id uuid primary key default gen_random_uuid(),
      assessment integer not null references assessment on delete cascade,
      role text not null check (role in ('initiator', 'peer', 'librarian', 'economist', 'other')),
      name text not null,
      email text not null,
      organization text not null default '',
      account_id uuid references account,
      created_at timestamptz not null default now(),
      redeemed_at timestamptz,
      deleted_at timestamptz
    );
    create index on contributor (assessment);
    create index on contributor (account_id);
    create unique index contributor_one_initiator on contributor (assessment) where role = 'initiator' and deleted_at is null;

    create table invitation (
      id integer generated always as identity primary key,
      contributor uuid not null references contributor on delete cascade,
      secret_hash bytea not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      revoked_at timestamptz
    );
    create index on invitation (contributor);

    create table session_seat (
      session_id uuid not null references session on delete cascade,
      contributor uuid not null references contributor on delete cascade,
      expires_at timestamptz not null,
      primary key (session_id, contributor)
    );
    create index on session_seat (contributor);

    -- Every saved or deleted value of what authors write.
    create table history (
      id bigint generated always as identity primary key,
      assessment integer not null,
      kind text not null,
      ref integer not null,
      rev integer not null,
      action text not null check (action in ('saved', 'deleted', 'restored', 'redacted')),
      value jsonb,
      by jsonb not null,
      at timestamptz not null default now()
    );
    create index on history (assessment, kind, ref, id);

    create table public_card (
      assessment integer primary key references assessment on delete cascade,
      card jsonb not null,
      changed_at timestamptz not null default now()
    );
    create table publication (
      id integer generated always as identity primary key,
      assessment integer not null references assessment,
      version integer not null,
      projection_version integer not null,
      snapshot jsonb not null,
      change_note text not null default '',
      published_at timestamptz not null default now(),
      unique (assessment, version)
    );
    -- The files that a publication shows. They are kept for as long as the publication stands.
    create table publication_file (
      publication integer not null references publication on delete cascade,
      attachment integer not null references attachment,
      primary key (publication, attachment)
    );
    create index on publication_file (attachment);
    create index on history (assessment, at desc);
  `.execute(db);
}
