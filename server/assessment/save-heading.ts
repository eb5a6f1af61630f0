import { authorOf } from "../../core/access/index.ts";
import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { invalid, ok, type Result } from "../../core/refusal/index.ts";
import { withoutControls } from "../../core/rich-text/index.ts";
import { appendHistory } from "../history/index.ts";
import type { Work } from "../platform/http/work.ts";
import { checkRevision, openForChange } from "./open.ts";
import * as store from "./store.ts";

type Input = CallInput<"saveSchemaBaseProp">["body"];

/** Saves the heading, by the initiator, in a draft. docs/spec/assessment.md, Editing page */
export const saveHeading =
  (onCardFed: (work: Work, row: store.AssessmentRow) => Promise<void>) =>
  async (work: Work, input: Input): Promise<Result<CallAnswer<"saveSchemaBaseProp">>> => {
    const { tx, actor, at } = work;
    const found = await openForChange(work, "edit-heading", input.id);
    if (!found.ok) return found;
    const row = found.value;
    const name = withoutControls(input.value).replace(/\s+/g, " ").trim();
    if (name === "") return invalid({ path: "value", kind: "TitleRequired" });
    if (name === row.name) return ok({ ok: true, rev: row.rev, changed: at.toISOString() });
    const seen = checkRevision(row, input.rev);
    if (!seen.ok) return seen;
    const { rev } = await store.saveHeading(tx, row.number, name, at);
    await appendHistory(tx, {
      assessment: row.number,
      kind: "heading",
      ref: row.number,
      rev,
      action: "saved",
      value: name,
      by: authorOf(actor, row.number),
      at,
    });
    await onCardFed(work, { ...row, name, rev });
    return ok({ ok: true, rev, changed: at.toISOString() });
  };
