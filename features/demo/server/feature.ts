import type { SeedAssessment } from "../../../content/assessments/index.ts";
import type { Config } from "../../../platform/server/config.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import type { Log } from "../../../platform/server/log.ts";
import type { Author } from "../../access/rules/index.ts";
import { addAssessment, addBlocks, lockAssessment, setStatus, writeBlock } from "../../assessment/server/index.ts";
import { addSeat } from "../../contributor/server/index.ts";
import { RESULTS_PART } from "../../evidence/rules/results/index.ts";
import { takeOver } from "../../intro/server/index.ts";
import { cellsOfSearch, SELECTION_PART } from "../../literature/rules/index.ts";
import { OUTCOMES_PART } from "../../outcome/rules/index.ts";
import { approveContact, publishSnapshot, writeCardOf } from "../../publication/server/index.ts";
import {
  addRow,
  economyRows,
  evidenceRows,
  literatureRows,
  outcomeRows,
  resultRows,
  selectionRows,
} from "../../row/server/index.ts";
import { findBlock, placedBlocks } from "../../template/rules/index.ts";
import { newestAdoptionTemplate, newestTemplate } from "../../template/server/index.ts";
import { findTerm } from "../../term/server/index.ts";
import { originalOf } from "./original-of.ts";
import { seatAccount } from "./seat-account.ts";
import * as store from "./store.ts";
import { writeComments } from "./write-comments.ts";
import { writeDecisions } from "./write-decisions.ts";
import { writeImages } from "./write-images.ts";
import { writeReviewDay } from "./write-review-day.ts";
import { writeReviews } from "./write-reviews.ts";

const SITE = "minimetode";

/**
 * `files` is absent where only the database is made: the examples then have no images. `developmentUrl` is the portal's address where the
 * development provider runs: its accounts then hold the seats that the examples say.
 */
type Parts = { readonly db: Db; readonly log: Log; readonly files?: FileStore; readonly developmentUrl?: string };

/** The example assessments. */
export const demoFeature = serverFeature({ seeds: seedAssessments });

/** Puts the example assessments of `content/` into a database that has none: `SEED=demo`. All of them, or none. */
async function seedAssessments({ db, ...parts }: Parts, seed: Config["seed"]): Promise<void> {
  if (seed !== "demo") return;
  await db.transaction().execute(async (tx) => {
    if (await store.anyAssessment(tx)) return;
    const { assessments } = await import("../../../content/assessments/index.ts");
    const site = (await store.siteNamed(tx, SITE)).id;
    for (const example of assessments) await addExample(tx, site, example, parts);
  });
}

async function addExample(tx: Tx, site: number, example: SeedAssessment, parts: Omit<Parts, "db">) {
  const { files, log, developmentUrl } = parts;
  const original = await originalOf(tx, example);
  const newest = original ? newestAdoptionTemplate : newestTemplate;
  const { versionId, template } = await newest(tx, example.assessmentType);
  const organization = await findTerm(tx, example.organization.kind, example.organization.key);
  if (!organization) throw new Error(`the example ${example.name} names no organisation that exists`);
  const started = new Date(example.startedAt);
  const { number } = await addAssessment(tx, {
    site_id: site,
    template_version: versionId,
    type: example.assessmentType,
    actor: example.actor,
    name: example.name,
    organization: organization.id,
    ...(original && { adopts: original.number, adopts_publication: original.edition.id }),
    at: started,
  });
  await addBlocks(
    tx,
    number,
    placedBlocks(template).map(({ block }) => block.key),
  );
  const seats: Author[] = [];
  for (const person of example.contributors) {
    const contributorId = await addSeat(tx, { assessment: number, ...person });
    seats.push({ kind: "seat", contributorId, role: person.role, name: person.name });
    await seatAccount(tx, contributorId, example.accounts?.[person.role], developmentUrl);
  }
  await store.redeemAll(tx, number, started);
  await writeValues(tx, number, example, seats[0] ?? { kind: "visitor" }, started);
  await writeSearches(tx, number, example, template, seats[0] ?? { kind: "visitor" }, started);
  await writeStudies(tx, number, example, template, seats[0] ?? { kind: "visitor" }, started);
  await writeOutcomes(tx, number, example, seats[0] ?? { kind: "visitor" }, started);
  await writeComments(tx, number, example, seats);
  const by = seats[0] ?? { kind: "visitor" };
  if (files) await writeImages(tx, { files, log }, example, { assessment: number, by, at: started });
  await writeReviews(tx, number, example, by, developmentUrl);
  if (original) {
    const { view } = original.edition;
    await takeOver({ tx, at: started }, { number, template, view, own: example.numbers ?? {} });
  } else await writeNumbers(tx, number, example, template, by, started);
  await moveOn(tx, number, example, started);
}

