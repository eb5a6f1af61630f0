import type { Generated } from "kysely";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { Json } from "../../../platform/server/column-types.ts";
import type { SearchResultItem } from "../../api/index.ts";

/** Alerts by e-mail. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
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
      /** Null: not known. */
      language: Language | null;
    };
    alert_news: { id: Generated<number>; what: string; hits: Json<readonly AlertHit[]>; made_at: Date };
    alert_mail: {
      id: Generated<number>;
      subscription: number;
      news: number;
      told_change: number;
      told_at: Date;
      message_id: Generated<string>;
      due_at: Date;
      tries: Generated<number>;
    };
  }
}

/** A hit of a subscriber's search that changed, or was decided on, with the number of the news. */
export type AlertHit = {
  readonly route: "methodassessment" | "methodnotifications";
  readonly ref: number;
  readonly change: number;
  /** The decision that is the news; left out: a publication. */
  readonly decision?: number;
  readonly item: Pick<SearchResultItem, "title" | "unitTitle" | "url" | "summary" | "published" | "modified">;
};
