import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import { sendProblem } from "../platform/http/call-route.ts";
import type { Db } from "../platform/http/work.ts";
import { defaultLimits, type LimitName, type LimitTable } from "./limits.ts";
import * as store from "./store.ts";

export { defaultLimits } from "./limits.ts";
export { forgetOld as forgetOldCounters } from "./store.ts";

/** For a route's `preHandler`: counts the call, outside its transaction, and answers 429 when there were too many. */
export type Limits = {
  by(name: LimitName, key: (request: FastifyRequest) => string): preHandlerAsyncHookHandler;
  /** Counts by the caller's network address. */
  byAddress(name: LimitName): preHandlerAsyncHookHandler;
};

/** Limits that all instances share. What is counted by is stored as a hash, for one day. */
export function openLimits(db: Db, table: LimitTable = defaultLimits): Limits {
  const by: Limits["by"] = (name, key) => async (request, reply) => {
    const { max, seconds } = table[name];
    const { count, secondsLeft } = await store.count(db, `${name} ${hashed(key(request))}`, seconds);
    return count > max ? sendProblem(reply, { kind: "TooMany", retryAfter: Math.max(1, secondsLeft) }) : undefined;
  };
  return { by, byAddress: (name) => by(name, (request) => networkOf(request.ip)) };
}

const hashed = (key: string): string => createHash("sha256").update(key).digest("base64url").slice(0, 22);

/** A household or an office has a whole /64 of IPv6 addresses, so all of it counts as one address. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? 0 : tail.split(":").length;
  const whole =
    tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - groups.length - after }, () => "0")];
  return `${whole.slice(0, 4).join(":")}::/64`;
};
