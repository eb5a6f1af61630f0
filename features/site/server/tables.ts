import type { Generated } from "kysely";

/** The sites. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    site: {
      id: Generated<number>;
      guid: Generated<string>;
      key: string;
      name: string;
      hosts: string[];
      rev: Generated<number>;
    };
  }
}
