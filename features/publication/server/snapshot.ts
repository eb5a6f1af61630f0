import { defaultLanguage } from "../../../platform/pure/language/index.ts";
import { norwegianYear } from "../../../platform/pure/norwegian-date/index.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { announceToOriginal } from "../../adoption/server/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import type { AssessmentRow } from "../../assessment/server/index.ts";
import { noteFigures } from "../../overview/server/index.ts";
import { compareSoon } from "../../retraction/server/index.ts";
import { isPeerReviewed } from "../../review/rules/sections/index.ts";
import { loadSentReviews } from "../../review/server/index.ts";
import { reviewTextsIn } from "../../review/texts.ts";
import { assessmentRoute } from "../../search/rules/index.ts";
import { filesShown, readViewOf, snapshotOf } from "../rules/index.ts";
import * as changes from "./edition-changes-store.ts";
import { loadMaterial, type Material } from "./facts.ts";
import { formerLog } from "./imported-store.ts";
import { indexAssessment } from "./index-assessment.ts";
import * as store from "./store.ts";

type Published = { readonly version: number; readonly publication: number };

/** Freezes what readers may see as a new version, and makes it what is read and found from the commit on. */
export async function publishSnapshot(
  tx: Tx,
  row: AssessmentRow,
  note: string,
  at: Date,
  material?: Material,
): Promise<Published> {
  const former = await formerLog(tx, row.number);
  return publishEdition(tx, row, { note, at, published: at, former }, material);
}

type Edition = {
  readonly note: string;
  /** When readers got it. */
  readonly at: Date;
  /** When the assessment was published, which an import may say was earlier. */
  readonly published: Date;
  /** The change log from before the assessment came here. */
  readonly former: AssessmentView["changeLog"];
  /** It is not yet what is found: a dry run writes nothing that others would wait for. */
  readonly isUnfindable?: boolean;
};

/** The same with the dates that an edition had elsewhere. */
export async function publishEdition(
  tx: Tx,
  row: AssessmentRow,
  { note, at, published, former, isUnfindable = false }: Edition,
  material?: Material,
): Promise<Published> {
  const given = material ?? (await loadMaterial(tx, row, at));
  const { copy, related } = given;
  const version = (await store.newestVersion(tx, row.number)) + 1;
  const view = {
    ...(await publishedViewOf(tx, row, given, version)),
    published: published.toISOString(),
    year: norwegianYear(published),
    changeLog: former,
    // Read from the card instead: the agreement to show it may be taken back, and this row is for ever.
    contactEmail: "",
    contactName: "",
    approvedDisplayContact: false,
  };
  const publication = await changes.addPublication(
    tx,
    {
      assessment: row.number,
      version,
      snapshot: snapshotOf(view),
      change_note: withoutControls(note).trim(),
      published_at: at,
    },
    filesShown(view.sections, copy),
  );
  await noteFigures(tx, { assessment: row.number, publication, view });
  if (isUnfindable) return { version, publication };
  await indexAssessment(tx, view, related, { modified: at, published, adopts: row.adopts });
  await compareSoon(tx, row.number);
  await announce(tx, [`assessment ${row.number}`, `search ${assessmentRoute}`]);
  await announceToOriginal(tx, row);
  return { version, publication };
}

/** The readers' view of a working copy as an edition of this number. */
export async function publishedViewOf(
  db: Db | Tx,
  { number }: Pick<AssessmentRow, "number">,
  { facts, copy, related, hasReviews }: Material,
  version: number,
): Promise<AssessmentView> {
  const all = hasReviews ? await loadSentReviews(db, number) : [];
  return readViewOf(facts, copy, related, "published", {
    all,
    isPeerReviewed: isPeerReviewed({ status: 3 }, all, version),
    edition: version,
    texts: reviewTextsIn(facts.language ?? defaultLanguage),
    seen: null,
    withAnswers: true,
  });
}
