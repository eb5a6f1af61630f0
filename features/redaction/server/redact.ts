import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { authorOf } from "../../access/rules/index.ts";
import { remakeAdoptionDocuments } from "../../adoption/server/index.ts";
import { type AssessmentRow, openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { askForDocuments, discardDocuments } from "../../document/server/index.ts";
import { appendHistory } from "../../history/server/index.ts";
import { standingEditions } from "../../publication/server/index.ts";
import { rowKindOf } from "../../row/server/index.ts";
import { assessmentRoute } from "../../search/rules/index.ts";
import { findBlock } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { findIn, redactValue, type Sought } from "../rules/index.ts";
import { reasonGiven, soughtWords } from "./asked.ts";
import * as store from "./store.ts";

/**
 * Redacts words in everything that is stored of an assessment, for an editor: its texts and their history, comments, reviews,
 * editions, card, search and generated documents. The audit log and the history keep who did it, when, why and in which fields.
 * Uploaded files are not opened.
 */
export async function redact(
  work: Work,
  { params, body }: CallInput<"deskRedact">,
): Promise<Result<CallAnswer<"deskRedact">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "redact", params.id);
  if (!found.ok) return found;
  const asked = soughtWords(body);
  if (!asked.ok) return asked;
  const reason = reasonGiven(body.reason, asked.value);
  if (!reason.ok) return reason;
  const { number } = found.value;
  const { times, rows } = await redactAll(work, found.value, asked.value);
  await store.forgetSteps(tx, number);
  if (rows === 0) return ok({ ok: true, times });
  await discardDocuments(tx, number, { drafts: true });
  for (const id of await standingEditions(tx, number)) await askForDocuments(tx, { of: "publication", id }, at);
  await remakeAdoptionDocuments(work, { original: number });
  const by = authorOf(actor, number, "redact");
  await appendAudit(tx, { action: "redacted", by, at, assessment: number, detail: { times, reason: reason.value } });
  await announce(tx, [`assessment ${number}`, `search ${assessmentRoute}`]);
  return ok({ ok: true, times });
}

/** Writes every text again that holds the words. Answers how many rows it wrote, and how many times the words stood there, but for what is made from other texts. */
async function redactAll(work: Work, row: AssessmentRow, sought: Sought): Promise<{ times: number; rows: number }> {
  const { tx, at } = work;
  let times = 0;
  let rows = 0;
  for (const [name, source] of Object.entries(store.sources) as [store.SourceName, store.TextSource][])
    for await (const held of store.textsHeldIn(tx, source, row.number)) {
      const redacted = redactValue(held.texts, sought);
      if (redacted === held.texts) continue;
      rows += 1;
      if (source.place !== null) times += findIn(held.texts, sought).times;
      const texts = changedIn(held.texts, redacted);
      const cells = changedIn(held.texts.cells, redacted.cells);
      const rev = await store.writeRedacted(tx, source, { key: held.key, texts, cells: Object.keys(cells), at });
      if (rev !== null) await keepEntry(work, row, { name, ref: Number(held.key), rev, texts: redacted, cells });
    }
  return { times, rows };
}

const entriesOf = (value: unknown) => (typeof value === "object" && value !== null ? Object.entries(value) : []);

const changedIn = (before: unknown, after: unknown): Record<string, unknown> => {
  const stood = new Map(entriesOf(before));
  return Object.fromEntries(entriesOf(after).filter(([key, value]) => stood.get(key) !== value));
};

type Changed = {
  readonly name: store.SourceName;
  readonly ref: number;
  readonly rev: number;
  readonly texts: store.HeldTexts["texts"];
  /** Of a row. */
  readonly cells: Readonly<Record<string, unknown>>;
};

/** An entry of the history says that something was taken out here. Those who have the assessment open read the field again for it. */
async function keepEntry({ tx, actor, at }: Work, row: AssessmentRow, changed: Changed): Promise<void> {
  const entry = await entryOf(tx, row, changed);
  if (!entry) return;
  const by = authorOf(actor, row.number, "redact");
  await appendHistory(tx, {
    ...entry,
    assessment: row.number,
    ref: changed.ref,
    rev: changed.rev,
    action: "redacted",
    by,
    at,
  });
}

async function entryOf(tx: Work["tx"], row: AssessmentRow, { name, ref, rev, texts, cells }: Changed) {
  switch (name) {
    case "assessment":
      return { kind: "heading", value: texts.name } as const;
    case "block":
      return { kind: "block", value: texts.value } as const;
    case "reviewBlock":
      return { kind: "review", value: texts.value } as const;
    case "comment":
      return { kind: "comment", value: texts } as const;
    case "row": {
      const { key, part } = await store.rowPlace(tx, ref);
      const template = await templateOf(tx, { id: row.template_version, bodyHash: row.body_hash });
      const block = findBlock(template, key)?.block;
      const kind = block && rowKindOf(block, part);
      const revs = Object.fromEntries(Object.keys(cells).map((column) => [column, rev]));
      return kind && ({ kind: kind.name, value: { cells, revs } } as const);
    }
    case "file": {
      const kind = await store.fileKind(tx, ref);
      return kind === "image" ? null : ({ kind, value: kind === "pdf" ? { pdfName: texts.name } : texts } as const);
    }
    default:
      return null;
  }
}
