import type { FastifyRequest } from "fastify";
import type { Caller } from "../../../platform/server/http/work.ts";
import { isLoopback } from "../../../platform/server/loopback.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import type { Actor } from "../../access/rules/index.ts";
import { createActorNow, createCallerOf } from "./caller.ts";
import { type Cookies, cookiesFor } from "./cookie.ts";
import { openSites, type Sites } from "./sites.ts";

export type { Cookies } from "./cookie.ts";
export { onEnded } from "./ended.ts";
export { keepLanguage } from "./keep-language.ts";
export { derivedKey, hashOf, newSecret } from "./secret.ts";
export {
  dropRenewed,
  endAccountSessions,
  endSeat,
  endSession,
  type Joined,
  type Opened,
  openForAccount,
  openForSeat,
  type Renewable,
  renewableOf,
  replaceTokensOf,
} from "./session.ts";
export type { Sites } from "./sites.ts";
export { sessionsOf } from "./store.ts";

/** Sessions of one instance. The rows are shared by all instances, so this holds no state but the list of sites. */
export type Sessions = {
  readonly cookies: Cookies;
  readonly sites: Sites;
  callerOf(request: FastifyRequest): Promise<Caller>;
  /** The same caller looked up again, while an answer to them goes on. */
  actorNow(request: FastifyRequest): Promise<Actor>;
};

export function openSessions({
  db,
  shortReads,
  config,
  notifications,
}: Pick<Platform, "db" | "shortReads" | "config" | "notifications">): Sessions {
  const cookies = cookiesFor(config.publicUrl);
  const { publicUrl, notificationUrl } = config;
  const sites = openSites({ db, publicUrl, notificationUrl, isAlone: isLoopback(config.host), notifications });
  const actorNow = createActorNow({ shortReads, cookies });
  return { cookies, sites, callerOf: createCallerOf({ db, shortReads, cookies, sites }), actorNow };
}
