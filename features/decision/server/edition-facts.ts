import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { firstCharacters, plainLine } from "../../../platform/pure/text/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { AssessmentView } from "../../api/index.ts";
import { editionById } from "../../publication/server/index.ts";
import { decisionLimits } from "../rules/index.ts";
import type { DecisionRow } from "./store.ts";

/** The block in which an assessment says who ordered it. */
const ORDERED_BY = "bestiller";

export type EditionFacts = {
  readonly view: AssessmentView;
  /** The role that ordered the assessment; empty when the edition does not say it, and for an organisation other than its own. */
  readonly orderedBy: string;
  /** The conditions of the recommendation, as plain text. */
  readonly conditions: string;
};

/** The facts of an edition that a decision begins with; undefined when the edition does not stand. */
export async function editionFacts(
  db: Db | Tx,
  { publication, organization_name }: Pick<DecisionRow, "publication" | "organization_name">,
): Promise<EditionFacts | undefined> {
  const found = await editionById(db, publication);
  if (!found) return undefined;
  const { view, keys } = found;
  const isOwn = view.organization === organization_name;
  const said = view.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "Text" && keys.get(block.contentId) === ORDERED_BY ? [block.text] : []));
  return {
    view,
    orderedBy: isOwn ? firstCharacters(plainLine(said.join(" ")), decisionLimits.line) : "",
    conditions: firstCharacters(plainTextOf(view.conditions ?? ""), decisionLimits.text),
  };
}
