import { abilitiesOf, type Seat, shownAbilities } from "../../core/access/index.ts";
import type { MyAssessment } from "../../core/contract/index.ts";
import { authorSections, missingBlocks } from "../../core/projection/index.ts";
import { ok, type Result } from "../../core/refusal/index.ts";
import { taskPlace } from "../../core/step/index.ts";
import type { Read } from "../platform/http/work.ts";
import { openForReading } from "./open.ts";
import { loadWorkingCopy } from "./working-copy.ts";

/** The assessments that the caller has a seat in, the last changed first. docs/spec/assessment.md, My assessments */
export async function myAssessments(read: Read): Promise<Result<MyAssessment[]>> {
  const seats = read.actor.kind === "known" ? read.actor.seats.filter(({ hasDeclined }) => !hasDeclined) : [];
  const found = await Promise.all(seats.map((seat) => asSeen(read, seat)));
  return ok(found.flatMap((each) => each ?? []).sort((a, b) => b.changed.localeCompare(a.changed)));
}

async function asSeen(read: Read, { assessment, contributorId, role, name }: Seat): Promise<MyAssessment | null> {
  const found = await openForReading(read, "read-working-copy", assessment);
  if (!found.ok) return null;
  const row = found.value;
  const { copy, savedAt } = await loadWorkingCopy(read.db, row);
  const writes = shownAbilities(role, abilitiesOf(read.actor, row)).includes("edit-blocks");
  const missing = missingBlocks(copy);
  return {
    assessmentId: row.number,
    contributorId,
    role,
    name,
    title: row.name,
    status: row.status,
    missing: writes ? missing.length : null,
    changed: savedAt.toISOString(),
    task: taskPlace(role, { sections: authorSections(copy), missing }),
  };
}
