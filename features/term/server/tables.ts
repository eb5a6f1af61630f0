import type { ColumnType, Generated } from "kysely";
import type { WrittenForm } from "../rules/index.ts";

/** The words of the lists. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    term: {
      id: Generated<number>;
      kind: string;
      key: string;
      name: string;
      parent_id: number | null;
      url: string | null;
      icon: string | null;
      /** The written form that an organisation has decided; null: not known. */
      form: WrittenForm | null;
      sort_order: Generated<number>;
      rev: Generated<number>;
      retired: Generated<boolean>;
      /** The term that it is one with. */
      merged_into: ColumnType<number | null, number | null | undefined, number | null>;
    };
  }
}
