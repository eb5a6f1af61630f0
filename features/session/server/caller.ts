import type { FastifyRequest } from "fastify";
import type { Language } from "../../../platform/pure/language/index.ts";
import { languageAskedBy, noteLanguage } from "../../../platform/server/http/language.ts";
import type { Caller, Db } from "../../../platform/server/http/work.ts";
import { type Actor, anonymous, seatsIn } from "../../access/rules/index.ts";
import { withoutPeerConflicts } from "../../contributor/rules/index.ts";
import type { Cookies } from "./cookie.ts";
import { hashOf } from "./secret.ts";
import type { Sites } from "./sites.ts";
import * as store from "./store.ts";

type Needs = { readonly db: Db; readonly shortReads: Db; readonly cookies: Cookies; readonly sites: Sites };

/**
 * The caller of a request, worked out once. One statement for a request with a cookie (once a minute another one, which notes that the session is used), none
 * without. An expired cookie counts as no cookie.
 */
export function createCallerOf({
  db,
  shortReads,
  cookies,
  sites,
}: Needs): (request: FastifyRequest) => Promise<Caller> {
  const answered = new WeakMap<FastifyRequest, Promise<Caller>>();
  const resolve = async (request: FastifyRequest): Promise<Caller> => {
    const secret = cookies.read(request);
    // The header itself: a caller could write X-Forwarded-Host, and a kept page is found by the header.
    const site = await sites.at(request.headers.host ?? "");
    if (!site) throw Object.assign(new Error("the Host header names no site"), { statusCode: 400 });
    const { actor, unused, language: kept } = secret ? await foundBy(hashOf(secret)) : nobody;
    const ownLanguage = kept ?? languageAskedBy(request);
    const language = ownLanguage ?? site.siteLanguage;
    noteLanguage(request, language);
    const opens = async (assessment: number) => {
      const seats = seatsIn(actor, assessment).filter(({ contributorId }) => unused.has(contributorId));
      if (seats.length > 0) await store.noteUse(db, seats);
    };
    const nobodyAsks = { shows: () => undefined, madeFrom: () => undefined };
    return {
      ...site,
      actor,
      opens,
      language,
      ownLanguage,
      at: new Date(),
      address: request.ip,
      log: request.log,
      ...nobodyAsks,
    };
  };
  const foundBy = async (tokenHash: Buffer): Promise<Found> => {
    const session = await store.findSession(shortReads, tokenHash);
    if (!session) return nobody;
    if (!session.isNoted) await store.noteSeen(db, tokenHash);
    return foundIn(session);
  };
  return (request) => {
    const before = answered.get(request);
    if (before) return before;
    const caller = resolve(request);
    answered.set(request, caller);
    return caller;
  };
}

/** The actor that a request's cookie proves now, for long-running answers. This does not count as a use of the session. */
export const createActorNow =
  ({ shortReads, cookies }: Pick<Needs, "shortReads" | "cookies">) =>
  async (request: FastifyRequest): Promise<Actor> => {
    const secret = cookies.read(request);
    const session = secret ? await store.findSession(shortReads, hashOf(secret)) : undefined;
    return session ? foundIn(session).actor : anonymous;
  };

/** `unused`: the seats that were not used today. `language`: the account's, or that of the newest seat that has one. */
type Found = { readonly actor: Actor; readonly unused: ReadonlySet<string>; readonly language: Language | null };
const nobody: Found = { actor: anonymous, unused: new Set(), language: null };

function foundIn({ account: signedIn, id: sessionId, ...session }: store.FoundSession): Found {
  const held = session.seats.map(({ usedToday: _, language: __, ...seat }) => seat);
  const seats = withoutPeerConflicts(held);
  const unused = new Set(session.seats.filter(({ usedToday }) => !usedToday).map((seat) => seat.contributorId));
  const account = signedIn && { id: signedIn.id, name: signedIn.name, roles: signedIn.roles };
  const holds = account !== null || seats.length > 0;
  return {
    actor: holds ? { kind: "known", sessionId, account, seats } : { kind: "anonymous", sessionId },
    unused,
    language: signedIn?.language ?? session.seats.findLast((seat) => seat.language !== null)?.language ?? null,
  };
}
