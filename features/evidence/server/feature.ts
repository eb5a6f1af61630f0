import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, refuse } from "../../../platform/pure/refusal/index.ts";
import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { writing } from "../../../platform/server/http/call-route.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { changeCells, createRow, deleteRow, evidenceRows } from "../../row/server/index.ts";
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
    },
  }),
});
