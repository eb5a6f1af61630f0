import { createHash } from "node:crypto";
import { nynorskWords } from "../../../../content/templates/nynorsk/index.ts";
import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import { saveInDraft } from "../../../../platform/server/draft/index.ts";
import type { Work } from "../../../../platform/server/http/work.ts";
import { assessmentSite } from "../../../access/rules/index.ts";
import { appendAudit, wroteLately } from "../../../audit/server/index.ts";
import type { AuditAction } from "../../../desk/texts.ts";
import {
  editTemplate,
  isSameJson,
  judgeChanges,
  type Template,
  type TemplateEdit,
  type TemplatePath,
  valueAt,
} from "../../rules/index.ts";
import { templateOf } from "../index.ts";
import { type OpenTemplate, openTemplate, seenAt, writerOf } from "./open.ts";
import * as store from "./store.ts";

/**
 * Saves one text or choice. Administrators may write in different fields at once. If two write in the same field, the second gets
 * 409 with the first one's text. Saving a value that is already stored succeeds. Refuses changes that are never allowed.
 */
export async function saveTemplate(
  work: Work,
  id: number,
  { rev, path, value }: CallInput<"deskSaveTemplate">["body"],
): Promise<Result<CallAnswer<"deskSaveTemplate">>> {
  const opened = await openTemplate(work, id);
  if (!opened.ok) return opened;
  const template = opened.value;
  const edited = await edit(work, template, { do: "set", path, value });
  if (!edited.ok) return edited;
  const [before, after] = [valueAt(template.written, path), valueAt(edited.value.template, path)];
  return saveInDraft({
    ...seenAt(work, template, rev, path),
    at: work.at,
    before,
    after,
    write: () => writeDraft(work, template, edited.value),
  });
}

/** The place that an edit changes; empty for the whole template. */
const placeOf = (wanted: CallInput<"deskEditTemplate">["body"]["edit"]): TemplatePath => {
  if (wanted.do === "nynorsk") return [];
  return [wanted.do === "add" ? wanted.after : wanted.key];
};

/**
 * Adds, moves, removes or restores a block or a tab. Refuses `Stale` when a colleague has changed it since the caller loaded it.
 * An edit that changes nothing (moving the last one down) succeeds.
 */
export async function changeTemplate(
  work: Work,
  id: number,
  { rev, edit: wanted }: CallInput<"deskEditTemplate">["body"],
): Promise<Result<CallAnswer<"deskEditTemplate">>> {
  const opened = await openTemplate(work, id, { rev, at: placeOf(wanted) });
  if (!opened.ok) return opened;
  const whole = wanted.do === "nynorsk" ? { ...wanted, words: nynorskWords } : wanted;
  const edited = await edit(work, opened.value, whole);
  if (!edited.ok) return edited;
  const key = edited.value.at[0] ?? ":";
  if (isSameJson(edited.value.template, opened.value.written)) return ok({ ok: true, rev: opened.value.row.rev, key });
  return ok({ ok: true, rev: await writeDraft(work, opened.value, edited.value), key });
}

type Written = { readonly template: Template; readonly at: TemplatePath };

async function edit(
  { tx }: Work,
  { draft, written, published, newest, versions, former, taken }: OpenTemplate,
  wanted: TemplateEdit,
): Promise<Result<Written>> {
  const origin = versions.find(({ id }) => id === draft?.based_on) ?? newest;
  const base = await templateOf(tx, { id: origin.id, bodyHash: origin.body_hash });
  const edited = editTemplate(written, base, wanted, taken);
  if (!edited.ok && edited.because === "NotFound") return refuse({ kind: "NotFound" });
  const path = wanted.do === "set" ? wanted.path.join(".") : "edit";
  if (!edited.ok)
    return invalid({ path, kind: edited.because === "WrongShape" ? "TemplateWrongShape" : edited.because });
  const isForbidden = judgeChanges(published, edited.template, former).some(({ level }) => level === "forbidden");
  return isForbidden ? invalid({ path, kind: "TemplateFixed" }) : ok(edited);
}

const hashOf = (template: Template): string => createHash("sha256").update(JSON.stringify(template)).digest("hex");

/** Writes the draft; the first change makes it. Answers the new revision. */
async function writeDraft(
  work: Work,
  { row, draft, newest }: OpenTemplate,
  { template, at: path }: Written,
): Promise<number> {
  const { tx, at } = work;
  const by = writerOf(work);
  const next = { template: row.number, body: template, body_hash: hashOf(template), by, at };
  if (draft) await store.updateDraft(tx, next);
  else await store.insertDraft(tx, next, newest.id);
  const entry = { action: "template written", by, at } as const;
  if (!(await wroteLately(tx, entry, { of: "template", number: row.number })))
    await note(work, row.number, entry.action);
  return nextRev(work, row, path);
}

/** Replaces the draft with a copy of a version: one that the product offers, or one that was in use before. The old draft is lost. */
export async function draftTemplate(
  work: Work,
  id: number,
  { rev, version }: CallInput<"deskDraftTemplate">["body"],
): Promise<Result<CallAnswer<"deskDraftTemplate">>> {
  const opened = await openTemplate(work, id, { rev, at: [] });
  if (!opened.ok) return opened;
  const { row, versions, draft } = opened.value;
  const chosen = versions.find((each) => each.id === version && each.id !== draft?.id);
  if (!chosen) return refuse({ kind: "NotFound" });
  const body = await templateOf(work.tx, { id: chosen.id, bodyHash: chosen.body_hash });
  await store.deleteDraft(work.tx, row.number);
  const next = { template: row.number, body, body_hash: hashOf(body), by: writerOf(work), at: work.at };
  await store.insertDraft(work.tx, next, chosen.id);
  await note(work, row.number, "template draft begun", { version: chosen.version });
  return ok({ ok: true, rev: await nextRev(work, row, []) });
}

/** Gives the draft up. Without one there is nothing to give up. */
export async function discardTemplate(
  work: Work,
  id: number,
  { rev }: CallInput<"deskDiscardTemplate">["body"],
): Promise<Result<CallAnswer<"deskDiscardTemplate">>> {
  const opened = await openTemplate(work, id, { rev, at: [] });
  if (!opened.ok) return opened;
  if (!opened.value.draft) return refuse({ kind: "NotFound" });
  await store.deleteDraft(work.tx, id);
  await note(work, id, "template draft discarded");
  return ok({ ok: true, rev: await nextRev(work, opened.value.row, []) });
}

export async function nextRev(work: Work, row: OpenTemplate["row"], path: TemplatePath): Promise<number> {
  const rev = row.rev + 1;
  await store.addStep(work.tx, { template: row.number, rev, path, by: writerOf(work), at: work.at });
  return rev;
}

/** A row in the desk's log. features/account/README.md */
export async function note(work: Work, template: number, action: AuditAction, more: object = {}): Promise<void> {
  const site = await store.siteIdOf(work.tx, assessmentSite);
  await appendAudit(work.tx, { action, by: writerOf(work), at: work.at, detail: { template, site, ...more } });
}
