import type { FastifyBaseLogger } from "fastify";
import type { Kysely, Transaction } from "kysely";
import type { Actor } from "../../../core/access/index.ts";
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
};

/** What a reading use case gets. */
export type Read = Caller & { readonly db: Db };
/** What a writing use case gets: everything it does happens in this one transaction, or not at all. */
export type Work = Caller & { readonly tx: Tx };
