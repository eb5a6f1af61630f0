import type { FastifyBaseLogger } from "fastify";
import type { Kysely, Transaction } from "kysely";
import type { Registered } from "../../pure/contract/registered.ts";
import type { Language } from "../../pure/language/index.ts";
import type { Moved } from "../../pure/moved/index.ts";
import type { Mailer } from "../mail.ts";
import type { Subject } from "../subject.ts";
import type { Tables } from "../tables.ts";

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** The caller of a request, and its time, site and network address. `address` is for rate limits only and is never stored or logged. */
export type Caller = {
  readonly actor: Registered["actor"];
  readonly at: Date;
  /** The language of the answer. */
  readonly language: Language;
  /** The same where the caller is known to want it: by an account, a seat or the request. Null where the site's form decided. */
  readonly ownLanguage: Language | null;
  readonly address: string;
  readonly siteId: number;
  /** The key of the same site: roles are given by it. */
  readonly siteKey: string;
  /** The written form of the same site. */
  readonly siteLanguage: Language;
  /** The origin of the site that was asked, for links in mails: no slash at the end. */
  readonly origin: string;
  /** Where its editors have moved screens of that site: links to them follow. */
  readonly moved: Moved;
  readonly log: FastifyBaseLogger;
  /**
   * A reading use case that public pages are made from calls this with the subjects of its answer: the page is kept until one of
   * them changes. Without arguments when the answer depends on the request alone. A page made from a call that never calls it is not kept.
   */
  readonly shows: (...subjects: readonly Subject[]) => void;
  /** A reading use case calls this with the version of what its answer was made from, when it knows one: the answer then has an ETag. */
  readonly madeFrom: (version: string) => void;
  /** Opening an assessment's form calls this: the day is noted for the caller's seats in it, for whoever may end their sessions. */
  readonly opens: (assessment: number) => Promise<void>;
};

/** The first argument of a reading use case. */
export type Read = Caller & { readonly db: Db };
/** The first argument of a writing use case. Everything it does is in this one transaction; its mails leave after the commit. */
export type Work = Caller & { readonly tx: Tx; readonly mailer: Pick<Mailer, "send" | "sign"> };

/** A call that may be repeated: who made it, with which key, and what was asked. */
export type Claim = {
  readonly owner: string;
  readonly key: string;
  readonly call: string;
  readonly requestHash: Buffer;
};

/**
 * The first argument of a use case whose writes are all in one statement, which is a transaction by itself. The statement also spends
 * the claim, when the call has one.
 */
export type Saving = Read & {
  readonly claim: Claim | null;
  /** The same database, for reads of a few rows by their keys that wait for no lock. */
  readonly shortReads: Db;
};
