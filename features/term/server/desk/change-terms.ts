import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { invalid, ok, type Refusal, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import { plainLine } from "../../../../platform/pure/text/index.ts";
import type { Db, Read, Tx, Work } from "../../../../platform/server/http/work.ts";
import { announce } from "../../../../platform/server/notifications.ts";
import { accountAuthor, mayUseDesk, refusalOf } from "../../../access/rules/index.ts";
import { appendAudit } from "../../../audit/server/index.ts";
import { definitionOf, isGoodAddress, segmentFrom } from "../../../content/rules/index.ts";
import {
  comparedName,
  type EditedTermKind,
  editedTermKinds,
  kindsWithAddress,
  kindsWithForm,
  kindsWithIcon,
  parentKinds,
  topicIconOf,
} from "../../rules/index.ts";
import { searchAgain } from "./search-terms.ts";
import * as store from "./store.ts";

const isEdited = (kind: string): kind is EditedTermKind => editedTermKinds.some((each) => each === kind);

/** Every term with how often it is used, for the desk. */
export async function listAllTerms({ actor, db }: Read): Promise<Result<CallAnswer<"deskAllTerms">>> {
  const refusal = refusalOf(mayUseDesk(actor, "any"));
  if (refusal) return refuse(refusal);
  const rows = await store.everyTerm(db);
  const usesOf = await countUses(db, rows);
  return ok(
    rows.flatMap((row) =>
      isEdited(row.kind)
        ? {
            ...{ id: row.id, rev: row.rev, kind: row.kind, name: row.name, parent: row.parent_id, url: row.url ?? "" },
            ...{ icon: topicIconOf(row.icon), form: row.form },
            ...{ uses: usesOf(row.id), retired: row.retired, mergedInto: row.merged_into },
          }
        : [],
    ),
  );
}

/** The kind of term that a property of a notification names. */
const kindIn: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(definitionOf("MethodNotificationPage")?.props ?? {}).flatMap(([name, property]) =>
      property.kind === "term" ? [[name, property.of]] : [],
    ),
  ),
  livingStatus: "notification-status",
};

/** How often each term is used, by its number; with what is one with it. */
async function countUses(db: Db | Tx, rows: readonly store.EveryTermRow[]): Promise<(id: number) => number> {
  const [pages, documents, senders] = [
    await store.usesOnPages(db),
    await store.usesInAssessments(db),
    await store.usesAsSender(db),
  ];
  const onPages = new Map(pages.map(({ property, target, uses }) => [`${kindIn[property]} ${target}`, uses]));
  const inDocuments = new Map(documents.map(({ id, uses }) => [id, uses]));
  const asSender = new Map(senders.map(({ id, uses }) => [id, uses]));
  const merged = Map.groupBy(rows, ({ id, merged_into }) => merged_into ?? id);
  return (id) =>
    (merged.get(id) ?? [])
      .map((row) => {
        const ofAssessments = Math.max(inDocuments.get(row.id) ?? 0, asSender.get(row.id) ?? 0);
        return (onPages.get(`${row.kind} ${row.key}`) ?? 0) + ofAssessments;
      })
      .reduce((sum, uses) => sum + uses, 0);
}

type Written = Pick<CallInput<"deskAddTerm">["body"], "name" | "parent" | "url" | "icon" | "form">;

/** The error in a term that an editor wrote; null when it is valid. */
function faultIn(
  rows: readonly store.EveryTermRow[],
  kind: string,
  id: number | null,
  written: Written,
): Refusal | null {
  const wanted = comparedName(written.name);
  const above = isEdited(kind) ? parentKinds[kind] : undefined;
  const isFree = (row: store.EveryTermRow) =>
    row.id === id || row.kind !== kind || row.merged_into !== null || comparedName(row.name) !== wanted;
  const isAbove = ({ id: number, kind: of, merged_into, retired }: store.EveryTermRow) =>
    number === written.parent && of === above && merged_into === null && !retired;
  const hasPlace = above === undefined ? written.parent === null : rows.some(isAbove);
  const fields = [
    ...(wanted === "" ? [{ path: "name", kind: "TermNameRequired" }] : []),
    ...(rows.every(isFree) ? [] : [{ path: "name", kind: "TermNameTaken" }]),
    ...(hasPlace ? [] : [{ path: "parent", kind: "TermParentUnknown" }]),
    ...(isGoodAddress(written.url) ? [] : [{ path: "url", kind: "TermAddressBad" }]),
    ...(written.icon == null || topicIconOf(written.icon) ? [] : [{ path: "icon", kind: "TermIconUnknown" }]),
  ];
  return fields.length === 0 ? null : { kind: "Invalid", fields };
}

/** @param before the term as it is: its icon and form stay when the caller leaves them out */
const stored = (
  kind: string,
  { name, parent, url, icon, form }: Written,
  before: Pick<store.EveryTermRow, "icon" | "form"> | null,
) => ({
  name: plainLine(name),
  parent_id: parent,
  url: url === "" || !kindsWithAddress.some((each) => each === kind) ? null : url,
  icon: kindsWithIcon.some((each) => each === kind) ? (icon === undefined ? (before?.icon ?? null) : icon) : null,
  form: kindsWithForm.some((each) => each === kind) ? (form === undefined ? (before?.form ?? null) : form) : null,
});

