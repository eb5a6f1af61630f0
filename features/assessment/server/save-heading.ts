import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { withoutLineBreaks } from "../../../platform/pure/text/index.ts";
import type { Saving } from "../../../platform/server/http/work.ts";
import { saveRevision } from "../../history/server/index.ts";
import { checkTitle } from "../../intro/rules/index.ts";
import { cardSoon } from "./card-soon.ts";
import { openForReading } from "./open.ts";
import * as store from "./store.ts";

type Input = CallInput<"saveSchemaBaseProp">["body"];

/** Saves the heading, by the initiator, in a draft. features/editor/README.md */
export async function saveHeading(
  saving: Saving,
  input: Input,
): Promise<Result<CallAnswer<"saveSchemaBaseProp">> | null> {
  const { at } = saving;
  const found = await openForReading(saving, "edit-heading", input.id);
  if (!found.ok) return found;
  const row = found.value;
  const name = withoutLineBreaks(input.value);
  const broken = checkTitle(name, { path: "value", ifEmpty: "TitleRequired" });
  if (broken.length > 0) return invalid(...broken);
  const answer = { ok: true, changed: at.toISOString() } as const;
  const saved = await saveRevision(saving, {
    ability: "edit-heading",
    kind: "heading",
    assessment: row.number,
    ref: row.number,
    value: name,
    answer,
    current: { rev: row.rev, value: row.name },
    seen: input.rev,
    held: store.heldHeading(row),
    write: store.writtenHeading(row, at),
    asks: cardSoon(row, at),
  });
  return saved?.ok ? ok({ ...answer, rev: saved.value }) : saved;
}
