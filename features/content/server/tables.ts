import type { Generated } from "kysely";
import type { Json, MaybeDate, NullableJson } from "../../../platform/server/column-types.ts";
import type { ContentAccess, PageRight, RightHolders } from "../../access/rules/index.ts";
import type { ContentForm } from "../rules/index.ts";

/** The rows of pages, their versions and what belongs to them. */
declare module "../../../platform/server/tables.ts" {
  interface Tables {
    content: {
      number: Generated<number>;
      guid: Generated<string>;
      site_id: number;
      parent: number | null;
      type: string;
      url_segment: string;
      sort_order: Generated<number>;
      access: Generated<ContentAccess>;
      /** Null: as the nearest page above that has a rule. */
      edited_by: RightHolders | null;
      published_by: RightHolders | null;
      start_publish: MaybeDate;
      stop_publish: MaybeDate;
      created_at: Generated<Date>;
      /** Counts every change of the page and of its draft. */
      rev: Generated<number>;
      deleted_at: MaybeDate;
      deleted_by: NullableJson;
      /** Deleted for good: it has no versions any more. */
      emptied_at: MaybeDate;
      /** Where the product's own content put it; null for a page that an editor made. */
      seed_path: string | null;
      /** The review date, who reviews the page, and the review date that the last reminder was about. */
      review_by: string | null;
      review_owner: string | null;
      review_told: string | null;
    };
    content_version: {
      id: Generated<number>;
      content: number;
      no: Generated<number>;
      state: "draft" | "scheduled" | "published" | "former";
      /** The form of Norwegian; `no`: nobody has said it. */
      language: Generated<ContentForm>;
      name: string;
      /** Null: as the page's. */
      url_segment: string | null;
      properties: Json<object>;
      based_on: number | null;
      note: Generated<string>;
      publish_at: MaybeDate;
      rev: Generated<number>;
      changed_at: Generated<Date>;
      changed_by: NullableJson;
      published_at: MaybeDate;
      published_by: NullableJson;
    };
    content_step: {
      id: Generated<number>;
      content: number;
      rev: number;
      /** Empty for the whole page. */
      path: string[];
      before: NullableJson;
      by: Json<object>;
      at: Generated<Date>;
      undone: Generated<boolean>;
      undoes: Generated<boolean>;
    };
    content_ref: { content: number; path: string[]; kind: "content" | "term" | "address" | "media"; target: string };
    content_right: { content: number; right: "read" | PageRight; account: string };
    /** Browser tabs in which an editor has a page open. */
    content_lease: { content: number; account: string; tab: string; opened_at: Date; seen_at: Date };
    content_redirect: {
      site_id: number;
      path: string;
      content: number;
      deep: Generated<boolean>;
      kind: Generated<"moved" | "hand">;
      /** How often it was followed, and on which day last. */
      hits: Generated<string>;
      followed_on: Date | null;
    };
    /** The number of a page or a file, by the name that a file of records gives it. */
    imported: {
      record: "notification" | "page" | "media" | "file" | "assessment";
      id: string;
      target: number;
      hash: string;
      at: Generated<Date>;
    };
    link_check: {
      address: string;
      kind: "ok" | "gone" | "trouble";
      why: string;
      status: number | null;
      checked_at: Date;
      failed_since: MaybeDate;
      next_at: Date;
    };
    preview_link: {
      id: Generated<string>;
      token_hash: Buffer;
      content: number;
      made_by: Json<object>;
      made_at: Generated<Date>;
      expires_at: Date;
      revoked_at: MaybeDate;
    };
  }
}
