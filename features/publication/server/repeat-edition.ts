import { defaultLanguage } from "../../../platform/pure/language/index.ts";
import type { Db, Tx, Work } from "../../../platform/server/http/work.ts";
import { announce } from "../../../platform/server/notifications.ts";
import { moveAdoptions, remakeAdoptionDocuments } from "../../adoption/server/index.ts";
import type { AssessmentRow } from "../../assessment/server/index.ts";
import { moveDecisions } from "../../decision/server/index.ts";
import { askForDocuments, discardDocuments } from "../../document/server/index.ts";
import { documentTextsIn } from "../../document/texts.ts";
import { editionChangesTextsIn } from "../../reading/texts-changes.ts";
import { compareSoon, retractionsIn } from "../../retraction/server/index.ts";
import { assessmentRoute } from "../../search/rules/index.ts";
import { changesOfEdition } from "../rules/index.ts";
import * as changes from "./edition-changes-store.ts";
import { loadMaterial } from "./facts.ts";
import { indexAssessment } from "./index-assessment.ts";
import { publishedViewOf } from "./snapshot.ts";
import * as store from "./store.ts";

/** The newest edition of an assessment that stands, with the edition that it repeats; undefined without one. */
export const newestOf = (db: Db | Tx, assessment: number) => changes.newestPublication(db, assessment);
type Newest = NonNullable<Awaited<ReturnType<typeof newestOf>>>;

/** The state of a working copy beside its newest edition. */
export async function besideEdition(db: Db | Tx, row: AssessmentRow, newest: Newest, at: Date) {
  const material = await loadMaterial(db, row, at);
  const stored = await store.publishedView(db, newest.id, newest.stored);
  // In the words of the edition: only what authors wrote counts, and not a form of Norwegian that was chosen since.
  const facts = { ...material.facts, language: stored.language ?? null };
  const now = await publishedViewOf(db, row, { ...material, facts }, newest.version);
  const words = {
    ...documentTextsIn(defaultLanguage),
    heading: editionChangesTextsIn(defaultLanguage).heading,
  };
  const { retractions = [] } = await retractionsIn({ db, language: defaultLanguage }, row.number, stored);
  return {
    isSame: changesOfEdition(stored, now, words).length === 0,
    hasRetracted: retractions.some(({ state }) => state === "retracted"),
  };
}

/** Makes an edition with the snapshot and the files of the newest one as they are. Only its day and its note are its own. */
export async function repeatEdition(
  tx: Tx,
  row: AssessmentRow,
  newest: Newest,
  { note, at }: { readonly note: string; readonly at: Date },
): Promise<{ readonly version: number; readonly publication: number }> {
  const version = (await store.newestVersion(tx, row.number)) + 1;
  const publication = await changes.repeatPublication(tx, newest.id, { version, note, at });
  await indexEdition(tx, row, newest, { modified: at, confirmed: at });
  await compareSoon(tx, row.number);
  await askForDocuments(tx, { of: "publication", id: publication }, at);
  await announceEdition(tx, row.number);
  return { version, publication };
}

/**
 * Withdraws an edition that repeats another. The edition before it is read and found again, with the adoptions of both and the decisions on
 * both. Nobody gets a mail: the text stands.
 */
export async function withdrawRepeated(
  means: Pick<Work, "tx" | "at">,
  row: AssessmentRow,
  repeated: Newest,
  message: string,
): Promise<void> {
  const { tx, at } = means;
  await discardDocuments(tx, row.number, { publication: repeated.id });
  if (repeated.confirms !== null) {
    const move = { from: repeated.id, to: repeated.confirms };
    await moveAdoptions(tx, move);
    await moveDecisions(tx, move);
  }
  await remakeAdoptionDocuments(means, { original: row.number });
  await changes.withdrawEditions(tx, row.number, { message, at, only: repeated.id });
  const standing = await changes.newestPublication(tx, row.number);
  if (!standing) throw new Error(`no edition of ${row.number} stands before the one that repeats it`);
  const confirmed = standing.confirms === null ? {} : { confirmed: standing.published_at };
  await indexEdition(tx, row, standing, { modified: standing.published_at, ...confirmed });
  await announceEdition(tx, row.number);
}

async function indexEdition(
  tx: Tx,
  row: AssessmentRow,
  { id, stored }: Newest,
  at: { readonly modified: Date; readonly confirmed?: Date },
): Promise<void> {
  const { related } = await loadMaterial(tx, row, at.modified);
  const view = await store.publishedView(tx, id, stored);
  const published = view.published === null ? at.modified : new Date(view.published);
  await indexAssessment(tx, view, related, { ...at, published, adopts: row.adopts });
}

const announceEdition = (tx: Tx, assessment: number): Promise<void> =>
  announce(tx, [`assessment ${assessment}`, `search ${assessmentRoute}`]);
