import type { Generated } from "kysely";
import type { Json, MaybeDate } from "../../../platform/server/column-types.ts";
import type { AssessmentType, Status } from "../../assessment/rules/index.ts";
import type { Recommendation } from "../../block/rules/index.ts";
import type { SearchRoute, TermFacet } from "../rules/index.ts";

/** The documents of the search, and the rules for it. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    search_document: {
      id: Generated<number>;
      route: "methodassessment" | "methodnotifications";
      ref: number;
      title: string;
      ingress: string;
      body: string;
      /** Null where an earlier version of the product wrote the row. */
      spellings: string | null;
      assessment_type: AssessmentType | null;
      assessment_status: Status | null;
      recommendation: Recommendation | null;
      decisions: Generated<string[]>;
      published: Date | null;
      published_year: number | null;
      source: string | null;
      modified: Date;
      confirmed: MaybeDate;
      /** The number of the original, of an adoption. */
      adopts: number | null;
      result: Json<object>;
    } & Record<TermFacet["column"], number[]> &
      Record<"change" | "news", Generated<number>>;
    search_synonym: {
      id: Generated<number>;
      words: string[];
      one_way: boolean;
      made_by: Json<object>;
      made_at: Date;
      ended_by: Json<object> | null;
      ended_at: MaybeDate;
    };
    search_promotion: {
      id: Generated<number>;
      words: string[];
      route: SearchRoute;
      ref: number;
      title: string;
      made_by: Json<object>;
      made_at: Date;
    };
    search_miss: { route: string; word: string; day: string; times: number };
    search_removed: { id: number; change: number; at: Generated<Date> };
  }
}
