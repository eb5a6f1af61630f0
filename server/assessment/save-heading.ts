import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { invalid, ok, type Result } from "../../core/refusal/index.ts";
import { withoutControls } from "../../core/rich-text/index.ts";
import { saveRevision } from "../history/index.ts";
import type { Work } from "../platform/http/work.ts";
import { openForChange } from "./open.ts";
import * as store from "./store.ts";

type Input = CallInput<"saveSchemaBaseProp">["body"];

/** Saves the heading, by the initiator, in a draft. docs/spec/assessment.md, Editing page */
export const saveHeading =
  (updateCardSoon: (work: Work, row: store.AssessmentRow) => Promise<void>) =>
  async (work: Work, input: Input): Promise<Result<CallAnswer<"saveSchemaBaseProp">>> => {
    const { tx, at } = work;
    const found = await openForChange(work, "edit-heading", input.id);
    if (!found.ok) return found;
    const row = found.value;
    const name = withoutControls(input.value).replace(/\s+/g, " ").trim();
    if (name === "") return invalid({ path: "value", kind: "TitleRequired" });
    const revision = { kind: "heading", assessment: row.number, ref: row.number, seen: input.rev } as const;
    const current = { rev: row.rev, value: row.name };
    const saved = await saveRevision(work, { ...revision, current, value: name }, () =>
      store.saveHeading(tx, row.number, name, at),
    );
    if (!saved.ok) return saved;
    const { rev, isNew } = saved.value;
    if (isNew) await updateCardSoon(work, { ...row, name, rev });
    return ok({ ok: true, rev, changed: at.toISOString() });
  };
