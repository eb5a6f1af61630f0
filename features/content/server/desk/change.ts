import type { Work } from "../../../../platform/server/http/work.ts";
import { accountAuthor } from "../../../access/rules/index.ts";
import { appendAudit, wroteLately } from "../../../audit/server/index.ts";
import { contentForm, type Path } from "../../rules/index.ts";
import type { OpenPage } from "./open.ts";
import * as store from "./store.ts";

type Change = {
  readonly values: Readonly<Record<string, unknown>>;
  /** The path of the changed value; `before` is the value before the change. */
  readonly path: Path;
  readonly before: unknown;
  readonly undoes?: boolean;
};

/** Writes the draft with a step that remembers what was before. The first change makes the draft. Answers the new revision. */
export async function writeDraft(work: Work, page: OpenPage, change: Change): Promise<number> {
  const { tx, at } = work;
  const content = page.row.number;
  const by = accountAuthor(work.actor);
  const { name, urlSegment, language, ...properties } = change.values;
  const head = { name: String(name), urlSegment: String(urlSegment), language: contentForm(language) };
  const version = { content, ...head, properties, by, at };
  if (page.draft) await store.updateDraft(tx, version);
  else await store.insertDraft(tx, { ...version, basedOn: (page.planned ?? page.published)?.no ?? null });
  const rev = page.row.rev + 1;
  const { path, before, undoes = false } = change;
  await store.insertStep(tx, { content, rev, path, before, by, at, undoes });
  await store.setRev(tx, content, rev);
  const entry = { action: "page written", by, at, detail: { content } } as const;
  if (!(await wroteLately(tx, entry, { of: "content", number: content }))) await appendAudit(tx, entry);
  return rev;
}
