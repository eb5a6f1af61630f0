import { defaultLanguage } from "../../../platform/pure/language/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { languageWritten, type WorkingCopy } from "../../assessment/rules/working-copy/index.ts";
import { type AssessmentRow, loadWorkingCopy } from "../../assessment/server/index.ts";
import { statusTextsIn } from "../../assessment/texts-status.ts";
import type { AssessmentFacts, FindTerm, RelatedTerms } from "../rules/index.ts";
import { relatedTerms } from "../rules/index.ts";
import { termsBeside } from "./imported-store.ts";

/** Everything that a projection of an assessment is made from. */
export type Material = {
  readonly facts: AssessmentFacts;
  readonly copy: WorkingCopy;
  readonly related: RelatedTerms;
  /** How many editions were published. */
  readonly publications: number;
  readonly hasReviews: boolean;
};

/** Loads the data of a card, a snapshot or a preview, in a fixed number of statements. */
export async function loadMaterial(db: Db | Tx, row: AssessmentRow, modified: Date): Promise<Material> {
  const { copy, terms, people, publications, hasReviews } = await loadWorkingCopy(db, row, "content");
  const initiator = people.find(({ role }) => role === "initiator");
  const facts: AssessmentFacts = {
    number: row.number,
    guid: row.guid,
    heading: row.name,
    status: row.status,
    statusText: statusTextsIn(defaultLanguage)[row.status],
    type: row.type,
    organization: {
      kind: row.organization_kind === "municipality" ? "municipality" : "organization",
      id: row.organization,
      name: row.organization_name,
    },
    modified: modified.toISOString(),
    contact: { name: initiator?.name ?? "", email: initiator?.email ?? "" },
    approvedDisplayContact: row.approved_display_contact,
    hideContact: row.hide_contact || row.desk_hides_contact,
    language: languageWritten(row.language, copy),
    authorRoles: new Set(people.filter(({ redeemed }) => redeemed).map(({ role }) => role)),
  };
  const find: FindTerm = (kind, key) => terms.find(kind, key);
  const beside = await termsBeside(db, row.number);
  return {
    facts,
    copy,
    related: relatedTerms(facts, copy, find, beside),
    publications,
    hasReviews,
  };
}
