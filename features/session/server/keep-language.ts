import type { Language } from "../../../platform/pure/language/index.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Actor } from "../../access/rules/index.ts";
import * as store from "./language-store.ts";

/** Keeps the caller's choice of language with their account and seats, so that the next mail follows it. An anonymous caller has a cookie only. */
export async function keepLanguage(db: Db, actor: Actor, language: Language): Promise<void> {
  if (actor.kind === "anonymous") return;
  const seats = actor.seats.map(({ contributorId }) => contributorId);
  await store.keepLanguage(db, { account: actor.account?.id ?? null, seats }, language);
}
