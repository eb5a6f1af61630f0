import type { Generated } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Json, MaybeDate } from "../../../platform/server/column-types.ts";
import type { DeskRole } from "../../access/rules/index.ts";

/** The rows of people who sign in, with their roles. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    account: {
      id: Generated<string>;
      issuer: string;
      subject: string;
      name: string;
      email: string | null;
      /** Null: not known. */
      language: Language | null;
      created_at: Generated<Date>;
      signed_in_at: MaybeDate;
    };
    /** Roles from the identity provider. */
    account_role: { account_id: string; role: DeskRole };
    /** Roles that an administrator set for a site. They replace the identity provider's. */
    account_site_role: {
      account_id: string;
      site_id: number;
      role: DeskRole | "none";
      given_by: Json<object>;
      given_at: Generated<Date>;
    };
    /** A view: the roles that hold. */
    account_site_roles: { account_id: string; site_id: number; site: string; role: DeskRole };
  }
}
