import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { plainMessage } from "../../../platform/pure/text/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { takeStep } from "../../access/rules/index.ts";
import { addresses } from "../../address/rules/index.ts";
import { mailAdopters, remakeAdoptionDocuments } from "../../adoption/server/index.ts";
import { aboutOf, mailAuthors, openForChange, recordStep } from "../../assessment/server/index.ts";
import { mailWithdrawal } from "../../decision/server/index.ts";
import { editorMailsIn } from "../../desk/mails.ts";
import { discardDocuments } from "../../document/server/index.ts";
import { assessmentRoute } from "../../search/rules/index.ts";
import { removeDocument } from "../../search/server/index.ts";
import * as cards from "./card-store.ts";
import * as changes from "./edition-changes-store.ts";
import { publicHeading } from "./edition-store.ts";
import * as store from "./store.ts";

type Input = CallInput<"deskWithdraw">["body"];

/**
 * Withdraws every edition of an assessment, by an editor: reading, search, files and documents stop with the commit, and the addresses
 * answer 410 with the message. The working copy is a draft again. Its card is hidden, because the card may hold the text that had to go;
 * an editor may show it.
 */
export async function withdraw(
  work: Work,
  id: string,
  { message: given, rev }: Input,
): Promise<Result<CallAnswer<"deskWithdraw">>> {
  const { tx, at } = work;
  const found = await openForChange(work, "withdraw", id, rev);
  if (!found.ok) return found;
  const message = plainMessage(given);
  const step = takeStep("withdraw", { message });
  if (!step.ok) return step;
  const { number } = found.value;
  if ((await store.newestStanding(tx, number)) === 0)
    return refuse({ kind: "WrongStatus", status: found.value.status });
  const standing = await store.standing(tx, number);
  await mailWithdrawal(work, number, standing);
  // The title of a draft is for its authors only.
  const heading = (await publicHeading(tx, number)) ?? "";
  await mailAdopters(work, "withdrawn", { number, heading });
  await discardDocuments(tx, number);
  await remakeAdoptionDocuments(work, { original: number });
  const editions = await changes.withdrawEditions(tx, number, { message, at });
  await cards.setCardHidden(tx, number, true);
  await cards.removeCard(tx, number);
  await removeDocument(tx, assessmentRoute, number);
  await announce(tx, [`assessment ${number}`, `search ${assessmentRoute}`]);
  const dates = { returned_at: at, return_message: message };
  const row = await recordStep(work, found.value, step.value, { dates, detail: { editions } });
  const about = aboutOf(work, row.name, addresses.edit(number));
  await mailAuthors(work, number, ({ name, language }) =>
    editorMailsIn(language).withdrawn({ ...about, name, message }),
  );
  return ok({ ok: true, assessmentStatus: row.status });
}
