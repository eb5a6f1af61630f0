import type { Json } from "../../../platform/server/column-types.ts";

/** Sign-ins that have begun and not ended. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    sign_in_attempt: { state_hash: Buffer; sealed: Json<object>; expires_at: Date };
  }
}
