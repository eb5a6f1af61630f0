import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, refuse } from "../../../platform/pure/refusal/index.ts";
import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { writing } from "../../../platform/server/http/call-route.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { changeCells, createRow, deleteRow, evidenceRows, hasRow, resultRows } from "../../row/server/index.ts";
import { RESULTS_PART } from "../rules/results/index.ts";
import { acceptResult } from "./accept-result.ts";
import { acceptStudy } from "./accept-study.ts";

/** A new study in the section that its table is of. It must have a short name; nothing else is asked for. */
const createStudy = (work: Work, { id, section, ...given }: CallInput<"createEvidenceTableItem">["body"]) =>
  createRow(work, evidenceRows, id, (block) => {
    if (block.kind !== "EvidenceTable") return refuse({ kind: "NotFound" });
    if (section && section !== block.tableSection) return invalid({ path: "section", kind: "OtherSection" });
    const accepted = acceptStudy(block.tableSection, given);
    if (!accepted.ok) return accepted;
    if (isBlank(accepted.value.shortId ?? "")) return invalid({ path: "shortId", kind: "ShortIdRequired" });
    return ok({ part: block.tableSection, cells: accepted.value });
  });

/** A new result of a study in the same block. It must have an outcome; no number is asked for. */
const createResult = (work: Work, { id, study, ...given }: CallInput<"createResult">["body"]) =>
  createRow(work, resultRows, id, async (_block, owner) => {
    const accepted = acceptResult(given);
    if (!accepted.ok) return accepted;
    if (isBlank(accepted.value.outcome ?? "")) return invalid({ path: "outcome", kind: "ResultOutcomeRequired" });
    if (!(await hasRow(work.tx, evidenceRows, owner, study))) return invalid({ path: "study", kind: "NoSuchStudy" });
    return ok({ part: RESULTS_PART, cells: { ...accepted.value, study: String(study) } });
  });

const updateResult = (work: Work, { id, rev, study, ...given }: CallInput<"updateResult">["body"]) =>
  changeCells(work, resultRows, { id, seen: rev }, ({ cells }) =>
    study && cells.study !== String(study) ? invalid({ path: "study", kind: "OtherStudy" }) : acceptResult(given),
  );

/** The calls of evidence tables: features/api/README.md. */
export const evidenceFeature = serverFeature({
  serves: () => ({
    answers: {
      createEvidenceTableItem: writing((work, { body }) => createStudy(work, body)),
      updateEvidenceTableItem: writing((work, { body: { id, rev, ...given } }) =>
        changeCells(work, evidenceRows, { id, seen: rev }, ({ part }) => acceptStudy(part, given)),
      ),
      deleteEvidenceTableItem: writing((work, { body }) =>
        deleteRow(work, evidenceRows, { id: body.id, seen: body.rev }),
      ),
      createResult: writing((work, { body }) => createResult(work, body)),
      updateResult: writing((work, { body }) => updateResult(work, body)),
      deleteResult: writing((work, { body }) => deleteRow(work, resultRows, { id: body.id, seen: body.rev })),
    },
  }),
});
