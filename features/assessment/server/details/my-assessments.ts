import { norwegianIsoDay } from "../../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result } from "../../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../../platform/server/http/work.ts";
import { type Seat, shownAbilities } from "../../../access/rules/index.ts";
import type { MyAssessment } from "../../../api/index.ts";
import { taskPlace } from "../../../editor/rules/index.ts";
import { waitingFor } from "../../../waiting/rules/index.ts";
import { readWorkingCopy } from "./get-details.ts";

/** The assessments that the caller has a seat in, the last changed first, with what waits for each seat. docs/spec/assessment.md, My assessments */
export async function myAssessments(read: Read): Promise<Result<MyAssessment[]>> {
  const seats = read.actor.kind === "known" ? read.actor.seats.filter(({ hasDeclined }) => !hasDeclined) : [];
  const found = await Promise.all(seats.map((seat) => asSeen(read, seat)));
  return ok(found.flatMap((each) => each ?? []).sort((a, b) => b.changed.localeCompare(a.changed)));
}

async function asSeen(read: Read, { assessment, contributorId, role, name }: Seat): Promise<MyAssessment | null> {
  const found = await readWorkingCopy(read, assessment);
  if (!found.ok) return null;
  const view = found.value;
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
    waiting: [...waitingFor({ role, contributorId }, view, norwegianIsoDay(read.at))],
    due: view.reviews.find((each) => each.contributorId === contributorId)?.due ?? null,
  };
}
