import type { Generated } from "kysely";
import type { MaybeDate } from "../../../platform/server/column-types.ts";

/** Files of assessments. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    attachment: {
      id: Generated<number>;
      guid: Generated<string>;
      assessment: number;
      owner: number;
      kind: "pdf" | "image" | "economy-file" | "economy-sheet";
      /** The row that the file belongs to, for an image. */
      row: number | null;
      /** The numbered place in its block, for an economy file. */
      slot: string | null;
      name: string;
      storage_key: string;
      media_type: string;
      size: number;
      sha256: string;
      rev: Generated<number>;
      /** The revision of its block at which it was added, deleted or brought back. */
      block_rev: Generated<number>;
      created_at: Generated<Date>;
      deleted_at: MaybeDate;
    };
  }
}
