import type { Generated } from "kysely";

/** Tips, and the challenges of their form that were answered. Migration 0026. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    tip: {
      id: Generated<number>;
      site_id: number;
      block: string | null;
      name: string;
      sender_email: string;
      employer: string;
      link: string;
      method_description: string;
      sent_at: Date;
    };
    used_challenge: { signature_hash: Buffer; expires_at: Date };
  }
}