async function writeNumbers(
  tx: Tx,
  assessment: number,
  { numbers: cells }: SeedAssessment,
  template: Parameters<typeof placedBlocks>[0],
  by: Author,
  at: Date,
): Promise<void> {
  const key = placedBlocks(template).find(({ block }) => block.kind === "EconomyEvaluation")?.block.key;
  const owner = (await store.itemNumbers(tx, assessment)).find((item) => item.key === key);
  if (owner && cells)
    await addRow(tx, economyRows, { assessment, owner: owner.number, part: "numbers", cells, by, at });
}

async function writeValues(
  tx: Tx,
  assessment: number,
  { values }: SeedAssessment,
  by: Author,
  at: Date,
): Promise<void> {
  for (const item of await store.itemNumbers(tx, assessment)) {
    const value = values[item.key] ?? null;
    if (value !== null) await writeBlock(tx, { assessment, kind: "block", number: item.number, value, by, at });
  }
}

async function writeSearches(
  tx: Tx,
  assessment: number,
  { searches, selection }: SeedAssessment,
  template: Parameters<typeof placedBlocks>[0],
  by: Author,
  at: Date,
): Promise<void> {
  const key = placedBlocks(template).find(({ block }) => block.kind === "LiteratureSearch")?.block.key;
  const owner = (await store.itemNumbers(tx, assessment)).find((item) => item.key === key);
  if (!owner) return;
  for (const { section, ...search } of searches) {
    const cells = cellsOfSearch({ ...search, editableSource: false });
    await addRow(tx, literatureRows, { assessment, owner: owner.number, part: section, cells, by, at });
  }
  if (selection)
    await addRow(tx, selectionRows, {
      assessment,
      owner: owner.number,
      part: SELECTION_PART,
      cells: selection,
      by,
      at,
    });
}

async function writeStudies(
  tx: Tx,
  assessment: number,
  { studies = {}, results = [] }: SeedAssessment,
  template: Parameters<typeof placedBlocks>[0],
  by: Author,
  at: Date,
): Promise<void> {
  const items = await store.itemNumbers(tx, assessment);
  for (const [key, rows] of Object.entries(studies)) {
    const block = findBlock(template, key)?.block;
    const owner = items.find((item) => item.key === key);
    if (block?.kind !== "EvidenceTable" || !owner) continue;
    const place = { assessment, owner: owner.number, by, at };
    for (const cells of rows) {
      const { id } = await addRow(tx, evidenceRows, { ...place, part: block.tableSection, cells });
      const own = results.filter(({ study }) => study === cells.shortId);
      for (const result of own)
        await addRow(tx, resultRows, { ...place, part: RESULTS_PART, cells: { ...result, study: String(id) } });
    }
  }
}

async function writeOutcomes(
  tx: Tx,
  assessment: number,
  { outcomes = [] }: SeedAssessment,
  by: Author,
  at: Date,
): Promise<void> {
  const owner = (await store.itemNumbers(tx, assessment)).find(({ key }) => key === "utfall");
  if (!owner) return;
  for (const cells of outcomes)
    await addRow(tx, outcomeRows, { assessment, owner: owner.number, part: OUTCOMES_PART, cells, by, at });
}

/** Takes an example assessment through its steps, at the dates it gives. */
async function moveOn(tx: Tx, number: number, example: SeedAssessment, started: Date): Promise<void> {
  const sent = example.status === "draft" ? null : new Date(example.sentAt);
  const published = example.status === "published" ? new Date(example.publishedAt) : null;
  const changed = published ?? sent ?? started;
  if (sent) await setStatus(tx, number, { status: published ? 3 : 2, changed_at: changed, sent_at: sent });
  await store.backdate(tx, number, { started_at: started, opened_at: started, changed_at: changed });
  if (example.contactShown) await approveContact(tx, number);
  await writeCardOf({ tx, at: changed }, number);
  const row = published && (await lockAssessment(tx, String(number)));
  if (!row || example.status !== "published") return;
  const { publication } = await publishSnapshot(tx, row, example.changeNote, published);
  // An adoption has no card before it is published.
  if (row.adopts_publication !== null) await writeCardOf({ tx, at: published }, number);
  await writeReviewDay(tx, row, example, published);
  await writeDecisions(tx, number, publication, example);
}
