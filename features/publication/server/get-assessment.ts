import { type Language, languageAround } from "../../../platform/pure/language/index.ts";
import { linksInPlace } from "../../../platform/pure/moved/index.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { abilitiesOf, seatsIn } from "../../access/rules/index.ts";
import { adoptionsIn } from "../../adoption/server/index.ts";
import type { AssessmentRead, AssessmentView } from "../../api/index.ts";
import { assessmentReadOf } from "../../assessment/rules/wire/index.ts";
import { type AssessmentRow, lastSavedAt, openForReading } from "../../assessment/server/index.ts";
import { statusTextsIn } from "../../assessment/texts-status.ts";
import { citedOf } from "../../citation/rules/index.ts";
import { decisionsIn } from "../../decision/server/index.ts";
import { economyTextsIn } from "../../economy/texts.ts";
import { reviewNoteIn } from "../../living/server/index.ts";
import { outcomeTextsIn } from "../../outcome/texts.ts";
import { answerBand, answerOf, aroundTab } from "../../reading/rules/index.ts";
import { retractionsIn } from "../../retraction/server/index.ts";
import { reviewSection } from "../../review/rules/index.ts";
import {
  isPeerReviewed,
  type ShownReviews,
  type StoredReview,
  sentReviewOf,
} from "../../review/rules/sections/index.ts";
import { loadReviews, loadSentReviews } from "../../review/server/index.ts";
import { reviewTextsIn } from "../../review/texts.ts";
import { assessmentRoute } from "../../search/rules/index.ts";
import { relatedTo } from "../../search/server/index.ts";
import { readSnapshot, readViewOf } from "../rules/index.ts";
import { contactOn } from "./card.ts";
import { changeLogOf } from "./change-log.ts";
import { citeOf, documentLinks } from "./document-links.ts";
import { loadMaterial, type Material } from "./facts.ts";
import { startedFrom, startsFrom } from "./started-from.ts";
import * as store from "./store.ts";

/** The part of an assessment that is asked for: all of it or one open tab; as published or as the authors' preview. */
type Asked = {
  readonly id: string;
  readonly tab?: number | undefined;
  readonly preview?: "true" | "false" | undefined;
  /** An edition; without it the newest. */
  readonly version?: number | undefined;
};

/** An assessment as read: features/reading/README.md. */
export async function readAssessment(read: Read, asked: Asked): Promise<Result<AssessmentView>> {
  return linksInPlace(read.moved, await viewOf(read, asked));
}

/** The same in the specification's shape. */
export async function getAssessment(read: Read, asked: Asked): Promise<Result<AssessmentRead>> {
  const view = await viewOf(read, asked);
  return view.ok ? linksInPlace(read.moved, ok(assessmentReadOf(view.value))) : view;
}

async function viewOf(read: Read, asked: Asked): Promise<Result<AssessmentView>> {
  const view = asked.preview === "true" ? await preview(read, asked.id) : await publicView(read, asked);
  if (!view.ok) return view;
  const whole = { ...view.value, answer: answerIn(view.value, read.language) };
  return ok(asked.tab === undefined ? whole : { ...whole, sections: [...aroundTab(whole, asked.tab)] });
}

/** The answer as data: the known choices, and what follows from the tables. */
const answerIn = (view: AssessmentView, language: Language): NonNullable<AssessmentView["answer"]> => ({
  ...answerOf(view),
  ...answerBand(view.sections, {
    language: languageAround(view),
    ofAll: outcomeTextsIn(language).ofAll,
    economy: economyTextsIn(language),
  }),
});

/** @param name what the assessment is called where it is public now */
export const withdrawn = (told: { readonly message: string; readonly at: string }, name?: string) =>
  ({ kind: "Withdrawn", ...told, ...(name ? { name } : {}) }) as const;

/**
 * The public view: the newest edition, or the requested one. Without an edition, the card of a started assessment. It never reads the
 * working copy, so no filter can be forgotten.
 */
