import type { Generated } from "kysely";
import type { NullableJson } from "./column-types.ts";

/**
 * The rows as Kysely sees them. Here are the platform's own; each feature adds its tables in its `server/tables.ts`. The migrations are the
 * truth; a column is added there first.
 */
export interface Tables {
  idempotency_key: {
    owner: string;
    key: string;
    call: string;
    request_hash: Buffer;
    answer: NullableJson;
    created_at: Generated<Date>;
  };
  rate_counter: { bucket: string; window_start: Date; count: number };
}
