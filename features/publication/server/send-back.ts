import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { plainMessage } from "../../../platform/pure/text/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { takeStep } from "../../access/rules/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { aboutOf, mailAuthors, openForChange, recordStep } from "../../assessment/server/index.ts";
import { editorMailsIn } from "../../desk/mails.ts";
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
  const message = plainMessage(given);
  const step = takeStep("return", { message });
  if (!step.ok) return step;
  const dates = { returned_at: at, return_message: message };
  const row = await recordStep(work, found.value, step.value, { dates });
  const about = aboutOf(work, row.name, addresses.edit(row.number));
  await mailAuthors(
    work,
    row.number,
    ({ name, language }) => editorMailsIn(language).returned({ ...about, name, message }),
    ({ role }) => role === "initiator",
  );
  await writeCard(work, row);
  return ok({ ok: true, assessmentStatus: row.status });
}
