import type { Generated } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";

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
    /** A view: the written form of a site, from its published settings. */
    site_language: { site: number; language: Language };
  }
}
