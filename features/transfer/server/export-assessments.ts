import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import type { AssessmentView } from "../../api/index.ts";
import { blocksAsStored, blockValue } from "../../assessment/server/index.ts";
import { exportedDecisions } from "../../decision/server/index.ts";
import { reviewDayOf } from "../../living/server/index.ts";
import { publishedDocument, termsBeside } from "../../publication/server/index.ts";
import type { Feed, Template, TermKind } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { firstFeeding, inOrderOf, type SaidInView, saidIn, type WrittenAssessment } from "../rules/index.ts";
import { hashOfParts } from "./context.ts";
import * as store from "./export-assessments-store.ts";

type Needs = { readonly db: Db; readonly files: FileStore };
type Options = { readonly siteId: number; readonly folder: string; readonly isPublished: boolean };
type Edition = store.EditionRow & { readonly id: string };

const FILES = "filer";

/**
 * Writes the newest edition of each assessment as readers have it, and its files. Without `isPublished` also what a published assessment's
 * authors wrote for themselves in its blocks. docs/import.md, Export
 */
export async function* assessmentRecords(needs: Needs, options: Options): AsyncGenerator<WrittenAssessment> {
  const { db } = needs;
  const old = await store.oldAddresses(db, options.siteId);
  const editions = (await store.editions(db, options.siteId)).map((row) => ({ ...row, id: row.imported ?? row.guid }));
  const isAdoption = ({ adopts_publication }: Edition) => Number(adopts_publication !== null);
  // An import finds the original among those before it.
  const inOrder = editions.toSorted((a, b) => isAdoption(a) - isAdoption(b) || (a.id < b.id ? -1 : 1));
  for (const edition of inOrder) yield await recordOf(needs, options, edition, old.get(edition.number) ?? []);
}

async function recordOf(
  { db, files }: Needs,
  { folder, isPublished }: Options,
  edition: Edition,
  oldPaths: readonly string[],
): Promise<WrittenAssessment> {
  const found = await publishedDocument(db, edition.publication, "");
  if (!found) throw new Error(`publication ${edition.publication} is not there`);
  const { view } = found;
  const template = await templateOf(db, { id: edition.version, bodyHash: edition.body_hash });
  const blocks = await blocksAsStored(db, edition.number);
  const keys = new Map(blocks.map(({ number, key }) => [number, key]));
  const said = saidIn(view, template, (number) => keys.get(number) ?? null);
  const own = isPublished || edition.status !== 3 ? [] : hiddenValues(view, blocks);
  const values = inOrderOf(template, new Map([...own, ...said.values]));
  const apart = new Set(
    (["summary", ...termFeeds.map(([, feed]) => feed)] as const).map((feed) => firstFeeding(template, feed)?.key),
  );
  const attached = await store.filesOf(db, edition.publication);
  return {
    record: "assessment",
    id: edition.id,
    assessmentType: view.assessmentType,
    heading: view.heading,
    published: view.published ?? view.modified,
    modified: view.modified,
    oldPaths: [...oldPaths],
    ...(await termsOf(db, edition, template, values)),
    summary: said.summary,
    template: edition.template,
    values: Object.fromEntries([...values].filter(([key]) => !apart.has(key))),
    literature: said.literature,
    selection: said.selection ?? null,
    references: said.references,
    evidence: said.evidence,
    results: said.results,
    outcomes: said.outcomes,
    numbers: said.numbers,
    ...(await filesIn(files, attached, said, { folder, id: edition.id })),
    changeLog: changesIn(view),
    ...(isPublished ? {} : await reviewDayIn(db, edition)),
    ...adoptedBy(edition),
    ...chosenLanguage(edition, view),
    ...(isPublished ? {} : await decisionsIn(db, edition)),
  };
}

/** The form of Norwegian that the authors chose for this edition. One that was guessed is left out: an import would take it for a choice. */
const chosenLanguage = (
  { language: chosen }: Edition,
  { language }: AssessmentView,
): Pick<WrittenAssessment, "language"> => (chosen !== null && chosen === language ? { language: chosen } : {});

/** The original of an adoption, by the name of its record. */
const adoptedBy = (edition: Edition): Pick<WrittenAssessment, "adopts"> =>
  edition.adopts_publication === null
    ? {}
    : { adopts: { id: edition.original_stands ? (edition.original_imported ?? edition.original) : null } };