async function publicView(
  read: Pick<Read, "db" | "at" | "shows" | "origin" | "language">,
  { id, version }: Asked,
): Promise<Result<AssessmentView>> {
  const { db, shows, origin, language } = read;
  const row = await store.publicView(db, id);
  if (!row) return refuse({ kind: "NotFound" });
  const card = row.card ? readSnapshot(row.card, row.hadPeerReviewsV2) : null;
  // The newest that stands: a later one may have been withdrawn alone.
  const newest = row.version ?? row.log?.length ?? 0;
  const asked = version === undefined || version === newest ? row : await store.editionOf(db, row.number, version);
  const { publication, stored, made } = asked;
  const view = publication ? await store.publishedView(db, publication, stored) : version === undefined ? card : null;
  if (!view) {
    if (asked.withdrawn === null) return refuse({ kind: "NotFound" });
    // The title of what is public now, never that of what was withdrawn.
    const shown = row.publication ? await store.publishedView(db, row.publication, row.stored) : card;
    return refuse(withdrawn(asked.withdrawn, shown?.heading));
  }
  shows(`assessment ${row.number}`);
  // The contact of now also behind a publication: an agreement may be taken back, a publication never changes.
  const similar = await relatedTo(read, assessmentRoute, { ref: row.number, title: view.heading });
  const under = row.destination === null ? {} : { under: row.destination };
  if (row.started_from !== null) shows(`assessment ${row.started_from}`);
  const from = row.started_from === null ? {} : { startedFrom: await startedFrom(read, row.started_from) };
  const worded = { ...view, statusText: statusTextsIn(language)[view.assessmentStatus] };
  const current = { ...worded, ...contactOn(card), similar, ...under, ...from };
  if (!publication) return ok({ ...current, changeLog: changeLogOf(row.log ?? [], null, view, language) });
  const edition = { publication, version: version ?? newest, newest };
  return ok({
    ...current,
    ...(await retractionsIn(read, row.number, view)),
    ...(await decisionsIn(db, row.number)),
    ...(edition.version === newest ? await reviewNoteIn(read, row.number) : {}),
    ...(await adoptionsIn(read, row)),
    ...(edition.version === newest ? { starts: startsFrom(row, view, language) } : {}),
    changeLog: changeLogOf((row.log ?? []).slice((row.log ?? []).length - edition.version), row.number, view, language),
    edition,
    documents: documentLinks(publication, view, made, { number: row.number, version: edition.version }, language),
    cite: citeOf(citedOf(view, row.number, edition.version, origin), publication, language),
  });
}

/** The authors' and editors' preview: what readers would see if it were published now, with when it was last saved. */
async function preview(read: Read, id: string): Promise<Result<AssessmentView>> {
  const found = await openForReading(read, "read-working-copy", id);
  if (!found.ok) return found;
  const { db } = read;
  const saved = await lastSavedAt(db, found.value);
  const material = await loadMaterial(db, found.value, saved);
  const { facts, copy, related } = material;
  const reviews = await shownInPreview(read, found.value, material, saved);
  const view = readViewOf(facts, copy, related, "preview", reviews);
  return ok({
    ...view,
    ...(await retractionsIn(read, facts.number, view)),
    statusText: statusTextsIn(read.language)[facts.status],
    lastSaved: saved.toISOString(),
  });
}

/**
 * As readers would see them once published; until then each caller sees those that they may, by name, and a reviewer the own one also before
 * it is sent. features/review/README.md
 */
async function shownInPreview(
  { db, actor, language }: Pick<Read, "db" | "actor" | "language">,
  row: AssessmentRow,
  { hasReviews, publications, copy }: Material,
  saved: Date,
): Promise<ShownReviews> {
  const sent = hasReviews ? await loadSentReviews(db, row.number) : [];
  const own = new Set(seatsIn(actor, row.number).map(({ contributorId }) => contributorId));
  const readsAll = abilitiesOf(actor, row).includes("read-reviews");
  const isPublished = row.status === 3;
  const edition = isPublished ? publications : publications + 1;
  const unsent = sent.some((review) => review.sent === null && own.has(review.contributorId));
  const mine = unsent && !isPublished ? await loadReviews(db, row, actor) : [];
  const drafts = mine.flatMap((review) =>
    own.has(review.contributorId) ? draftOf(review, copy, { edition, saved, language }) : [],
  );
  return {
    all: [...sent, ...drafts],
    isPeerReviewed: isPeerReviewed(row, sent, publications),
    edition,
    texts: reviewTextsIn(language),
    seen: isPublished ? null : ({ contributorId }) => readsAll || own.has(contributorId),
    withAnswers: isPublished || readsAll,
  };
}

/** A review that is not sent yet as it would be sent now; nothing when nothing is written or the reviewer has declined. */
function draftOf(
  review: StoredReview,
  copy: Material["copy"],
  { edition, saved, language }: { readonly edition: number; readonly saved: Date; readonly language: Language },
): StoredReview[] {
  const section = reviewSection(copy.template);
  if (!section || review.sent || review.isDeleted || review.declinedAt) return [];
  const content = sentReviewOf(copy, section, review.items);
  if (content.questions.length === 0) return [];
  const at = review.acceptedAt ?? saved;
  return [
    {
      ...review,
      name: reviewTextsIn(language).draftOf(review.name),
      sent: { number: 0, edition, at, first: at, content },
    },
  ];
}
