import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { norwegianDay, norwegianIsoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { abilitiesOf, assessmentSite, mayUseDesk, refusalOf } from "../../access/rules/index.ts";
import { actingRoleLabelsIn } from "../../access/texts.ts";
import { findAssessment, peopleOf } from "../../assessment/server/index.ts";
import { copiesOf, erasableFiles } from "../../redaction/server/index.ts";
import { findBlock, inLanguage } from "../../template/rules/index.ts";
import { templateOf } from "../../template/server/index.ts";
import { deskTextsIn } from "../texts.ts";
import { deskRow } from "./list-assessments.ts";
import * as store from "./store.ts";

type Person = {
  readonly name?: string;
  readonly role?: keyof ReturnType<typeof actingRoleLabelsIn>;
  readonly kind?: string;
};
const personOf = (by: unknown): Person => (typeof by === "object" && by !== null ? by : {});

/** One assessment for the desk. */
export async function getDeskAssessment(
  { db, actor, at, language }: Read,
  id: string,
): Promise<Result<CallAnswer<"deskAssessment">>> {
  const refusal = refusalOf(mayUseDesk(actor, assessmentSite));
  if (refusal) return refuse(refusal);
  const found = await findAssessment(db, id);
  const row = found && (await store.oneAssessment(db, found.number));
  if (!row) return refuse({ kind: "NotFound" });
  const stored = await templateOf(db, { id: found.template_version, bodyHash: found.body_hash });
  const template = inLanguage(stored, language);
  const people = await peopleOf(db, row.number);
  const publications = await store.publications(db, row.number);
  const log = await store.assessmentLog(db, row.number);
  const abilities = [...abilitiesOf(actor, row)];
  return ok({
    ...deskRow(row, norwegianIsoDay(at)),
    contactHidden: found.desk_hides_contact,
    rev: found.rev,
    started: row.started_at.toISOString(),
    opened: row.opened_at?.toISOString() ?? null,
    returnMessage: row.return_message,
    contributors: people.map(({ id: contributorId, name, email, organization, role, redeemed_at }) => ({
      contributorId,
      name,
      email,
      organization,
      role,
      redeemed: redeemed_at?.toISOString() ?? null,
    })),
    publications: publications.map(({ version, published_at, change_note, documents }) => ({
      version,
      at: published_at.toISOString(),
      note: change_note,
      documents,
    })),
    erasableFiles: await erasableFiles(db, row.number),
    copies: abilities.includes("redact") ? await copiesOf(db, row.number) : [],
    abilities,
    log: log.map(({ at: when, by, source, action, kind, key, why, searched }) => {
      const { name = "", role, kind: who } = personOf(by);
      return {
        at: when.toISOString(),
        who: name || (who === "visitor" ? deskTextsIn(language).visitor : ""),
        role: role ? actingRoleLabelsIn(language)[role] : who === "account" ? deskTextsIn(language).editorRole : "",
        action: source === "audit" ? deskTextsIn(language).audit(action) : deskTextsIn(language).saved(action, kind),
        what:
          why ??
          (searched && deskTextsIn(language).searchedOn(norwegianDay(searched))) ??
          (key && findBlock(template, key)?.block.title) ??
          "",
      };
    }),
  });
}
