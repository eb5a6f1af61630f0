import type { Tx } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import { decidedOn } from "../../decision/server/index.ts";
import { answerOf } from "../../reading/rules/index.ts";
import { upsertDocument } from "../../search/server/index.ts";
import { type RelatedTerms, searchableText, type TermRef } from "../rules/index.ts";

const ids = (terms: readonly TermRef[]): readonly number[] => terms.map(({ id }) => id);

/** Makes what readers are shown findable, and nothing else: the document is made from the view itself. */
export async function indexAssessment(
  tx: Tx,
  view: AssessmentView,
  related: RelatedTerms,
  at: {
    readonly modified: Date;
    readonly published: Date | null;
    readonly confirmed?: Date;
    readonly adopts?: number | null;
  },
): Promise<void> {
  const { ingress, body } = searchableText(view);
  const findable = {
    ref: view.contentLink.id,
    title: view.heading,
    ingress,
    url: addresses.assessment(view.contentLink.id),
    unitTitle: view.organization,
    assessmentType: view.assessmentType,
    terms: {
      organizations: ids(related.organizations),
      municipalities: ids(related.municipalities),
      topics: ids(related.topics),
      methodTypes: ids(related.methodTypes),
      publishers: ids(related.publishers),
      subjects: ids(related.subjects),
    },
    modified: at.modified,
    language: view.language,
  };
  const { recommendation, confidence } = view;
  if (at.published)
    await upsertDocument(tx, {
      ...{ ...findable, kind: "published", body, published: at.published, confirmed: at.confirmed ?? null },
      adopts: at.adopts ?? null,
      ...{ recommendation, confidence, answer: answerOf(view), decided: await decidedOn(tx, findable.ref) },
    });
  else await upsertDocument(tx, { ...findable, kind: "started", status: view.assessmentStatus === 2 ? 2 : 1 });
}
