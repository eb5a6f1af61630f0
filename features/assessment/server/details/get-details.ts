import { norwegianDay } from "../../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result } from "../../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../../platform/server/http/work.ts";
import { abilitiesOf, invitableRoles, may, seatsIn } from "../../../access/rules/index.ts";
import { roleLabelsIn } from "../../../access/texts.ts";
import { addresses } from "../../../address/rules/index.ts";
import { withSearchDay } from "../../../adoption/rules/index.ts";
import { adoptionTextsIn } from "../../../adoption/texts.ts";
import type { AssessmentDetails, CommentCount, WorkingCopyView } from "../../../api/index.ts";
import { hasPeerReviewsV2 } from "../../../publication/rules/index.ts";
import { adoptedEdition, startedFrom } from "../../../publication/server/index.ts";
import { isPeerReviewed, reviewViews, writableReviewBlocks } from "../../../review/rules/sections/index.ts";
import { fieldsChangedSince, loadReviews, reviewReader } from "../../../review/server/index.ts";
import { reviewTextsIn } from "../../../review/texts.ts";
import { templateNewsOf } from "../../../takeover/server/index.ts";
import { isAside } from "../../../template/rules/index.ts";
import { findDefinition } from "../../../template/server/index.ts";
import { loadTerms, type Terms } from "../../../term/server/index.ts";
import { statusFlags } from "../../rules/index.ts";
import { assessmentDetailsOf } from "../../rules/wire/index.ts";
import { authorSections, definitionView, guessedLanguage, missingBlocks } from "../../rules/working-copy/index.ts";
import {
  commentsByBlock,
  countsByBlock,
  findEachWithCounts,
  findWithComments,
  findWithCounts,
  openWithContent,
  readerOf,
  versionOfCopy,
  workingCopyOf,
} from "../index.ts";

/**
 * The version of the answer of `getDetails`. It changes only with data that the caller may read. One statement while the terms are in
 * memory.
 */
export async function versionOfDetails({ db, actor }: Pick<Read, "db" | "actor">, id: string): Promise<string | null> {
  const copy = await versionOfCopy(db, id, readerOf(actor));
  return copy ? versionWith(await loadTerms(db), copy) : null;
}

const versionWith = (terms: Pick<Terms, "version">, copy: { readonly version: string }) =>
  `${terms.version} ${copy.version}`;

/**
 * The working copy for those with a seat in it and for editors. One statement while its
 * template and the terms are in memory. The id of a template answers a definition, to anybody.
 * @param id the assessment's number or guid
 */
export async function getWorkingCopy(read: Read, id: string): Promise<Result<WorkingCopyView>> {
  const found = await openWithContent(read, "read-working-copy", id, findWithCounts);
  if (!found.ok) return definitionOr(found, read, id);
  await noted(read, found.value);
  return ok(await viewOf(read, found.value, countsByBlock(read.actor, found.value, found.value.counts)));
}

/** Working copies of one statement: what the caller may have at once in memory. */
const MOST_AT_ONCE = 20;

/**
 * The working copies of several assessments by their numbers, as far as the caller may read them, for an answer that is made of them: nothing
 * is noted of what it is made from.
 */
export async function readWorkingCopies(
  read: Pick<Read, "db" | "actor" | "language">,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, WorkingCopyView>> {
  const { db, actor } = read;
  const parts = Array.from({ length: Math.ceil(numbers.length / MOST_AT_ONCE) }, (_, at) =>
    numbers.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE),
  );
  const rows = (await Promise.all(parts.map((part) => findEachWithCounts(db, part, readerOf(actor))))).flat();
  const readable = rows.filter((row) => may(actor, "read-working-copy", row).allowed);
  const views = readable.map(async (row) => {
    const view = await viewOf(read, row, countsByBlock(actor, row, row.counts));
    return [row.number, view] as const;
  });
  return new Map(await Promise.all(views));
}

/** Reports the answer's version, and that this assessment was opened. */
async function noted(read: Read, row: ContentRow & { readonly version: string }): Promise<void> {
  read.madeFrom(versionWith(await loadTerms(read.db), row));
  await read.opens(row.number);
}

async function definitionOr(refused: Result<never>, { db }: Read, id: string): Promise<Result<WorkingCopyView>> {
  const definition = await findDefinition(db, id);
  if (!definition) return refused;
  const { assessment_type: assessmentType, published_at, ...named } = definition;
  return ok(definitionView({ ...named, assessmentType, changed: published_at.toISOString() }));
}

type ContentRow = Omit<Awaited<ReturnType<typeof findEachWithCounts>>[number], "counts">;

