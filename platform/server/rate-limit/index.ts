import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { CallInput, CallName } from "../../pure/contract/call.ts";
import type { Refusal } from "../../pure/refusal/index.ts";
import type { CallLimit } from "../http/call-route.ts";
import type { Caller, Db } from "../http/work.ts";
import { defaultLimits, type LimitName, type LimitTable } from "./limits.ts";
import * as store from "./store.ts";

export { defaultLimits } from "./limits.ts";
export { forgetOldWindows as forgetOldCounters } from "./store.ts";

/** Limits of use cases: each counts the call, outside its transaction, and refuses it when there were too many. */
export type Limits = {
  by<K extends CallName>(
    name: LimitName,
    key: (input: CallInput<K>, caller: Caller) => string | Promise<string>,
  ): CallLimit<K>;
  /** Counts by the caller's session, because a hospital shares one network address; without a session by that address. */
  bySession(name: LimitName): (caller: Pick<Caller, "actor" | "address">) => Promise<Refusal | null>;
  /** Counts by the caller's network address. */
  byAddress(name: LimitName): (caller: Pick<Caller, "address">) => Promise<Refusal | null>;
};

/** Limits that all instances share. A key is stored as a hash, and deleted in the first night after 26 hours. */
export function openLimits(db: Db, table: LimitTable = defaultLimits): Limits {
  const count = async (name: LimitName, key: string): Promise<Refusal | null> => {
    const secondsLeft = await store.countCall(db, `${name} ${hashed(key)}`, table[name]);
    return secondsLeft === null ? null : { kind: "TooMany", retryAfter: Math.max(1, secondsLeft) };
  };
  return {
    by: (name, key) => async (caller, input) => count(name, await key(input, caller)),
    bySession: (name) => (caller) => count(name, countedBy(caller)),
    byAddress: (name) => (caller) => count(name, networkOf(caller.address)),
  };
}

const hashed = (key: string): string => createHash("sha256").update(key).digest("base64url").slice(0, 22);

/** The key under which a caller is counted: their session or, without one, their network. */
export const countedBy = ({ actor, address }: Pick<Caller, "actor" | "address">): string =>
  actor.kind === "known" ? `session ${actor.sessionId}` : networkOf(address);

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
