import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read, Work } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { type Author, accountAuthor, mayUseDesk, refusalOf } from "../../access/rules/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import {
  checkSynonyms,
  readSynonymList,
  readSynonyms,
  type SynonymRule,
  searchRoutes,
  synonymLimits,
} from "../rules/index.ts";
import { writeMisses } from "./misses.ts";
import { promotions } from "./promotions-store.ts";
import * as store from "./words-store.ts";

/** A word that found nothing is shown after this many different days. Rarer words may come from one person, so they stay private. */
const SHOWN_FROM_DAYS = 5;
const MOST_MISSES = 100;
const MOST_ENDED = 20;

const nameOf = (by: object | null): string => {
  const name = by === null ? undefined : Object.entries(by).find(([key]) => key === "name")?.[1];
  return typeof name === "string" ? name : "";
};

/**
 * The rules that editors made about words, and the words that found nothing. Refuses callers who are not at the desk.
 */
export async function deskSearch(read: Read): Promise<Result<CallAnswer<"deskSearch">>> {
  const refusal = refusalOf(mayUseDesk(read.actor, "any"));
  if (refusal) return refuse(refusal);
  await writeMisses(read.db);
  const [rules, ended, promoted, missed] = await Promise.all([
    store.synonyms(read.db),
    store.endedSynonyms(read.db, MOST_ENDED),
    promotions(read.db),
    store.missesOf(read.db, SHOWN_FROM_DAYS, MOST_MISSES),
  ]);
  return ok({
    synonyms: rules.map(({ id, words, one_way, made_by, made_at }) => ({
      id,
      words,
      oneWay: one_way,
      by: nameOf(made_by),
      at: made_at.toISOString(),
    })),
    ended: ended.flatMap(({ id, words, one_way, ended_by, ended_at }) =>
      ended_at === null ? [] : [{ id, words, oneWay: one_way, by: nameOf(ended_by), at: ended_at.toISOString() }],
    ),
    promotions: promoted.map(({ id, words, title, url, made_by, made_at }) => ({
      id,
      words,
      title,
      isPublic: url !== null,
      by: nameOf(made_by),
      at: made_at.toISOString(),
    })),
    missed,
  });
}

/** Adds a rule, in place of one that ends when `replaces` names it. Refuses words that make no rule, and a rule that is there. */
export async function saveSynonyms(
  work: Work,
  { words: written, oneWay, replaces }: CallInput<"deskSaveSynonyms">["body"],
): Promise<Result<CallAnswer<"deskSaveSynonyms">>> {
  const refusal = refusalOf(mayUseDesk(work.actor, "any"));
  if (refusal) return refuse(refusal);
  const { tx, at } = work;
  const by = accountAuthor(work.actor);
  const rule = { words: readSynonyms(written), oneWay };
  const fields = checkSynonyms(rule);
  if (fields.length > 0) return refuse({ kind: "Invalid", fields });
  await store.lockSynonyms(tx);
  if (replaces !== null && !(await store.endSynonym(tx, replaces, by, at))) return refuse({ kind: "NotFound" });
  const others = await store.synonyms(tx);
  if (others.length >= synonymLimits.rules) return invalid({ path: "words", kind: "SynonymsFull" });
  const isThere = others.some(({ words, one_way }) => keyOf({ words, oneWay: one_way }) === keyOf(rule));
  if (isThere) return invalid({ path: "words", kind: "SynonymsKnown" });
  const { id } = await store.addSynonym(tx, rule, by, at);
  await changed(work, replaces === null ? "synonyms added" : "synonyms changed", by, { rule: id });
  return ok({ ok: true, id });
}

/** Adds the rules of a list to the existing rules. Returns the lines that are not valid rules and adds the others. */
export async function addSynonymList(work: Work, list: string): Promise<Result<CallAnswer<"deskAddSynonymList">>> {
  const refusal = refusalOf(mayUseDesk(work.actor, "any"));
  if (refusal) return refuse(refusal);
  const { tx, at } = work;
  const by = accountAuthor(work.actor);
  await store.lockSynonyms(tx);
  const there = (await store.synonyms(tx)).map(({ words, one_way }) => ({ words, oneWay: one_way }));
  const keys = new Set(there.map(keyOf));
  const refused: string[] = [];
  let [added, known] = [0, 0];
  for (const { line, ...rule } of readSynonymList(list)) {
    if (keys.has(keyOf(rule))) known += 1;
    else if (checkSynonyms(rule).length > 0 || keys.size >= synonymLimits.rules) refused.push(line.slice(0, 200));
    else {
      keys.add(keyOf(rule));
      await store.addSynonym(tx, rule, by, at);
      added += 1;
    }
  }
  if (added > 0) await changed(work, "synonyms added", by, { rules: added });
  return ok({ ok: true, added, known, refused });
}

/** Ends a rule. It stays among those that ended. */
export async function removeSynonyms(work: Work, id: number): Promise<Result<CallAnswer<"deskRemoveSynonyms">>> {
  const refusal = refusalOf(mayUseDesk(work.actor, "any"));
  if (refusal) return refuse(refusal);
  const by = accountAuthor(work.actor);
  if (!(await store.endSynonym(work.tx, id, by, work.at))) return refuse({ kind: "NotFound" });
  await changed(work, "synonyms removed", by, { rule: id });
  return ok({ ok: true });
}

/** Only a one-way rule depends on the order of its words. */
const keyOf = ({ words, oneWay }: SynonymRule): string => JSON.stringify([oneWay, oneWay ? words : words.toSorted()]);

type Action = "synonyms added" | "synonyms changed" | "synonyms removed";

/** From the commit on every instance searches by the new rules, and drops the pages of searches that it keeps. */
async function changed({ tx, at }: Work, action: Action, by: Author, detail: object): Promise<void> {
  await appendAudit(tx, { action, by, at, detail: { ...detail } });
  await announce(
    tx,
    searchRoutes.map((route) => `search ${route}` as const),
  );
}
