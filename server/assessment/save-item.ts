import { isDeepStrictEqual } from "node:util";
import { authorOf } from "../../core/access/index.ts";
import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { findBlock } from "../../core/template/index.ts";
import { appendHistory } from "../history/index.ts";
import type { Work } from "../platform/http/work.ts";
import { templateOf } from "../template/index.ts";
import { acceptValue } from "./accept-value.ts";
import { openForChange } from "./open.ts";
import * as store from "./store.ts";

type Input = CallInput<"saveSchemaItem">["body"];
/** Called when a saved block feeds the public card, so that the card follows. */
type OnCardFed = (work: Work, row: store.AssessmentRow) => Promise<void>;

/**
 * Saves one field by compare-and-swap on `rev`. Without a rev the last writer wins and the history keeps the other text. Saving
 * the stored value again changes nothing, so a repeated call is safe. docs/spec/saving.md, Calls that save
 */
export const saveItem =
  (onCardFed: OnCardFed) =>
  async (work: Work, input: Input): Promise<Result<CallAnswer<"saveSchemaItem">>> => {
    const { tx, actor, at } = work;
    const found = await openForChange(work, "edit-blocks", input.pageId);
    if (!found.ok) return found;
    const row = found.value;
    const template = await templateOf(tx, { id: row.template_version, bodyHash: row.body_hash });
    const item = await store.lockItem(tx, row.number, input.id);
    const placed = item && findBlock(template, item.key);
    // What reviewers write is saved by the reviewers' own call, when there is one.
    if (!placed || placed.section.kind === "PeerReviewSection") return refuse({ kind: "NotFound" });
    const { block } = placed;

    const accepted = await acceptValue(tx, block, input.value);
    if (!accepted.ok) return accepted;
    const value = accepted.value;
    if (isDeepStrictEqual(item.value, value)) return ok({ ok: true, rev: item.rev, changed: at.toISOString(), value });
    if (input.rev !== undefined && input.rev !== item.rev)
      return refuse({ kind: "Stale", current: { rev: item.rev, value: item.value } });

    const rev = item.rev + 1;
    await store.saveItem(tx, { number: item.number, rev, value, at });
    await appendHistory(tx, {
      assessment: row.number,
      kind: "block",
      ref: item.number,
      rev,
      action: "saved",
      value,
      by: authorOf(actor, row.number),
      at,
    });
    if (block.feeds?.length) await onCardFed(work, row);
    return ok({ ok: true, rev, changed: at.toISOString(), value });
  };
