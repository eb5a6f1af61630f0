import type { ColumnType, Generated } from "kysely";
import type { Json, MaybeDate, NullableJson } from "../platform/server/column-types.ts";
import type { AccountTables } from "./account/server/tables.ts";
import type { AssessmentType, Status } from "./assessment/rules/index.ts";
import type { ContentTables } from "./content/server/tables.ts";
import type { BrowserKind, EndedBy } from "./contributor/rules/index.ts";
import type { ContributorTables } from "./contributor/server/tables.ts";
import type { DocumentTables } from "./document/server/tables.ts";
import type { LiveTables } from "./live/server/tables.ts";
import type { MediaTables } from "./media/server/tables.ts";
import type { SearchRoute, TermFacet } from "./search/rules/index.ts";
import type { SubscriptionTables } from "./subscription/server/tables.ts";
import type { TakeoverTables } from "./takeover/server/tables.ts";
import type { TemplateTables } from "./template/server/tables.ts";
import type { TipTables } from "./tip/server/tables.ts";
import type { VersionTables } from "./version/server/tables.ts";

/** The rows as Kysely sees them. The migrations are the truth; a column is added there first. */
export type Tables = AccountTables &
  ContentTables &
  ContributorTables &
  TemplateTables &
  TipTables &
  DocumentTables &
  LiveTables &
  MediaTables &
  SubscriptionTables &
  TakeoverTables &
  VersionTables & {
    site: {
      id: Generated<number>;
      guid: Generated<string>;
      key: string;
      name: string;
      hosts: string[];
      rev: Generated<number>;
    };
    session: {
      id: Generated<string>;
      token_hash: Buffer;
      hash_before: Buffer | null;
      rotated_at: MaybeDate;
      account_id: string | null;
      sealed_tokens: Buffer | null;
      account_expires_at: MaybeDate;
      created_at: Generated<Date>;
      seen_at: Generated<Date>;
      expires_at: Date;
    };
    sign_in_attempt: { state_hash: Buffer; sealed: Json<object>; expires_at: Date };
    session_seat: {
      session_id: string;
      contributor: string;
      expires_at: Date;
      browser: BrowserKind["browser"];
      system: BrowserKind["system"];
      /** Not null: it was ended before its time, at `expires_at`. */
      ended_by: ColumnType<EndedBy | null, EndedBy | null | undefined, EndedBy | null>;
    };
    seat_use: { contributor: string; used_on: string };
    idempotency_key: {
      owner: string;
      key: string;
      call: string;
      request_hash: Buffer;
      answer: NullableJson;
      created_at: Generated<Date>;
    };
    rate_counter: { bucket: string; window_start: Date; count: number };
    audit_log: {
      id: Generated<number>;
      at: Generated<Date>;
      action: string;
      actor: Json<object>;
      assessment: number | null;
      detail: Json<object>;
      site_id: number | null;
    };
    term: {
      id: Generated<number>;
      kind: string;
      key: string;
      name: string;
      parent_id: number | null;
      url: string | null;
      icon: string | null;
      sort_order: Generated<number>;
      rev: Generated<number>;
      retired: Generated<boolean>;
      /** The term that it is one with. */
      merged_into: ColumnType<number | null, number | null | undefined, number | null>;
    };
    assessment: {
      number: Generated<number>;
      guid: Generated<string>;
      site_id: number;
      template_version: number;
      type: AssessmentType;
      actor: "organization" | "county" | null;
      name: string;
      /** The page that it stands under. */
      destination: ColumnType<number | null, number | null | undefined, number | null>;
      status: ColumnType<Status, Status | undefined, Status>;
      organization: number;
      started_at: Generated<Date>;
      opened_at: MaybeDate;
      sent_at: MaybeDate;
      returned_at: MaybeDate;
      return_message: string | null;
      changed_at: Generated<Date>;
      card_hidden: Generated<boolean>;
      approved_display_contact: Generated<boolean>;
      hide_contact: Generated<boolean>;
      desk_hides_contact: Generated<boolean>;
      /** The last entry of the history that stands in a version: no entry up to it is extended. */
      version_upto: Generated<number>;
      /** The assessment that it was started from, and its edition then. */
      started_from: ColumnType<number | null, number | null | undefined, number | null>;
      started_from_version: ColumnType<number | null, number | null | undefined, number | null>;
      rev: Generated<number>;
    };
    /** Old addresses of imported assessments. Pages have `content_redirect`. */
    assessment_redirect: { site_id: number; path: string; assessment: number };
    /** Terms of an imported assessment that its template has no block for, in their order. */
    assessment_term: { assessment: number; term: number; position: number };
    schema_item: {
      number: Generated<number>;
      guid: Generated<string>;
      assessment: number;
      key: string;
      reviewer: ColumnType<string | null, string | null | undefined, string | null>;
      value: NullableJson;
      rev: Generated<number>;
      changed_at: MaybeDate;
    };
    block_row: {
      id: Generated<number>;
      assessment: number;
      owner: number;
      part: string;
      position: number;
      cells: Json<Record<string, string>>;
      revs: Json<Record<string, number>>;
      rev: Generated<number>;
      created_at: Generated<Date>;
      changed_at: Generated<Date>;
      deleted_at: MaybeDate;
    };
    attachment: {
      id: Generated<number>;
      guid: Generated<string>;
      assessment: number;
      owner: number;
      kind: "pdf" | "image" | "economy-file" | "economy-sheet";
      /** The row that the file belongs to, for an image. */
      row: number | null;
      /** The numbered place in its block, for an economy file. */
      slot: string | null;
      name: string;
      storage_key: string;
      media_type: string;
      size: number;
      sha256: string;
      rev: Generated<number>;
      /** The revision of its block at which it was added, deleted or brought back. */
      block_rev: Generated<number>;
      created_at: Generated<Date>;
      deleted_at: MaybeDate;
    };
    comment: {
      id: Generated<number>;
      assessment: number;
      owner: number;
      parent: number | null;
      contributor: string;
      body: string;
      quote: string | null;
      mentions: string[];
      rev: Generated<number>;
      created_at: Generated<Date>;
      changed_at: MaybeDate;
      resolved_at: MaybeDate;
      resolved_by: string | null;
      deleted_at: MaybeDate;
      deleted_by: string | null;
      told_at: MaybeDate;
    };
    comment_seen: { contributor: string; owner: number; assessment: number; upto: number };
    image_size: {
      attachment: number;
      width: number;
      height: number;
      storage_key: string;
      size: number;
      sha256: string;
    };
    /** What was read from the workbook of an economic evaluation. */
    economy_sheet: { attachment: number; cells: Json<Record<string, string>> };
    history: {
      id: Generated<number>;
      assessment: number;
      kind: string;
      ref: number;
      rev: number;
      action: "saved" | "deleted" | "restored" | "redacted" | "moved" | "resolved" | "reopened";
      value: NullableJson;
      by: Json<object>;
      at: Generated<Date>;
    };
    peer_review: {
      contributor: string;
      assessment: number;
      due_on: string | null;
      due_set_on: string | null;
      accepted_at: MaybeDate;
      declined_at: MaybeDate;
      reason: Generated<string>;
      suggestion: Generated<string>;
      reminded_before: MaybeDate;
      reminded_after: MaybeDate;
    };
    sent_review: {
      id: Generated<number>;
      contributor: string;
      assessment: number;
      version: number;
      edition: number;
      content: Json<object>;
      sent_at: Date;
    };
    public_card: { assessment: number; card: Json<object>; changed_at: Generated<Date> };
    publication: {
      id: Generated<number>;
      assessment: number;
      version: number;
      snapshot: Json<object>;
      change_note: Generated<string>;
      published_at: Generated<Date>;
    };
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
      published: Date | null;
      published_year: number | null;
      source: string | null;
      modified: Date;
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
    publication_file: { publication: number; attachment: number };
  };
