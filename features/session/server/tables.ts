import type { ColumnType, Generated } from "kysely";
import type { MaybeDate } from "../../../platform/server/column-types.ts";
import type { BrowserKind, EndedBy } from "../../contributor/rules/index.ts";

/** Sessions of browsers, and the seats that they hold. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    session: {
      id: Generated<string>;
      token_hash: Buffer;
      hash_before: Buffer | null;
      rotated_at: MaybeDate;
      account_id: string | null;
      sealed_tokens: Buffer | null;
      account_expires_at: MaybeDate;
      created_at: Generated<Date>;
      seen_at: Generated<Date>;
      expires_at: Date;
    };
    session_seat: {
      session_id: string;
      contributor: string;
      expires_at: Date;
      browser: BrowserKind["browser"];
      system: BrowserKind["system"];
      /** Not null: it was ended before its time, at `expires_at`. */
      ended_by: ColumnType<EndedBy | null, EndedBy | null | undefined, EndedBy | null>;
    };
    seat_use: { contributor: string; used_on: string };
  }
}
