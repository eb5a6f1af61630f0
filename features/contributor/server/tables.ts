import type { Generated } from "kysely";
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
      account_id: string | null;
      created_at: Generated<Date>;
      redeemed_at: MaybeDate;
      deleted_at: MaybeDate;
      no_daily_mail: MaybeDate;
      no_mention_mail: MaybeDate;
    };
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
