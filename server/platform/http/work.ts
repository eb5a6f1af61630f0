import type { FastifyBaseLogger } from "fastify";
import type { Kysely, Transaction } from "kysely";
import type { Actor } from "../../../core/access/index.ts";
import type { Subject } from "../subject.ts";
import type { Tables } from "../tables.ts";

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** Who is calling, when, and from where. `address` is for rate limits only and is never stored or logged. */
export type Caller = {
  readonly actor: Actor;
  readonly at: Date;
  readonly address: string;
  readonly siteId: number;
  /** The origin of the site that was asked, for links in mails: no slash at the end. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
  /**
   * Called by a reading use case that public pages are made from, with what its answer was made from: the page is kept until
   * one of these changes. With nothing when the answer depends on the request alone. A page made from a call that says nothing is not kept.
   */
  readonly shows: (...subjects: readonly Subject[]) => void;
};

/** What a reading use case gets. */
export type Read = Caller & { readonly db: Db };
/** What a writing use case gets: everything it does happens in this one transaction, or not at all. */
export type Work = Caller & { readonly tx: Tx };
