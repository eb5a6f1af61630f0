import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { defaultLanguage } from "../../../platform/pure/language/index.ts";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { assessmentSite, authorOf, checkRequirements, worksAtDesk } from "../../access/rules/index.ts";
import { type AssessmentRow, openForChange } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { keepVersion } from "../../history/server/index.ts";
import { repeatEdition } from "../../publication/server/index.ts";
import { siteSetting } from "../../site/server/index.ts";
import { type Confirmation, checkConfirmation } from "../rules/index.ts";
import { confirmationTextsIn } from "../texts-reading.ts";
import { mailDesk, mailInitiator } from "./confirmation-mails.ts";
import { confirmable } from "./hindrance.ts";
import { checkRev } from "./set-day.ts";
import * as store from "./store.ts";

type Input = CallInput<"confirmUnchanged">;
type Answer = CallAnswer<"confirmUnchanged">;

/** The property of the site's settings by which an initiator's confirmation stands at once. */
const AT_ONCE = "confirmsAtOnce";

/**
 * Confirms that nothing has changed in a published assessment. By the desk it makes an edition that repeats the newest one; by the initiator too
 * where the site's settings say so. Otherwise it waits for the desk.
 */
export async function confirmUnchanged(work: Work, { params, body }: Input): Promise<Result<Answer>> {
  const { tx, actor, at } = work;
  const found = await openForChange(work, "confirm-unchanged", params.id);
  if (!found.ok) return found;
  const row = found.value;
  const stale = await checkRev(tx, row.number, body.rev);
  if (stale) return refuse(stale);
  const state = await confirmable(tx, row, at);
  const refusal = checkRequirements("confirm-unchanged", {
    "standing-edition": state !== undefined,
    "equal-copy": state?.hindrance !== "CopyDiffers",
  });
  if (refusal) return refuse(refusal);
  if (!state) throw new Error("the requirement of an edition was not checked");
  if (state.hindrance) return invalid({ path: "id", kind: state.hindrance });
  const checked = checkConfirmation(body, norwegianIsoDay(at));
  if (!checked.ok) return checked;
  const isEditor = worksAtDesk(actor, assessmentSite);
  const standsAtOnce = isEditor || (await siteSetting(tx, row.site_id, AT_ONCE)) === true;
  return ok(
    standsAtOnce
      ? await makeEdition(work, row, state.newest, checked.value, isEditor)
      : await waitForDesk(work, row, checked.value),
  );
}

async function waitForDesk(work: Work, { number }: AssessmentRow, confirmation: Confirmation): Promise<Answer> {
  const { tx, actor, at } = work;
  const by = authorOf(actor, number, "confirm-unchanged");
  const rev = await store.addReview(tx, number, {
    ...{ kind: "asked", by, at },
    asked: { ...confirmation, at: at.toISOString(), by },
  });
  const detail = { review: rev, searchedOn: confirmation.searchedOn };
  await appendAudit(tx, { action: "confirmation asked", by, at, assessment: number, detail });
  await mailDesk(work, number, "asked");
  return { ok: true, rev, version: null };
}

type Newest = NonNullable<Awaited<ReturnType<typeof confirmable>>>["newest"];

async function makeEdition(
  work: Work,
  row: AssessmentRow,
  newest: Newest,
  { dueOn, searchedOn }: Confirmation,
  isEditor: boolean,
): Promise<Answer> {
  const { tx, actor, at } = work;
  const { number } = row;
  const by = authorOf(actor, number, "confirm-unchanged");
  const { note } = confirmationTextsIn(defaultLanguage);
  const { version, publication } = await repeatEdition(tx, row, newest, { note, at });
  await keepVersion(tx, { assessment: number, cause: "published", edition: version, by, at });
  const rev = await store.addReview(tx, number, {
    ...{ kind: "confirmed", dueOn, searchedOn, by, at, asked: null, publication },
  });
  const detail = { version, review: rev, searchedOn };
  await appendAudit(tx, { action: "edition confirmed", by, at, assessment: number, detail });
  if (isEditor) await mailInitiator(work, number, { kind: "confirmed" });
  else await mailDesk(work, number, "confirmed");
  return { ok: true, rev, version };
}
