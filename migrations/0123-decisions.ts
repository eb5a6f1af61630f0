import { type QueryExecutorProvider, sql } from "kysely";

/** Decisions of organisations on editions, their follow-up, and reminders. features/decision/README.md */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table decision (
      id integer generated always as identity primary key,
      assessment integer not null references assessment (number) on delete cascade,
      -- A publication or, once that is withdrawn, a withdrawn one of the same number.
      publication integer not null,
      organization integer not null references term (id),
      state text not null check (state in ('asked', 'declined', 'decided', 'removed')),
      rev integer not null default 0,
      outcome text check (outcome in ('introduced', 'conditional', 'not-introduced', 'postponed', 'phased-out')),
      conditions text not null default '',
      reason text not null default '',
      measure text not null default '',
      decided_on date,
      decider_role text not null default '',
      responsible text not null default '',
      follow_up_on date,
      follow_up_set_on date,
      may_be_shown boolean not null default true,
      asked_at timestamptz not null,
      decided_at timestamptz,
      removed_reason text not null default '',
      check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_on is null)),
      check ((follow_up_on is null) = (follow_up_set_on is null)),
      check (follow_up_on is null or follow_up_on > decided_on),
      check (state <> 'removed' or removed_reason <> ''),
      check (state not in ('asked', 'declined') or outcome is null),
      check (state <> 'decided' or case outcome
        when 'introduced' then responsible <> '' and measure <> '' and follow_up_on is not null
        when 'conditional' then
          responsible <> '' and measure <> '' and conditions <> '' and follow_up_on is not null
        when 'not-introduced' then reason <> ''
        when 'postponed' then follow_up_on is not null
        when 'phased-out' then responsible <> '' and follow_up_on is not null
        else false end)
    );
    create unique index on decision (publication, organization) where state <> 'removed';
    create index on decision (assessment);

    -- A row for each link that was mailed, and one without a link for an address that waits for its first reminder.
    create table decision_party (
      id integer generated always as identity primary key,
      decision integer not null references decision (id) on delete cascade,
      part text not null check (part in ('decider', 'responsible')),
      name text not null,
      email text not null,
      suggested_name text not null default '',
      suggested_email text not null default '',
      token_hash bytea unique,
      sent_at timestamptz,
      expires timestamptz,
      used_at timestamptz,
      gone_at timestamptz,
      erased_at timestamptz,
      check ((token_hash is null) = (sent_at is null) and (token_hash is null) = (expires is null)),
      check (erased_at is null or (name || email || suggested_name || suggested_email) = '')
    );
    create index on decision_party (decision);

    create table decision_follow_up (
      id integer generated always as identity primary key,
      decision integer not null references decision (id) on delete cascade,
      no integer not null,
      at timestamptz not null,
      result text not null check (result in ('as-planned', 'partly', 'not-done', 'stopped')),
      finding text not null,
      next_on date,
      unique (decision, no)
    );

    -- Append only. A redaction changes its texts.
    create table decision_log (
      id integer generated always as identity primary key,
      decision integer not null references decision (id) on delete cascade,
      no integer not null,
      at timestamptz not null,
      by jsonb not null,
      before jsonb,
      after jsonb not null,
      unique (decision, no)
    );

    -- sent_at is null for a reminder that a later one replaced, or that nobody could get.
    create table reminder (
      about text not null check (about in ('decision', 'review', 'ask')),
      id integer not null,
      kind text not null,
      for_day date not null,
      sent_at timestamptz,
      primary key (about, id, kind, for_day)
    );
  `.execute(db);
}
