import type { ColumnType, Generated } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { MaybeDate, NullableJson } from "../../../platform/server/column-types.ts";
import type { AssessmentType, Status } from "../rules/index.ts";

/** Assessments and the values of their blocks. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    assessment: {
      number: Generated<number>;
      guid: Generated<string>;
      site_id: number;
      template_version: number;
      type: AssessmentType;
      actor: "organization" | "county" | null;
      name: string;
      /** The page that it stands under. */
      destination: ColumnType<number | null, number | null | undefined, number | null>;
      status: ColumnType<Status, Status | undefined, Status>;
      organization: number;
      started_at: Generated<Date>;
      opened_at: MaybeDate;
      sent_at: MaybeDate;
      returned_at: MaybeDate;
      return_message: string | null;
      changed_at: Generated<Date>;
      card_hidden: Generated<boolean>;
      approved_display_contact: Generated<boolean>;
      hide_contact: Generated<boolean>;
      desk_hides_contact: Generated<boolean>;
      /** The last entry of the history that stands in a version: no entry up to it is extended. */
      version_upto: Generated<number>;
      /** The assessment that it was started from, and its edition then. */
      started_from: ColumnType<number | null, number | null | undefined, number | null>;
      started_from_version: ColumnType<number | null, number | null | undefined, number | null>;
      /** The assessment that it adopts, and the edition of it that was read; features/adoption. */
      adopts: ColumnType<number | null, number | null | undefined, number | null>;
      adopts_publication: ColumnType<number | null, number | null | undefined, number | null>;
      /** The form of Norwegian that its authors chose; null: not chosen. */
      language: ColumnType<Language | null, Language | null | undefined, Language | null>;
      rev: Generated<number>;
    };
    /** Old addresses of imported assessments. Pages have `content_redirect`. */
    assessment_redirect: { site_id: number; path: string; assessment: number };
    /** Terms of an imported assessment that its template has no block for, in their order. */
    assessment_term: { assessment: number; term: number; position: number };
    schema_item: {
      number: Generated<number>;
      guid: Generated<string>;
      assessment: number;
      key: string;
      reviewer: ColumnType<string | null, string | null | undefined, string | null>;
      value: NullableJson;
      rev: Generated<number>;
      changed_at: MaybeDate;
    };
  }
}
