import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { withoutLineBreaks } from "../../../platform/pure/text/index.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { mayAdopt } from "../../adoption/server/index.ts";
import type { SchemaItemValue } from "../../api/index.ts";
import { type AssessmentType, assessmentTypes } from "../../assessment/rules/index.ts";
import { addAssessment, addBlocks, writeImportedBlocks } from "../../assessment/server/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { pageMeant } from "../../content/rules/index.ts";
import type { Trees } from "../../content/server/index.ts";
import { addSeat, issueLink, languageBeforehand } from "../../contributor/server/index.ts";
import { appendHistory } from "../../history/server/index.ts";
import { newestEdition } from "../../publication/server/index.ts";
import { addRow, rowKindOf } from "../../row/server/index.ts";
import { findBlock, placedBlocks, type Template, type TermKind } from "../../template/rules/index.ts";
import { newestAdoptionTemplate, newestTemplate } from "../../template/server/index.ts";
import { loadTerms, type Terms } from "../../term/server/index.ts";
import { actorOf, answeredByActor, checkIntro, copiedFrom, type IntroInput } from "../rules/index.ts";
import { startForm } from "./store.ts";
import { takeOver } from "./take-over.ts";

type Input = CallInput<"createMethodAssessment">["body"];

const typeOf = (text: string | null): AssessmentType | undefined => assessmentTypes.find((type) => type === text);

/** The list that the organisation is chosen from. */
const kindOf = (type: AssessmentType, actor: IntroInput["actor"]): TermKind =>
  type === "1" || (type === "3" && actor === "organization") ? "organization" : "municipality";

/**
 * Starts an assessment from the start form. The link goes by mail only, and nothing is public before the initiator has opened
 * it.
 */
export async function createAssessment(
  work: Work,
  trees: Pick<Trees, "of">,
  input: Input,
): Promise<Result<CallAnswer<"createMethodAssessment">>> {
  const { tx, at, siteId } = work;
  const form = await startForm(tx, input.id);
  const type = typeOf(form?.assessment_type ?? null);
  if (!type) return refuse({ kind: "NotFound" });
  if (type !== input.assessmentType) return invalid({ path: "assessmentType", kind: "NotAnOption" });

  const terms = await loadTerms(tx);
  const intro: IntroInput = {
    ...input,
    title: withoutLineBreaks(input.title),
    name: withoutLineBreaks(input.name),
    assessmentType: type,
  };
  const fields = checkIntro(intro, terms);
  if (fields.length > 0) return refuse({ kind: "Invalid", fields });
  const actor = type === "3" ? actorOf(intro) : null;
  const organization = terms.find(kindOf(type, actor), input.organizationId ?? "");
  if (!organization) return refuse({ kind: "NotFound" });

  const { startFrom, adopts } = input;
  if (adopts != null) {
    if (startFrom != null) return invalid({ path: "startFrom", kind: "NotAnOption" });
    const wish = { original: adopts, organization: organization.id, email: mailAddressIn(intro.email) };
    const allowed = await mayAdopt(tx, wish);
    if (!allowed.ok) return allowed;
  }
  const { versionId, template } =
    adopts == null ? await newestTemplate(tx, type, form?.template ?? "") : await newestAdoptionTemplate(tx, type);
  const from = adopts ?? startFrom ?? null;
  const source = from === null ? null : await newestEdition(tx, from);
  if (source === undefined) return invalid({ path: adopts == null ? "startFrom" : "adopts", kind: "StartFromGone" });
  const under = pageMeant(await trees.of(siteId), form?.destination ?? "");
  const row = { site_id: siteId, template_version: versionId, type, actor, name: intro.title };
  const { number, guid } = await addAssessment(tx, {
    ...row,
    organization: organization.id,
    destination: under?.number ?? null,
    ...(source && adopts == null && { started_from: from, started_from_version: source.version }),
    ...(source && adopts != null && { adopts, adopts_publication: source.id }),
    at,
  });
  const answered = answeredByActor(template, actor);
  await addBlocks(
    tx,
    number,
    placedBlocks(template).map(({ block }) => block.key),
    answered,
  );
  const by = { kind: "visitor" } as const;
  if (source && adopts == null) await copyFrom(work, { number, template, source, terms, answered });
  if (source && adopts != null) await takeOver(work, { number, template, view: source.view });
  const heading = { kind: "heading", ref: number, rev: 1, action: "saved", value: intro.title } as const;
  await appendHistory(tx, { assessment: number, ...heading, by, at });
  await appendAudit(tx, { action: "assessment started", by, at, assessment: number, detail: { type } });
  const person = { name: intro.name, email: mailAddressIn(intro.email), organization: organization.name };
  // The form that a person asked for goes before the one that their body has decided (språklova, section 15).
  const language = work.ownLanguage ?? (await languageBeforehand(tx, { email: person.email, organization }));
  const seat = await addSeat(tx, { assessment: number, role: "initiator", ...person, language });
  await issueLink(work, seat, "start");
  return ok({ ok: true, id: number, guid });
}

type Start = {
  readonly number: number;
  readonly template: Template;
  readonly source: NonNullable<Awaited<ReturnType<typeof newestEdition>>>;
  readonly terms: Terms;
  /** Answers that the start form already has. They replace copied values. */
  readonly answered: ReadonlyMap<string, readonly string[]>;
};

/** Writes the other's method and searches in the new assessment, as the first entries of its history. */
async function copyFrom({ tx, at }: Work, { number, template, source, terms, answered }: Start): Promise<void> {
  const termExists = (kind: TermKind, key: string) => {
    const term = terms.find(kind, key);
    return term !== undefined && !term.retired;
  };
  const { values, rows } = copiedFrom(template, source.view, (id) => source.keys.get(id), termExists);
  const by = { kind: "visitor" } as const;
  const given = [...values, ...answered].map(([key, value]): [string, SchemaItemValue] => [
    key,
    typeof value === "string" ? value : [...value],
  ]);
  const numbers = await writeImportedBlocks(tx, { assessment: number, by, at }, new Map(given));
  for (const { key, part, cells } of rows) {
    const owner = numbers.get(key);
    const block = findBlock(template, key)?.block;
    const kind = block && rowKindOf(block, part);
    if (owner !== undefined && kind) await addRow(tx, kind, { assessment: number, owner, part, cells, by, at });
  }
}
