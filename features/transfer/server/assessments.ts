import { norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import type { AssessmentView } from "../../api/index.ts";
import {
  type AssessmentRow,
  addImported,
  changeImported,
  lockAssessment,
  writeImportedBlocks,
} from "../../assessment/server/index.ts";
import { treePath } from "../../content/rules/index.ts";
import { addImportedDecision } from "../../decision/server/index.ts";
import { askForDocuments } from "../../document/server/index.ts";
import { setImportedReviewDay } from "../../living/server/index.ts";
import { editionNotes, publishEdition, setTermsBeside, writeCard } from "../../publication/server/index.ts";
import type { Template } from "../../template/rules/index.ts";
import { newestAdoptionTemplate, newestTemplate, templateOf, templatesWith } from "../../template/server/index.ts";
import { findTerm } from "../../term/server/index.ts";
import type { AssessmentRecord } from "../rules/index.ts";
import { type TakenAdoption, takenAdoption } from "./assessment-adoption.ts";
import { type TakenDecision, takenDecisions } from "./assessment-decisions.ts";
import { type KeptFiles, keptFiles, putFiles, readFiles } from "./assessment-files.ts";
import { type TakenRow, takenRows } from "./assessment-rows.ts";
import * as assessmentStore from "./assessment-store.ts";
import { openRemoved, type RecordProblem, type TermNamed, takenBlocks } from "./assessment-values.ts";
import { type Context, hashOfParts, type ImportLine, importer } from "./context.ts";
import * as store from "./store.ts";

const SITE = "minimetode";

type Prepared = {
  readonly record: AssessmentRecord;
  readonly template: { readonly versionId: number; readonly template: Template };
  readonly owner: { readonly id: number; readonly kind: "organization" | "municipality" };
  readonly blocks: Exclude<Awaited<ReturnType<typeof takenBlocks>>, RecordProblem>;
  readonly rows: readonly TakenRow[];
  readonly files: KeptFiles;
  readonly decisions: readonly TakenDecision[];
  readonly adoption: TakenAdoption | null;
};

/** Takes one published assessment: as an edition that readers have, without seats and without mail. docs/import.md, Assessments */
export async function importAssessment(
  context: Context,
  { line, record }: ImportLine<AssessmentRecord>,
): Promise<void> {
  const { tx, teller, library, at } = context;
  const refuse = ({ key, reason }: RecordProblem) => teller.refuse(line, key, reason);
  if (new Date(record.published) > at) return refuse({ key: "published", reason: "is to come" });
  const given = await readFiles(library, record);
  if ("reason" in given) return refuse(given);
  const hash = hashOfParts(JSON.stringify(record), ...given.map(({ file }) => file.hash));
  const known = (await store.importedOf(tx, "assessment", [record.id])).get(record.id);
  if (known?.hash === hash) return teller.count("assessment", "unchanged");
  const before = known ? await lockAssessment(tx, String(known.target)) : undefined;
  if (before && before.status !== 3)
    return refuse({ key: "id", reason: "is worked on here, or was withdrawn: it is not published" });

  const mark = library.mark();
  const removed = openRemoved();
  const prepared = await prepare(context, record, before, given, removed);
  if ("reason" in prepared) {
    await library.takeBack(mark);
    return refuse(prepared);
  }
  const target = await written(context, prepared, before);
  await store.keepImported(tx, [{ record: "assessment", id: record.id, target, hash }]);
  for (const told of [...prepared.blocks.notices, ...removed.told(), ...toldOf(record)]) teller.notice(line, told);
  teller.count("assessment", before ? "changed" : "made");
}

const toldOf = ({ name, heading, oldPaths }: AssessmentRecord): readonly string[] => [
  ...(name && name !== heading ? ["an assessment is called what its heading says: its name is left out"] : []),
  ...oldPaths
    .filter((old) => old.includes("?"))
    .map((old) => `the old address ${old} leads here whatever stands behind its «?»`),
];

/** Everything that can be refused is found out before anything is written of the assessment. */
async function prepare(
  context: Context,
  record: AssessmentRecord,
  before: AssessmentRow | undefined,
  given: Exclude<Awaited<ReturnType<typeof readFiles>>, RecordProblem>,
  removed: ReturnType<typeof openRemoved>,
): Promise<Prepared | RecordProblem> {
  const adoption = await takenAdoption(context.tx, record, before);
  if (adoption && "reason" in adoption) return adoption;
  const template = await templateFor(context, record, before);
  if ("reason" in template) return template;
  const named = await ownerOf(context, record);
  if ("reason" in named) return named;
  const { kind, key } = named;
  const owner = await findTerm(context.tx, kind, key);
  if (!owner) throw new Error(`the term ${kind} ${key} is not there`);
  const blocks = await takenBlocks(context, record, template.template, named, removed);
  if ("reason" in blocks) return blocks;
  const rows = takenRows(record, template.template, removed);
  if ("reason" in rows) return rows;
  const decisions = await takenDecisions(context, record, owner.id);
  if ("reason" in decisions) return decisions;
  const files = await keptFiles(context, template.template, given, before);
  if ("reason" in files) return files;
  return { record, template, owner: { id: owner.id, kind }, blocks, rows, files, decisions, adoption };
}

async function templateFor({ tx }: Context, record: AssessmentRecord, before: AssessmentRow | undefined) {
  const { assessmentType: type, template: asked } = record;
  if (before) {
    if (before.type !== type) return { key: "assessmentType", reason: "is another than it was" };
    const ref = { id: before.template_version, bodyHash: before.body_hash };
    return { versionId: ref.id, template: await templateOf(tx, ref) };
  }
  // There is one for each type.
  if (record.adopts) return newestAdoptionTemplate(tx, type);
  if (!asked) return newestTemplate(tx, type);
  const found = (await templatesWith(tx, type)).find(
    ({ number, name }) => String(number) === asked || name.toLowerCase() === asked.toLowerCase(),
  );
  if (!found) return { key: "template", reason: `there is no template ${asked} of type ${type}` };
  return newestTemplate(tx, type, String(found.number));
}

type Owner = { readonly kind: "organization" | "municipality"; readonly key: string };

/** The body that made it: the first of its organisations or municipalities. Creates the term when there is none of that name. */
async function ownerOf({ terms }: Context, record: AssessmentRecord): Promise<Owner | RecordProblem> {
  const { assessmentType, organizations, municipalities, startedBy } = record;
  const kinds =
    assessmentType === "2" ? (["municipality", "organization"] as const) : (["organization", "municipality"] as const);
  const lists = { organization: organizations, municipality: municipalities };
  const kind = startedBy ?? kinds.find((each) => lists[each].length > 0);
  const [name] = kind ? lists[kind] : [];
  if (!kind || name === undefined) return { key: "organizations", reason: "names nobody who made it" };
  const [key = ""] = await terms.keysOf(kind, [name]);
  return { kind, key };
}

async function written(context: Context, prepared: Prepared, before: AssessmentRow | undefined): Promise<number> {
  const { tx, sites, at, isDry } = context;
  const { record, owner, template, blocks, rows, files, decisions, adoption } = prepared;
  const published = new Date(record.published);
  const changed = new Date(record.modified ?? record.published);
  const actor = record.assessmentType === "3" ? (owner.kind === "organization" ? "organization" : "county") : null;
  const siteId = sites.get(SITE) ?? 0;
  const facts = { name: withoutControls(record.heading), organization: owner.id, actor, changed } as const;
  const language = record.language ?? before?.language ?? null;
  const row = before
    ? await changeImported(tx, before, { ...facts, language }, { by: importer, at })
    : await addImported(
        tx,
        {
          ...facts,
          language,
          type: record.assessmentType,
          siteId,
          templateVersion: template.versionId,
          started: published,
          adoption,
        },
        template.template,
      );
  const place = { assessment: row.number, by: importer, at: before ? at : changed };
  const numbers = await writeImportedBlocks(tx, place, blocks.values);
  await putFiles(tx, place, { template: template.template, numbers, rows, files });
  await setTermsBeside(tx, row.number, await idsOf(context, blocks.beside));
  await assessmentStore.addRedirects(
    tx,
    record.oldPaths
      .map((old) => ({ site_id: siteId, path: treePath(old), assessment: row.number }))
      .filter(({ path }) => path !== "/"),
  );
  const log = await logOf(context, record, before);
  const edition = { ...log, at: changed, published, isUnfindable: isDry };
  const { publication } = await publishEdition(tx, row, edition);
  for (const { organization, decision } of decisions)
    await addImportedDecision(tx, { assessment: row.number, publication, organization }, decision, importer, at);
  await setImportedReviewDay(tx, row, record.reviewOn, { by: importer, at });
  await writeCard({ tx, at: changed }, row);
  if (!isDry) await askForDocuments(tx, { of: "publication", id: publication }, at, { isLast: true });
  return row.number;
}

async function idsOf({ tx }: Context, named: readonly TermNamed[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const { kind, key } of named) {
    const term = await findTerm(tx, kind, key);
    if (term) ids.push(term.id);
  }
  return [...new Set(ids)];
}

type Entry = AssessmentView["changeLog"][number];

/**
 * The note of the edition, which is the entry of the edition's own day, and the earlier entries that are not editions here. The
 * publication day gets an entry too, because readers see that day.
 */
async function logOf({ tx }: Context, { changeLog, published, modified }: AssessmentRecord, before?: AssessmentRow) {
  const editions = before ? await editionNotes(tx, before.number) : [];
  const day = norwegianIsoDay(new Date(modified ?? published));
  const days = [day, ...editions.map(({ published_at }) => norwegianIsoDay(published_at))];
  const listed = new Set(editions.map(({ change_note }, index) => `${days[index + 1]} ${change_note}`));
  const rest = changeLog
    .map(({ at, text }) => ({ at, text: withoutControls(text).trim() }))
    .filter(({ at, text }) => !listed.has(`${at} ${text}`));
  const own = rest.find(({ at }) => at === day);
  const others = rest.filter((each) => each !== own);
  const first = norwegianIsoDay(new Date(published));
  const isListed = [...days, ...others.map(({ at }) => at)].some((each) => each <= first);
  const former: Entry[] = others.map(({ at, text }) => ({ at: `${at}T12:00:00.000Z`, note: text }));
  return { note: own?.text ?? "", former: isListed ? former : [...former, { at: published, note: "" }] };
}
