import { type Kysely, sql } from "kysely";

/** Sites, people, sessions and what keeps calls safe to repeat. Secrets are stored as hashes only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    -- One sequence for content, templates, assessments and blocks, so that a number is unique across them.
    create sequence content_number as integer start with 1001;

    create table site (
      id integer generated always as identity primary key,
      key text not null unique,
      name text not null,
      hosts text[] not null default '{}',
      settings jsonb not null,
      rev integer not null default 1
    );

    create table account (
      id uuid primary key default gen_random_uuid(),
      issuer text not null,
      subject text not null,
      name text not null,
      email text,
      created_at timestamptz not null default now(),
      unique (issuer, subject)
    );
    create table account_role (
      account_id uuid not null references account on delete cascade,
      role text not null check (role in ('editor', 'admin')),
      primary key (account_id, role)
    );

    create table session (
      id uuid primary key default gen_random_uuid(),
      token_hash bytea not null unique,
      account_id uuid references account on delete cascade,
      -- ID and refresh tokens, sealed under a key derived from the cookie's secret: the database alone cannot open them.
      sealed_tokens bytea,
      account_expires_at timestamptz,
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index on session (expires_at);
    create index on session (account_id);

    create table sign_in_attempt (
      state_hash bytea primary key,
      sealed jsonb not null,
      expires_at timestamptz not null
    );

    create table idempotency_key (
      owner text not null,
      key text not null,
      call text not null,
      request_hash bytea not null,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (owner, key)
    );
    create index on idempotency_key (created_at);

    create table rate_counter (
      bucket text not null,
      window_start timestamptz not null,
      count integer not null,
      primary key (bucket, window_start)
    );

    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      action text not null,
      actor jsonb not null,
      assessment integer,
      detail jsonb not null default '{}'
    );
    create index on audit_log (assessment, id desc);
  `.execute(db);
}
