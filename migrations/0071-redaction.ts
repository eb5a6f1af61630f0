import { type Kysely, sql } from "kysely";

/**
 * A redaction takes words out of old entries of the history. Browsers are not notified of those entries, because the new
 * entry says that the field changed. The new entry also deletes the steps by which the text was written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger live_history on history;
    create constraint trigger live_history after insert on history
      deferrable initially deferred for each row execute function live_history();
    create constraint trigger live_history_again after update on history
      deferrable initially deferred for each row
      when (old.rev is distinct from new.rev or old.action is distinct from new.action) execute function live_history();

    drop trigger forget_text_changes on history;
    create trigger forget_text_changes after insert or update on history
      for each row when (new.kind = 'block' and new.action = 'redacted') execute function forget_text_changes();
  `.execute(db);
}
