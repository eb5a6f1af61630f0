import type { Generated } from "kysely";

/** Alerts by e-mail. */
export type SubscriptionTables = {
  subscription: {
    id: Generated<number>;
    site_id: number;
    email: string;
    route: "methodassessment" | "methodnotifications";
    search: string;
    every: "instantly" | "daily" | "weekly";
    asked_at: Date;
    confirmed_at: Date | null;
    told_change: Generated<number>;
    told_at: Date;
    paused_at: Date | null;
    refusals: Generated<number>;
  };
};
