import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Db, Read, Saving } from "../../../platform/server/http/work.ts";
import { lastWriter, redactionSince } from "../../history/server/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { acceptedValue } from "./accept-value.ts";
import { openForReading, openWithItem } from "./open.ts";
import { blockOf, saveValue } from "./save-item.ts";
import * as store from "./store.ts";
import { batchesAfter, joinsSteps, keptSteps } from "./text-store.ts";

// The library of documents and steps comes with the first text that several write: most processes never need it.
const steps = () => import("../../../platform/pure/shared-text/index.ts");

const htmlIn = (value: unknown): string => (typeof value === "string" ? value : "");

type TextItem = store.FoundItem & { readonly assessment: store.AssessmentRow };

/** The row and the template's block of a rich text of the assessment itself; undefined for every other block. */
async function textBlock(db: Db, { assessment, ...item }: TextItem) {
  if (item.review) return undefined;
  const template = await templateOf(db, { id: assessment.template_version, bodyHash: assessment.body_hash });
  const block = blockOf(template, item);
  return block?.kind === "TextEditor" ? block : undefined;
}

/**
 * Writes in a rich text by steps on the revision that the writer has. On another one nothing is written, and the answer tells what was
 * written in between; a batch whose answer was lost is found there by its name, so sending it again is safe. features/live/README.md
 */
export async function saveTextSteps(
  saving: Saving,
  { params, body }: CallInput<"saveTextSteps">,
): Promise<Result<CallAnswer<"saveTextSteps">> | null> {
  const { db, shortReads, at } = saving;
  const found = await openWithItem(saving, params.id, params.item);
  if (!found.ok) return found;
  const { item, ...assessment } = found.value;
  const block = item && (await textBlock(db, { ...item, assessment }));
  if (!item || !block) return refuse({ kind: "NotFound" });
  const stored = htmlIn(item.value);
  if (item.rev !== body.rev) {
    const of = { assessment: assessment.number, kind: "block", ref: item.number } as const;
    const how = { by: await lastWriter(db, of), ...(await redactionSince(db, of, body.rev)) };
    const changes = await batchesAfter(shortReads, item.number, body.rev);
    return refuse({ kind: "Stale", current: { rev: item.rev, value: stored, ...how, changes } });
  }
  const { acceptSteps } = await steps();
  const made = acceptSteps(stored, body.steps);
  if (!made) return invalid({ path: "steps", kind: "StepsDoNotFit" });
  const accepted = await acceptedValue(db, block, made.value);
  if (!accepted.ok) return accepted;
  const value = htmlIn(accepted.value);
  // No new revision when the stored text is the same, such as an empty paragraph in an empty text.
  if (value === stored) return ok({ ok: true, changed: at.toISOString(), value, alsoChanged: [], rev: item.rev });
  return saveValue(
    saving,
    { assessment, item, block, value },
    {
      ability: "edit-blocks",
      seen: undefined,
      held: store.heldItem(assessment, item.number, body.rev),
      also: keptSteps(item.number, { batch: body.batch, steps: made.steps, at }),
      joins: joinsSteps(item.number),
    },
  );
}

/** A rich text as it is stored, and the steps by which it came there from a revision. features/live/README.md */
export async function getText(
  { db, actor }: Read,
  { params, query }: CallInput<"getText">,
): Promise<Result<CallAnswer<"getText">>> {
  const opened = await openForReading({ db, actor }, "read-working-copy", params.id);
  if (!opened.ok) return opened;
  const row = await store.findWithItem(db, String(opened.value.number), params.item);
  const item = row?.item;
  if (!row || !item || !(await textBlock(db, { ...item, assessment: row }))) return refuse({ kind: "NotFound" });
  const { after } = query;
  const batches = after === undefined ? [] : await batchesAfter(db, item.number, after);
  // Read after the value: what was saved in between is asked for next.
  const changes = batches.filter(({ rev }) => rev <= item.rev);
  // A redaction leaves no steps: where none is missing, none was made.
  const isWhole = after === undefined || after + changes.length >= item.rev;
  const of = { assessment: row.number, kind: "block", ref: item.number } as const;
  const redaction = isWhole ? {} : await redactionSince(db, of, after);
  return ok({ rev: item.rev, value: htmlIn(item.value), changes, ...redaction });
}
