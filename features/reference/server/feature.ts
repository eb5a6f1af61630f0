import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { reading } from "../../../platform/server/http/call-route.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { openForReading, storedBlock } from "../../assessment/server/index.ts";
import { type Block, findBlock } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { referencesIn } from "./references-in.ts";

/** The kinds of block that take references. */
const taking: readonly (Block["kind"] | undefined)[] = ["EvidenceTable", "LiteratureSearch"] satisfies Block["kind"][];

/** The references of a text, for somebody who may write in the block. 404 for a block that takes none. */
async function readReferences(
  work: Read,
  { params, body }: CallInput<"readReferences">,
): Promise<Result<CallAnswer<"readReferences">>> {
  const block = await storedBlock(work.db, params.contentId);
  const found = await openForReading(work, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  const template = await templateOf(work.db, { id: found.value.template_version, bodyHash: found.value.body_hash });
  if (!block || !taking.includes(findBlock(template, block.key)?.block.kind)) return refuse({ kind: "NotFound" });
  const { references, problems } = await referencesIn(body.text);
  return ok({
    references: references.map(({ authors, ...rest }) => ({ ...rest, authors: [...authors] })),
    problems: [...problems],
  });
}

/** The call that reads references. */
export const referenceFeature = serverFeature({
  serves: () => ({
    answers: {
      readReferences: reading(readReferences),
    },
  }),
});
