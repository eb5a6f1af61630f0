import type { Generated } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { MaybeDate } from "../../../platform/server/column-types.ts";
import type { SeatRole } from "../../access/rules/index.ts";

/** Seats, and the links that open them. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    contributor: {
      id: Generated<string>;
      assessment: number;
      role: SeatRole;
      name: string;
      email: string;
      organization: Generated<string>;
      /** Null: not known. */
      language: Language | null;
      account_id: string | null;
      created_at: Generated<Date>;
      redeemed_at: MaybeDate;
      deleted_at: MaybeDate;
      no_daily_mail: MaybeDate;
      no_mention_mail: MaybeDate;
    };
    /** A view: the language that the holder of a seat is written to in. */
    seat_language: { contributor: string; language: Language };
    invitation: {
      id: Generated<number>;
      contributor: string;
      secret_hash: Buffer;
      code_hash: Buffer | null;
      code_expires_at: MaybeDate;
      created_at: Generated<Date>;
      expires_at: Date;
      used_at: MaybeDate;
      revoked_at: MaybeDate;
    };
  }
}
