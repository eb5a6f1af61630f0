import type { ColumnType, Generated } from "kysely";
import type { Json, MaybeDate, NullableJson } from "../../../platform/server/column-types.ts";
import type { AssessmentType } from "../../assessment/rules/index.ts";

/** The rows of assessment templates and their versions. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    template: {
      number: Generated<number>;
      guid: Generated<string>;
      assessment_type: AssessmentType;
      name: string;
      /** Whether assessments of it adopt a published one. */
      adoption: Generated<boolean>;
      rev: Generated<number>;
    };
    /** The place that one save of a template's draft changed. An empty path stands for the whole template. */
    template_step: { template: number; rev: number; path: string[]; by: Json<object>; at: Date };
    template_version: {
      id: Generated<number>;
      template: number;
      version: number;
      body: Json<object>;
      body_hash: string;
      /** New assessments get the newest published one. */
      state: Generated<"draft" | "published" | "retired">;
      /** Shipped with the product, or edited by an administrator. */
      origin: Generated<"shipped" | "edited">;
      /** The lowest `TEMPLATE_SCHEMA_VERSION` that can read the body. */
      schema_version: Generated<number>;
      /** Null for a draft. */
      published_at: MaybeDate;
      /** The version that an edited version began as. */
      based_on: ColumnType<number | null, number | null | undefined, number | null>;
      changed_at: MaybeDate;
      changed_by: NullableJson;
    };
  }
}
