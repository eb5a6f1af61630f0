import { isDeepStrictEqual } from "node:util";
import { type Block, held, isFilled } from "../../core/block/index.ts";
import type { CallAnswer, CallInput, SchemaItemValue } from "../../core/contract/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { findBlock } from "../../core/template/index.ts";
import { saveRevision } from "../history/index.ts";
import type { Saving } from "../platform/http/work.ts";
import { templateOf } from "../template/index.ts";
import { acceptValue } from "./accept-value.ts";
import { cardSoon } from "./card-soon.ts";
import { openWithItem } from "./open.ts";
import * as store from "./store.ts";
import { blockValue } from "./working-copy.ts";

type Input = CallInput<"saveSchemaItem">["body"];

/**
 * Saves one field by compare-and-swap on `rev`. Without a rev the last writer wins and the history keeps the other text. Saving
 * the stored value again changes nothing, so a repeated call is safe. docs/spec/saving.md, Calls that save
 */
export async function saveItem(saving: Saving, input: Input): Promise<Result<CallAnswer<"saveSchemaItem">> | null> {
  const { db, at } = saving;
  const found = await openWithItem(saving, "edit-blocks", input.pageId, input.id);
  if (!found.ok) return found;
  const { item, ...row } = found.value;
  const template = await templateOf(db, { id: row.template_version, bodyHash: row.body_hash });
  const placed = item && findBlock(template, item.key);
  // What reviewers write is saved by the reviewers' own call, when there is one.
  if (!placed || placed.section.kind === "PeerReviewSection") return refuse({ kind: "NotFound" });
  const { block } = placed;

  const accepted = await acceptValue(db, block, input.value);
  if (!accepted.ok) return accepted;
  const value = accepted.value;
  const answer = {
    ok: true,
    changed: at.toISOString(),
    value,
    alsoChanged: alsoChanged(block, item.value, value),
  } as const;
  const saved = await saveRevision(saving, {
    ability: "edit-blocks",
    kind: "block",
    assessment: row.number,
    ref: item.number,
    value,
    answer,
    current: { rev: item.rev, value: item.value },
    seen: input.rev,
    held: store.heldItem(row, item.number),
    write: store.writtenItem(item.number, at),
    asks: block.feeds?.length ? cardSoon(row, at) : null,
  });
  return saved?.ok ? ok({ ...answer, rev: saved.value }) : saved;
}

/** What else of the working copy a block's new value moves: docs/spec/saving.md, Calls that save. */
function alsoChanged(block: Block, stored: unknown, value: SchemaItemValue): ("blocks" | "missing")[] {
  const before = blockValue(stored);
  if (isDeepStrictEqual(before, value)) return [];
  const hasRule = "relationRule" in block && block.relationRule !== undefined;
  const isFilledNow = isFilled(held(block, { value }));
  const movesMissing = block.mandatory === true && isFilledNow !== isFilled(held(block, { value: before }));
  return [...(hasRule ? (["blocks"] as const) : []), ...(movesMissing ? (["missing"] as const) : [])];
}