async function viewOf(
  read: Pick<Read, "db" | "actor" | "language">,
  row: ContentRow,
  counts: ReadonlyMap<number, Omit<CommentCount, "contentGuid">>,
): Promise<WorkingCopyView> {
  const { db, actor, language } = read;
  const loaded = await workingCopyOf(db, row, row, language);
  const { copy, terms, people, savedAt, publications } = loaded;
  const seats = seatsIn(actor, row.number);
  const abilities = abilitiesOf(actor, row);
  const seesEmails = abilities.includes("see-emails");
  const own = new Set(seats.map(({ contributorId }) => contributorId));
  const reviews = row.has_reviews ? await loadReviews(db, row, actor) : [];
  const reader = reviewReader(actor, row, abilities);
  const adopts =
    row.adopts_publication === null
      ? null
      : await adoptedEdition(read, { ...row, adopts_publication: row.adopts_publication });
  const plain = authorSections(copy, writableReviewBlocks(copy, reviews, reader, reviewTextsIn(language)));
  const searched = adopts?.searchedOn ? adoptionTextsIn(language).searchedOn(norwegianDay(adopts.searchedOn)) : null;
  const sections = searched === null ? plain : withSearchDay(plain, searched);
  const changed = reviews.length > 0 ? await fieldsChangedSince(read, row, sections, reviews) : () => [];

  return {
    name: row.name,
    contentLink: { id: row.number, guidValue: row.guid },
    changed: savedAt.toISOString(),
    assessmentStatus: row.status,
    ...statusFlags(row.status),
    hasPeerReviewsV2: hasPeerReviewsV2(copy),
    previewUrl: addresses.preview(row.number),
    isDefinition: false,
    organizationOptions: terms.organizationOptions,
    municipalityOptions: terms.municipalityOptions,
    rev: row.rev,
    abilities: [...abilities],
    seats: seats.map(({ contributorId, role, name: seatName }) => ({ contributorId, role, name: seatName })),
    sentAt: row.status === 2 ? (row.sent_at?.toISOString() ?? null) : null,
    returnMessage: row.status === 1 ? row.return_message : null,
    missing: [...missingBlocks(copy)],
    approvedDisplayContact: row.approved_display_contact,
    hideContact: row.hide_contact || row.desk_hides_contact,
    deskHides: row.desk_hides_contact ? "contact" : row.card_hidden ? "card" : null,
    publicUrl: publications > 0 ? addresses.assessment(row.number) : null,
    adopts,
    startedFrom: row.started_from === null ? null : await startedFrom(read, row.started_from),
    assessmentType: row.type,
    actor: row.actor,
    organization: row.organization_name,
    initiator: people.find(({ role }) => role === "initiator")?.name ?? "",
    contributors: people.map((person) => ({
      contributorId: person.id,
      name: person.name,
      email: seesEmails || own.has(person.id) ? person.email : "",
      organization: person.organization,
      role: person.role,
      isDeletable: person.role !== "initiator" && abilities.includes("delete-contributor"),
      redeemed: person.redeemed,
    })),
    contributorRoles: rolesToInvite(row).map((role) => ({
      roleValue: role,
      roleDisplay: roleLabelsIn(language)[role],
    })),
    fieldGroups: copy.template.fieldGroups.map(({ text, value }) => ({ text, value })),
    isPeerReviewed: isPeerReviewed(row, reviews, publications),
    sections,
    warningRules: copy.template.warnings ?? [],
    comments: [...copy.items].flatMap(([key, { number, guid }]) => {
      const here = counts.get(number);
      return here && !isAside(key) ? [{ contentGuid: guid, ...here }] : [];
    }),
    reviews: reviewViews(copy, reviews, reader, reviewTextsIn(language), changed),
    template: await templateNewsOf(read, row, loaded, abilities),
    language: { chosen: row.language, guessed: guessedLanguage(copy) },
  };
}

/** Nobody reviews an adoption: its original was reviewed. */
const rolesToInvite = ({ adopts_publication }: Pick<ContentRow, "adopts_publication">) =>
  invitableRoles.filter((role) => role !== "peer" || adopts_publication === null);

/** The same in the specification's shape. */
export async function getDetails(read: Read, id: string): Promise<Result<AssessmentDetails>> {
  const found = await openWithContent(read, "read-working-copy", id, findWithComments);
  if (!found.ok) {
    const definition = await definitionOr(found, read, id);
    return definition.ok ? ok(assessmentDetailsOf(definition.value, new Map())) : definition;
  }
  await noted(read, found.value);
  const comments = commentsByBlock(read.actor, found.value, found.value.comments);
  return ok(assessmentDetailsOf(await viewOf(read, found.value, new Map()), comments));
}
