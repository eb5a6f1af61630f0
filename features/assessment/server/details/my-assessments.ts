import { norwegianIsoDay } from "../../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result } from "../../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../../platform/server/http/work.ts";
import { type Seat, shownAbilities } from "../../../access/rules/index.ts";
import type { MyAssessment, WorkingCopyView } from "../../../api/index.ts";
import { taskPlace } from "../../../editor/rules/index.ts";
import { isReviewPassed, lastWatched } from "../../../living/rules/index.ts";
import { openReviewDays } from "../../../living/server/index.ts";
import { waitingFor } from "../../../waiting/rules/index.ts";
import { readWorkingCopies } from "./get-details.ts";

/** The assessments that the caller has a seat in, the last changed first, with what waits for each seat. */
export async function myAssessments(read: Read): Promise<Result<MyAssessment[]>> {
  const seats = read.actor.kind === "known" ? read.actor.seats.filter(({ hasDeclined }) => !hasDeclined) : [];
  const copies = await readWorkingCopies(read, [...new Set(seats.map(({ assessment }) => assessment))]);
  const today = norwegianIsoDay(read.at);
  const initiated = seats.filter(({ role }) => role === "initiator").map(({ assessment }) => assessment);
  const reviewDays = await openReviewDays(read.db, initiated);
  const found = seats.flatMap((seat) => {
    const view = copies.get(seat.assessment);
    const due = seat.role === "initiator" ? reviewDays.get(seat.assessment) : undefined;
    return view ? [asSeen(seat, view, today, due)] : [];
  });
  return ok(found.sort((a, b) => b.changed.localeCompare(a.changed)));
}

function asSeen(
  { assessment, contributorId, role, name }: Seat,
  view: WorkingCopyView,
  today: string,
  reviewDay: string | undefined,
): MyAssessment {
  const writes = shownAbilities(role, view.abilities).includes("edit-blocks");
  return {
    assessmentId: assessment,
    contributorId,
    role,
    name,
    title: view.name,
    status: view.assessmentStatus,
    missing: writes ? view.missing.length : null,
    changed: view.changed,
    task: taskPlace(role, view),
    waiting: [...lookAgain(view, reviewDay, today), ...waitingFor({ role, contributorId }, view, today)],
    due: view.reviews.find((each) => each.contributorId === contributorId)?.due ?? null,
  };
}

/** The task of an initiator whose published assessment should be looked at again soon, or should have been. */
function lookAgain(
  { sections, publicUrl, isPublished }: WorkingCopyView,
  on: string | undefined,
  today: string,
): MyAssessment["waiting"] {
  if (on === undefined || on > lastWatched(today) || publicUrl === null || !isPublished) return [];
  const sending = sections.find(({ kind }) => kind === "PublishSection");
  const place = sending ? { tab: sending.fieldGroup, section: sending.contentGuid } : null;
  return [{ kind: "look-again", on, isPassed: isReviewPassed(on, today), place }];
}
