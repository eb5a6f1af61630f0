import { createHash } from "node:crypto";
import path from "node:path";
import { fingerprintOf } from "../browser-build.ts";
import type { Caller } from "./work.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
let code: Promise<string> | undefined;

const isOfBrowser = (file: string) => /[\\/](views|screens|ui|browser|editing)[\\/](?!texts)/.test(file);

/** Part of every answer's version: the code that answers are made from, the same on every instance that runs it. */
function codeVersion(): Promise<string> {
  code ??= fingerprintOf(ROOT, ["apps/server", "features", "platform", "content"], (file) => !isOfBrowser(file));
  return code;
}

/**
 * The ETag of a call's answer: made from the code, from who asks in what language and with what rights, and from the version of the data. Weak,
 * since an answer is compressed on its way.
 */
export async function etagOf(
  { actor, siteId, language }: Pick<Caller, "actor" | "siteId" | "language">,
  data: string,
): Promise<string> {
  const parts = JSON.stringify([await codeVersion(), siteId, language, actor, data]);
  return `W/"${createHash("sha256").update(parts).digest("base64url").slice(0, 22)}"`;
}

/** True when the client's list of ETags holds this one. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((each) => each.trim() === etag);