/** All terms, in the order of changes; for the desk alone. */
async function termsToChange(work: Work): Promise<Result<readonly store.EveryTermRow[]>> {
  const refusal = refusalOf(mayUseDesk(work.actor, "any"));
  if (refusal) return refuse(refusal);
  await store.lockTerms(work.tx);
  return ok(await store.everyTerm(work.tx));
}

type Opened = { readonly rows: readonly store.EveryTermRow[]; readonly term: store.EveryTermRow };

/** One of them, as the editor saw it. `NotFound` also when it is one with another. */
async function openTerm(work: Work, id: number, rev: number): Promise<Result<Opened>> {
  const rows = await termsToChange(work);
  if (!rows.ok) return rows;
  const term = rows.value.find((row) => row.id === id && row.merged_into === null && isEdited(row.kind));
  if (!term) return refuse({ kind: "NotFound" });
  if (term.rev !== rev) return refuse({ kind: "Stale", current: { rev: term.rev, value: term.name } });
  return ok({ rows: rows.value, term });
}

/** A new term, which can be chosen at once on both sites. */
export async function addTerm(
  work: Work,
  { kind, ...written }: CallInput<"deskAddTerm">["body"],
): Promise<Result<CallAnswer<"deskAddTerm">>> {
  const rows = await termsToChange(work);
  if (!rows.ok) return rows;
  const fault = faultIn(rows.value, kind, null, written);
  if (fault) return refuse(fault);
  const term = stored(kind, written, null);
  const taken = new Set(rows.value.filter((row) => row.kind === kind).map(({ key }) => key));
  const wished = segmentFrom(term.name);
  let key = wished;
  for (let no = 2; taken.has(key); no++) key = `${wished}-${no}`;
  const { id } = await store.insertTerm(work.tx, { kind, key, ...term });
  await audit(work, "term added", { kind, name: term.name, ...(term.icon === null ? {} : { icon: term.icon }) });
  await announce(work.tx, ["terms"]);
  return ok({ ok: true, id });
}

/**
 * Changes a term's name, place, address, icon or written form. Every place that shows
 * the term changes at once, but published editions of assessments do not.
 */
export async function saveTerm(
  work: Work,
  id: number,
  { rev, ...written }: CallInput<"deskSaveTerm">["body"],
): Promise<Result<CallAnswer<"deskSaveTerm">>> {
  const opened = await openTerm(work, id, rev);
  if (!opened.ok) return opened;
  const { rows, term } = opened.value;
  const fault = faultIn(rows, term.kind, id, written);
  if (fault) return refuse(fault);
  const next = stored(term.kind, written, term);
  await store.changeTerm(work.tx, id, next);
  await searchAgain(work.tx, { kind: term.kind, before: [term.name], name: next.name, ids: [id] });
  await audit(work, "term changed", {
    ...{ kind: term.kind, name: next.name, before: term.name },
    ...(next.icon === term.icon ? {} : { icon: next.icon, iconBefore: term.icon }),
    ...(next.form === term.form ? {} : { form: next.form, formBefore: term.form }),
  });
  return ok({ ok: true });
}

/** Makes a term one with another: whatever names it, also an old address of a search, means the other from now on. */
export async function mergeTerm(
  work: Work,
  id: number,
  { rev, into }: CallInput<"deskMergeTerm">["body"],
): Promise<Result<CallAnswer<"deskMergeTerm">>> {
  const opened = await openTerm(work, id, rev);
  if (!opened.ok) return opened;
  const { rows, term } = opened.value;
  const isTarget = (row: store.EveryTermRow) =>
    row.id === into && row.id !== id && row.kind === term.kind && row.merged_into === null && !row.retired;
  const other = rows.find(isTarget);
  if (!other) return invalid({ path: "into", kind: "TermMergeUnknown" });
  const under = rows.filter(({ parent_id }) => parent_id === id);
  await store.moveChildren(work.tx, id, into);
  for (const alias of rows.filter(({ merged_into }) => merged_into === id))
    await store.changeTerm(work.tx, alias.id, { merged_into: into });
  await store.changeTerm(work.tx, id, { merged_into: into });
  const ids = [id, ...under.map((each) => each.id)];
  await searchAgain(work.tx, { kind: term.kind, before: [term.name], name: other.name, ids });
  await audit(work, "term merged", { kind: term.kind, name: term.name, into: other.name });
  return ok({ ok: true });
}

/** Takes a term out of use, so that nobody can choose it, or into use again. One that something uses is refused. */
export async function retireTerm(
  work: Work,
  id: number,
  { rev, retired }: CallInput<"deskRetireTerm">["body"],
): Promise<Result<CallAnswer<"deskRetireTerm">>> {
  const opened = await openTerm(work, id, rev);
  if (!opened.ok) return opened;
  const { rows, term } = opened.value;
  const hasUnder = rows.some((row) => row.parent_id === id && !row.retired && row.merged_into === null);
  if (retired && (hasUnder || (await countUses(work.tx, rows))(id) > 0))
    return invalid({ path: "retired", kind: "TermInUse" });
  await store.changeTerm(work.tx, id, { retired });
  await audit(work, retired ? "term retired" : "term restored", { kind: term.kind, name: term.name });
  await announce(work.tx, ["terms"]);
  return ok({ ok: true });
}

const audit = (
  { tx, at, actor }: Work,
  action: "term added" | "term changed" | "term merged" | "term retired" | "term restored",
  detail: Readonly<Record<string, string | null>>,
) => appendAudit(tx, { action, by: accountAuthor(actor), at, detail });
