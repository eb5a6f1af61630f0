import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { ok, type Result, refuse } from "../../core/refusal/index.ts";
import { findBlock } from "../../core/template/index.ts";
import { saveRevision } from "../history/index.ts";
import type { Work } from "../platform/http/work.ts";
import { templateOf } from "../template/index.ts";
import { acceptValue } from "./accept-value.ts";
import { openForChange } from "./open.ts";
import * as store from "./store.ts";

type Input = CallInput<"saveSchemaItem">["body"];
/** Makes the public card say what the working copy says, a moment later. */
type UpdateCardSoon = (work: Work, row: store.AssessmentRow) => Promise<void>;

/**
 * Saves one field by compare-and-swap on `rev`. Without a rev the last writer wins and the history keeps the other text. Saving
 * the stored value again changes nothing, so a repeated call is safe. docs/spec/saving.md, Calls that save
 */
export const saveItem =
  (updateCardSoon: UpdateCardSoon) =>
  async (work: Work, input: Input): Promise<Result<CallAnswer<"saveSchemaItem">>> => {
    const { tx, at } = work;
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
    const { number, rev, value: before } = item;
    const revision = { kind: "block", assessment: row.number, ref: number, seen: input.rev } as const;
    const saved = await saveRevision(work, { ...revision, current: { rev, value: before }, value }, (next) =>
      store.saveItem(tx, { number, rev: next, value, at }),
    );
    if (!saved.ok) return saved;
    if (saved.value.isNew && block.feeds?.length) await updateCardSoon(work, row);
    return ok({ ok: true, rev: saved.value.rev, changed: at.toISOString(), value });
  };
