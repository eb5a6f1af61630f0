import { type Kysely, sql } from "kysely";

/**
 * The changes in an assessment, in the order of the commits, for the browsers that have it open. Triggers write them, so
 * that callers cannot forget it, and so that changes by instances of the previous version are included. The triggers run
 * when the transaction commits: the clock's row is then the last lock that is taken, and transactions cannot wait for
 * each other in a circle. features/live/README.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table live_clock (assessment integer primary key, no integer not null);
    create table live_change (
      assessment integer not null,
      no integer not null,
      -- 'history' is what the named entry says. No text is kept here.
      what text not null check (what in ('history', 'seat', 'status', 'review')),
      history bigint,
      rev integer,
      -- Whose review it is about.
      reviewer uuid,
      at timestamptz not null default now(),
      primary key (assessment, no)
    );
    -- Rows come in the order of time: this says where old ones are, and costs a save nothing.
    create index on live_change using brin (at);

    -- Who has an assessment open, and which block they are in. Lost in a crash, as those who are there soon say it again.
    create unlogged table live_here (
      contributor uuid primary key,
      assessment integer not null,
      item integer,
      at timestamptz not null
    );
    create index on live_here (assessment);

    create function note_live_change(_assessment integer, _what text, _history bigint, _rev integer, _reviewer uuid) returns void language plpgsql as $$
    declare
      _no integer;
    begin
      insert into live_clock as c (assessment, no) values (_assessment, 1)
        on conflict (assessment) do update set no = c.no + 1 returning no into _no;
      insert into live_change (assessment, no, what, history, rev, reviewer)
        values (_assessment, _no, _what, _history, _rev, _reviewer);
    end $$;

    create function live_history() returns trigger language plpgsql as $$
    begin
      perform note_live_change(new.assessment, 'history', new.id, new.rev, null);
      return null;
    end $$;
    create constraint trigger live_history after insert or update on history
      deferrable initially deferred for each row execute function live_history();

    create function live_seat() returns trigger language plpgsql as $$
    begin
      perform note_live_change(new.assessment, 'seat', null, null, null);
      return null;
    end $$;
    create constraint trigger live_seat after insert or update on contributor
      deferrable initially deferred for each row execute function live_seat();

    create function live_status() returns trigger language plpgsql as $$
    begin
      perform note_live_change(new.number, 'status', null, new.rev, null);
      return null;
    end $$;
    create constraint trigger live_status after update of status on assessment
      deferrable initially deferred for each row when (old.status is distinct from new.status) execute function live_status();

    create function live_review() returns trigger language plpgsql as $$
    begin
      perform note_live_change(new.assessment, 'review', null, null, new.contributor);
      return null;
    end $$;
    create constraint trigger live_review after insert or update on peer_review
      deferrable initially deferred for each row execute function live_review();
    create constraint trigger live_review after insert or update on sent_review
      deferrable initially deferred for each row execute function live_review();
  `.execute(db);
}
