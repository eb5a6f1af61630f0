import type { ColumnType, Generated } from "kysely";
import type { Json, MaybeDate, NullableJson } from "../../../platform/server/column-types.ts";
import type { DocumentTextState } from "../rules/index.ts";

/** The rows of the media library. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    media_folder: { id: Generated<number>; name: string; created_at: Generated<Date> };
    media: {
      number: Generated<number>;
      guid: Generated<string>;
      folder: number | null;
      kind: "image" | "document";
      name: string;
      alt: Generated<string>;
      decorative: Generated<boolean>;
      credit: Generated<string>;
      /** In per cent from the left, and from above. */
      focus_x: Generated<number>;
      focus_y: Generated<number>;
      rev: Generated<number>;
      created_at: Date;
      created_by: Json<object>;
      changed_at: Date;
      changed_by: Json<object>;
      deleted_at: MaybeDate;
      deleted_by: NullableJson;
    };
    /** Those without `retired_at` are the file: one row for each width of a picture, one for a document. */
    media_bytes: {
      id: Generated<number>;
      media: number;
      media_type: string;
      width: number | null;
      height: number | null;
      storage_key: string;
      size: number;
      sha256: string;
      retired_at: MaybeDate;
      /** The file's name when other bytes replaced these, and the person who replaced them (`retired_by`). */
      retired_name: ColumnType<string | null, string | null | undefined, string | null>;
      retired_by: NullableJson;
    };
    /** The text of a PDF. Bytes without a row have not been read. */
    document_text: { bytes: number; state: DocumentTextState; text: string; at: Date };
  }
}
