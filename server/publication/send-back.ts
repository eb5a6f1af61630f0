import { takeStep } from "../../core/access/index.ts";
import { addresses } from "../../core/address/index.ts";
import type { CallAnswer, CallInput } from "../../core/contract/index.ts";
import { ok, type Result } from "../../core/refusal/index.ts";
import { withoutControls, withoutTurns } from "../../core/rich-text/index.ts";
import { editorMails } from "../../texts/editor-mails.ts";
import { aboutOf, mailAuthors, openForChange, recordStep } from "../assessment/index.ts";
import type { Work } from "../platform/http/work.ts";
import { writeCard } from "./card.ts";

type Input = CallInput<"deskReturn">["body"];

/** Sends an assessment back to its authors with a message, by an editor: status 2 to 1. The initiator gets it by mail. */
export async function sendBack(
  work: Work,
  id: string,
  { message: given, rev }: Input,
): Promise<Result<CallAnswer<"deskReturn">>> {
  const { at } = work;
  const found = await openForChange(work, "return", id, rev);
  if (!found.ok) return found;
  const message = withoutTurns(withoutControls(given)).trim();
  const step = takeStep("return", { message });
  if (!step.ok) return step;
  const dates = { returned_at: at, return_message: message };
  const row = await recordStep(work, found.value, step.value, { dates });
  const about = aboutOf(work, row.name, addresses.edit(row.number));
  await mailAuthors(
    work,
    row.number,
    ({ name }) => editorMails.returned({ ...about, name, message }),
    ({ role }) => role === "initiator",
  );
  await writeCard(work, row);
  return ok({ ok: true, assessmentStatus: row.status });
}
