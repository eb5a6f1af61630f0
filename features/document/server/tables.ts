import type { ColumnType, Generated } from "kysely";
import type { Json, MaybeDate } from "../../../platform/server/column-types.ts";
import type { Document } from "../rules/index.ts";
import type { Format } from "./formats.ts";

/** Documents that are made of assessments and notifications, and editions that were withdrawn. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    document_file: {
      id: Generated<number>;
      /** Null: it is a notification's. */
      assessment: number | null;
      publication: number | null;
      /** The published version of a notification's page. */
      content_version: number | null;
      format: Format;
      layout: number;
      tree: Json<Document> | null;
      fingerprint: string | null;
      state: Generated<"waiting" | "made" | "failed">;
      asked_at: Date;
      /** When somebody last asked for it while it was not made. */
      waited_for_at: MaybeDate;
      made_at: MaybeDate;
      storage_key: string | null;
      size: number | null;
      sha256: string | null;
      notices: ColumnType<string[], string | undefined, string>;
    };
    withdrawn_publication: {
      id: number;
      assessment: number;
      version: number;
      snapshot: Json<object>;
      change_note: string;
      published_at: Date;
      withdrawn_at: Date;
      message: string;
      confirms: Generated<number | null>;
    };
    /** The files that a withdrawn edition showed. */
    withdrawn_file: { publication: number; attachment: number };
  }
}
