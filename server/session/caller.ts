import type { FastifyRequest } from "fastify";
import { type Actor, anonymous } from "../../core/access/index.ts";
import { withoutPeerConflicts } from "../../core/contributor/index.ts";
import type { Caller, Db } from "../platform/http/work.ts";
import type { Cookies } from "./cookie.ts";
import { hashOf } from "./secret.ts";
import type { Sites } from "./sites.ts";
import * as store from "./store.ts";

type Needs = { readonly db: Db; readonly cookies: Cookies; readonly sites: Sites };

/**
 * The caller of a request, worked out once. One statement for a request with a cookie, none without. An expired cookie counts
 * as no cookie.
 */
export function createCallerOf({ db, cookies, sites }: Needs): (request: FastifyRequest) => Promise<Caller> {
  const answered = new WeakMap<FastifyRequest, Promise<Caller>>();
  const resolve = async (request: FastifyRequest): Promise<Caller> => {
    const secret = cookies.read(request);
    // The header itself: a caller could write X-Forwarded-Host, and a kept page is found by the header.
    const site = await sites.at(request.headers.host ?? "");
    if (!site) throw Object.assign(new Error("the Host header names no site"), { statusCode: 400 });
    const actor = secret ? await actorOf(db, secret) : anonymous;
    const nobodyAsks = { shows: () => undefined, madeFrom: () => undefined };
    return { ...site, actor, at: new Date(), address: request.ip, log: request.log, ...nobodyAsks };
  };
  return (request) => {
    const before = answered.get(request);
    if (before) return before;
    const caller = resolve(request);
    answered.set(request, caller);
    return caller;
  };
}

async function actorOf(db: Db, secret: string): Promise<Actor> {
  const session = await store.find(db, hashOf(secret));
  if (!session) return anonymous;
  const { account } = session;
  const seats = withoutPeerConflicts(session.seats);
  const sessionId = session.id;
  return account || seats.length > 0 ? { kind: "known", sessionId, account, seats } : { kind: "anonymous", sessionId };
}
