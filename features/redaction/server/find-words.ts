import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { type FoundPlace, redactionPlaces } from "../../api/index.ts";
import { openForReading } from "../../assessment/server/index.ts";
import { findBlock, inLanguage } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { findIn, type Sought } from "../rules/index.ts";
import { soughtWords } from "./asked.ts";
import { copiesOf } from "./copies-store.ts";
import { countFiles } from "./files-store.ts";
import * as store from "./store.ts";

/**
 * Finds words in all stored texts of an assessment, before an editor redacts them. Does not list texts that are generated from
 * other texts (the card, the search, documents).
 */
export async function findWords(
  read: Read,
  { params, body }: CallInput<"deskFindWords">,
): Promise<Result<CallAnswer<"deskFindWords">>> {
  const { db, language } = read;
  const found = await openForReading(read, "redact", params.id);
  if (!found.ok) return found;
  const asked = soughtWords(body);
  if (!asked.ok) return asked;
  const { number, template_version: id, body_hash: bodyHash } = found.value;
  const template = inLanguage(await templateOf(db, { id, bodyHash }), language);
  const keys = await store.blockKeys(db, number);
  const titleOf = (block: number | null) => findBlock(template, keys.get(block ?? 0) ?? "")?.block.title ?? "";
  const places = new Map<string, FoundPlace>();
  const within = new Set<string>();
  for await (const { place, held, times, excerpt, within: longer } of standingIn(db, number, asked.value)) {
    if (!held.is_private) for (const each of longer) within.add(each);
    if (times === 0) continue;
    const name = place === "block" ? titleOf(held.within) : String(held.within ?? "");
    const key = `${place} ${held.within}`;
    const before = places.get(key);
    places.set(key, {
      kind: place,
      name,
      times: times + (before?.times ?? 0),
      excerpt: before?.excerpt ?? (held.is_private ? null : excerpt),
    });
  }
  return ok({
    places: [...places.values()].toSorted((a, b) => orderOf(a) - orderOf(b)),
    within: [...within].slice(0, MOST_WITHIN),
    files: await countFiles(db, number),
    copies: await inCopies(db, number, asked.value),
  });
}

/** The matches in each stored text of an assessment. Skips texts that are generated from other texts. */
async function* standingIn(db: Read["db"], assessment: number, sought: Sought) {
  for (const source of Object.values<store.TextSource>(store.sources)) {
    const { place } = source;
    if (place === null) continue;
    for await (const held of store.textsHeldIn(db, source, assessment))
      yield { place, held, ...findIn(held.texts, sought) };
  }
}

/**
 * The assessments that were started from this one, with their matches.
 * At most `MOST_SEARCHED` copies and `MOST_ROWS` rows are searched.
 */
async function inCopies(db: Read["db"], assessment: number, sought: Sought) {
  const copies: CallAnswer<"deskFindWords">["copies"] = [];
  const left = { rows: MOST_ROWS };
  for (const copy of await copiesOf(db, assessment)) {
    const isSearched = copies.length < MOST_SEARCHED && left.rows > 0;
    copies.push({ ...copy, ...(isSearched ? await inCopy(db, copy.id, sought, left) : NOT_SEARCHED) });
  }
  return copies;
}

const NOT_SEARCHED = { times: null, hasLonger: false };

/** @param left how many rows may still be read, counted down: one that has more is not searched */
async function inCopy(db: Read["db"], copy: number, sought: Sought, left: { rows: number }) {
  let sum = 0;
  let hasLonger = false;
  for await (const { held, times, within } of standingIn(db, copy, sought)) {
    left.rows -= 1;
    if (left.rows < 0) return NOT_SEARCHED;
    sum += times;
    hasLonger ||= !held.is_private && within.length > 0;
  }
  return { times: sum, hasLonger };
}

/** Each costs as much as the assessment itself. */
const MOST_SEARCHED = 20;

/** Rows of all of them together, their histories with them: a browser waits for an answer for 30 s, and nothing can be taken out before it. */
const MOST_ROWS = 10_000;

const orderOf = ({ kind }: FoundPlace): number => redactionPlaces.indexOf(kind);

/** More longer words than an editor would read. */
const MOST_WITHIN = 50;
