import type { Generated } from "kysely";
import type { MaybeDate } from "../../../platform/server/column-types.ts";

/** Comments, and how far each author has read. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    comment: {
      id: Generated<number>;
      assessment: number;
      owner: number;
      parent: number | null;
      contributor: string;
      body: string;
      quote: string | null;
      mentions: string[];
      rev: Generated<number>;
      created_at: Generated<Date>;
      changed_at: MaybeDate;
      resolved_at: MaybeDate;
      resolved_by: string | null;
      deleted_at: MaybeDate;
      deleted_by: string | null;
      told_at: MaybeDate;
    };
    comment_seen: { contributor: string; owner: number; assessment: number; upto: number };
  }
}
