import { isDeepStrictEqual } from "node:util";
import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Saving } from "../../../platform/server/http/work.ts";
import type { SchemaItemValue } from "../../api/index.ts";
import { saveRevision } from "../../history/server/index.ts";
import { type Block, held, isFilled } from "../../kinds/rules/index.ts";
import { findReviewBlock } from "../../review/rules/index.ts";
import { findBlock, type Template } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { acceptedValue } from "./accept-value.ts";
import { cardSoon } from "./card-soon.ts";
import { abilityToSave, openWithItem } from "./open.ts";
import * as store from "./store.ts";
import { blockValue } from "./working-copy.ts";

type Input = CallInput<"saveSchemaItem">["body"];

/**
 * Saves one field by compare-and-swap on `rev`. Without a rev the last writer wins and the history keeps the other text. Saving
 * the stored value again changes nothing, so a repeated call is safe. platform/README.md
 */
export async function saveFieldOrTitle(
  saving: Saving,
  input: Input,
): Promise<Result<CallAnswer<"saveSchemaItem">> | null> {
  const { db, at } = saving;
  const found = await openWithItem(saving, input.pageId, input.id);
  if (!found.ok) return found;
  const { item, ...row } = found.value;
  const template = await templateOf(db, { id: row.template_version, bodyHash: row.body_hash });
  const block = item && blockOf(template, item);
  if (!block) return refuse({ kind: "NotFound" });
  const ability = abilityToSave(item);
  const reviewer = ability === "write-review" && item.review ? item.review.reviewer : null;
  if (reviewer && item.review?.isDeclined) return refuse({ kind: "NotAllowed", because: "ReviewDeclined" });

  const accepted = await acceptedValue(db, block, input.value);
  if (!accepted.ok) return accepted;
  return saveValue(
    saving,
    { assessment: row, item, block, value: accepted.value },
    {
      ability,
      seat: reviewer,
      seen: input.rev,
      held: reviewer ? store.heldReviewItem(row, item.number) : store.heldItem(row, item.number),
      also: reviewer ? store.acceptedByWriting(reviewer, at) : null,
    },
  );
}

type Accepted<V extends SchemaItemValue> = {
  readonly assessment: store.AssessmentRow;
  readonly item: store.FoundItem;
  readonly block: Block;
  readonly value: V;
};

type How = Pick<Parameters<typeof saveRevision>[1], "ability" | "seat" | "seen" | "held" | "also" | "joins">;

/** Saves an accepted value of a block. Answers what else moved with it; null when it may no longer be saved as it was decided. */
export async function saveValue<V extends SchemaItemValue>(
  saving: Saving,
  { assessment, item, block, value }: Accepted<V>,
  how: How,
) {
  const { at } = saving;
  const answer = {
    ok: true,
    changed: at.toISOString(),
    value,
    alsoChanged: alsoChanged(block, item.value, value),
  } as const;
  const saved = await saveRevision(saving, {
    ...how,
    kind: item.review ? "review" : "block",
    assessment: assessment.number,
    ref: item.number,
    value,
    answer,
    current: { rev: item.rev, value: item.value },
    write: store.writtenItem(item.number, at),
    asks: block.feeds?.length ? cardSoon(assessment, at) : null,
  });
  return saved?.ok ? ok({ ...answer, rev: saved.value }) : saved;
}

/** The block that a row is of. The template's own of a review section are asked of reviewers, who each have rows of their own. */
export function blockOf(template: Template, { key, review }: store.FoundItem): Block | undefined {
  if (review) return findReviewBlock(template, key);
  const placed = findBlock(template, key);
  return placed?.section.kind === "PeerReviewSection" ? undefined : placed?.block;
}

/** The other parts of the working copy that a block's new value changes: platform/README.md. */
function alsoChanged(block: Block, stored: unknown, value: SchemaItemValue): ("blocks" | "missing")[] {
  const before = blockValue(stored);
  if (isDeepStrictEqual(before, value)) return [];
  const hasRule = "relationRule" in block && block.relationRule !== undefined;
  const isFilledNow = isFilled(held(block, { value }));
  const movesMissing = block.mandatory === true && isFilledNow !== isFilled(held(block, { value: before }));
  return [...(hasRule ? (["blocks"] as const) : []), ...(movesMissing ? (["missing"] as const) : [])];
}
