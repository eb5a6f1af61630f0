import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { enqueue } from "../../../platform/server/jobs.ts";
import { authorOf } from "../../access/rules/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { aboutCard, cardTask } from "./card-soon.ts";
import { openForChange } from "./open.ts";
import * as store from "./store.ts";

type Input = CallInput<"chooseLanguage">["body"];

/** Keeps the form of Norwegian that the assessment is written in, as the person says who may write its heading. The card gets it too. */
export async function chooseLanguage(
  work: Work,
  { id, language, rev }: Input,
): Promise<Result<CallAnswer<"chooseLanguage">>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "edit-heading", id, rev);
  if (!found.ok) return found;
  const { number, language: before } = found.value;
  if (before === language) return ok({ ok: true });
  await store.setLanguage(tx, number, language);
  const by = authorOf(actor, number, "edit-heading");
  await appendAudit(tx, { action: "language chosen", by, at, assessment: number, detail: { language } });
  await enqueue(tx, cardTask, { assessment: number, at: at.toISOString() }, { about: aboutCard(number) });
  return ok({ ok: true });
}
