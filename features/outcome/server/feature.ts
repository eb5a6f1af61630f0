import type { CallInput } from "../../../platform/pure/contract/call.ts";
import { invalid, ok, refuse } from "../../../platform/pure/refusal/index.ts";
import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { writing } from "../../../platform/server/http/call-route.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { changeCells, createRow, deleteRow, outcomeRows } from "../../row/server/index.ts";
import { OUTCOMES_PART } from "../rules/index.ts";
import { acceptOutcome } from "./accept-outcome.ts";

/** A new outcome. It must have a name; nothing else is asked for. */
const createOutcome = (work: Work, { id, ...given }: CallInput<"createOutcome">["body"]) =>
  createRow(work, outcomeRows, id, (block) => {
    if (block.kind !== "OutcomeTable") return refuse({ kind: "NotFound" });
    const accepted = acceptOutcome(given);
    if (!accepted.ok) return accepted;
    if (isBlank(accepted.value.name ?? "")) return invalid({ path: "name", kind: "OutcomeNameRequired" });
    return ok({ part: OUTCOMES_PART, cells: accepted.value });
  });

/** The calls of outcome tables. */
export const outcomeFeature = serverFeature({
  serves: () => ({
    answers: {
      createOutcome: writing((work, { body }) => createOutcome(work, body)),
      updateOutcome: writing((work, { body: { id, rev, ...given } }) =>
        changeCells(work, outcomeRows, { id, seen: rev }, () => acceptOutcome(given)),
      ),
      deleteOutcome: writing((work, { body }) => deleteRow(work, outcomeRows, { id: body.id, seen: body.rev })),
    },
  }),
});