/** The decisions on the edition, with those that may not be shown; readers' data has none. */
async function decisionsIn(db: Db, { number }: Edition): Promise<Pick<WrittenAssessment, "decisions">> {
  const found = await exportedDecisions(db, number);
  const decisions = found.map(({ owner: { kind, key }, decision: { followUps, ...decision } }) => ({
    [kind === "municipality" ? "municipality" : "organization"]: key,
    ...decision,
    followUps: [...followUps],
  }));
  return decisions.length > 0 ? { decisions } : {};
}

/** The day by which it is looked at again; readers' data has none, because a day to come is not public. */
async function reviewDayIn(db: Db, { number }: Edition): Promise<Pick<WrittenAssessment, "reviewOn">> {
  const dueOn = await reviewDayOf(db, number);
  return dueOn === undefined ? {} : { reviewOn: dueOn };
}

/** The values of blocks that readers do not see. */
function hiddenValues(view: AssessmentView, blocks: Awaited<ReturnType<typeof blocksAsStored>>) {
  const shown = new Set(view.sections.flatMap((section) => section.blocks).map(({ contentId }) => contentId));
  return blocks.flatMap(({ number, key, value }) => {
    const held = shown.has(number) ? null : blockValue(value);
    if (held === null || held.length === 0) return [];
    return [[key, typeof held === "string" ? held : [...held]] as const];
  });
}

const termFeeds = [
  ["organizations", "organizations", "organization"],
  ["municipalities", "municipalities", "municipality"],
  ["topics", "topics", "topic"],
  ["methodTypes", "method-types", "method-type"],
  ["subjects", "subjects", "subject"],
  ["publishers", "publishers", "publisher"],
] as const satisfies readonly (readonly [keyof WrittenAssessment, Feed, TermKind])[];

type Terms = Pick<WrittenAssessment, (typeof termFeeds)[number][0] | "startedBy">;

/** The keys of its terms: who made it first, then those that its blocks hold, then those beside them. */
async function termsOf(
  db: Db,
  { number, owner, owner_kind }: Edition,
  template: Template,
  values: ReadonlyMap<string, string | string[]>,
): Promise<Terms> {
  const beside = await termsBeside(db, number);
  const lists = termFeeds.map(([name, feed, kind]) => {
    const block = firstFeeding(template, feed);
    const held = [(block && values.get(block.key)) ?? []].flat();
    const others = beside.filter((term) => term.kind === kind).map(({ key }) => key);
    return [name, [...new Set([...(owner_kind === kind ? [owner] : []), ...held, ...others])]] as const;
  });
  const ofOwner = owner_kind === "municipality" ? "municipality" : "organization";
  return { startedBy: ofOwner, ...Object.fromEntries(lists) };
}

/** Where the files of an edition lie beside the records; they are copied there. */
async function filesIn(
  files: FileStore,
  attached: Awaited<ReturnType<typeof store.filesOf>>,
  { document, images }: Pick<SaidInView, "document" | "images">,
  { folder, id }: { readonly folder: string; readonly id: string },
): Promise<Pick<WrittenAssessment, "images" | "document">> {
  let count = 0;
  const copied = async (url: string): Promise<string | null> => {
    const file = attached.find(({ guid }) => url.includes(guid));
    if (!file) return null;
    count += 1;
    const place = `${FILES}/assessment-${hashOfParts(id).slice(0, 16)}/${count}/${file.name}`;
    await mkdir(path.dirname(path.join(folder, place)), { recursive: true });
    await writeFile(path.join(folder, place), await files.getBytes(file.storage_key));
    return place;
  };
  const documentAt = document === null ? null : await copied(document);
  const written: NonNullable<WrittenAssessment["images"]> = [];
  for (const { url, ...image } of images) {
    const file = await copied(url);
    if (file !== null) written.push({ ...image, file });
  }
  return { images: written, document: documentAt };
}

/** The editions with a note, newest first, each with its day. */
const changesIn = ({ changeLog }: AssessmentView) =>
  changeLog.flatMap(({ at, note }) => (note === "" ? [] : [{ at: norwegianIsoDay(new Date(at)), text: note }]));
