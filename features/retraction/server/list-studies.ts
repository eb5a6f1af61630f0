import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { assessmentSite, mayAdminister, mayUseDesk, refusalOf } from "../../access/rules/index.ts";
import type { DeskRetraction } from "../../api/index.ts";
import { openForReading } from "../../assessment/server/index.ts";
import { retractionTextsIn } from "../texts.ts";
import { compared, studiesOf } from "./compare.ts";
import { addressOfNotice, retractedInDraft } from "./found.ts";
import * as store from "./store.ts";

/** The retracted studies of a working copy, for those who may read it. */
export async function assessmentRetractions(
  read: Read,
  id: string,
): Promise<Result<CallAnswer<"assessmentRetractions">>> {
  const found = await openForReading(read, "read-working-copy", id);
  if (!found.ok) return found;
  const list = await store.newestList(read.db);
  const studies = list ? await retractedInDraft(read, found.value.number) : [];
  return ok({ list: list?.loaded_at.toISOString() ?? null, studies });
}

const nameOf = (by: object): string => ("name" in by && typeof by.name === "string" ? by.name : "");

/** The list that holds now, and the assessments that named one of its papers when they were last compared. For the desk of assessments. */
export async function deskRetractions({ db, actor, language }: Read): Promise<Result<CallAnswer<"deskRetractions">>> {
  const refusal = refusalOf(mayUseDesk(actor, assessmentSite));
  if (refusal) return refuse(refusal);
  const list = await store.newestList(db);
  return ok({
    list: list ? { at: list.loaded_at.toISOString(), by: nameOf(list.by), rows: list.rows } : null,
    mayLoad: mayAdminister(actor, assessmentSite).allowed,
    studies: [...(await usedStudies({ db, language }))],
  });
}

/** The retracted studies of all assessments, each paper once for each assessment, the newest notice first. */
export async function usedStudies({ db, language }: Pick<Read, "db" | "language">): Promise<readonly DeskRetraction[]> {
  const texts = retractionTextsIn(language);
  const assessments = await store.assessmentsInUse(db);
  if (assessments.length === 0) return [];
  const found = await compared(db, await studiesOf(db, assessments));
  const { titles, told, said } = await store.aboutAssessments(db, assessments);
  const titleOf = new Map(titles.map(({ number, name }) => [number, name]));
  const keyOf = (assessment: number, record: number) => `${assessment} ${record}`;
  const toldAt = new Map(told.map((each) => [keyOf(each.assessment, each.record_id), each.told_at]));
  const notSame = new Map(said.map((each) => [keyOf(each.assessment, each.record_id), each]));
  const papers = Map.groupBy(found, ({ study, match }) => keyOf(study.assessment, match.notice.recordId));
  return [...papers]
    .flatMap(([key, uses]): DeskRetraction[] => {
      const [first] = uses;
      if (!first) return [];
      const { assessment } = first.study;
      const { state, notice } = first.match;
      const versions = uses.map(({ study }) => study.version);
      const other = notSame.get(key);
      return [
        {
          ...{ assessment, state, since: notice.on, record: notice.recordId },
          notice: addressOfNotice(notice),
          text: texts.mark(
            { state, since: notice.on },
            uses.some(({ match }) => match.numbersDiffer),
          ),
          title: titleOf.get(assessment) ?? "",
          name: uses.map(({ study }) => study.name).find((name) => name !== "") ?? "",
          editions: [...new Set(versions.filter((version) => version !== null))],
          inDraft: versions.includes(null),
          told: toldAt.get(key)?.toISOString() ?? null,
          notSame: other ? { by: nameOf(other.by), at: other.at.toISOString() } : null,
        },
      ];
    })
    .toSorted((one, other) => (other.since ?? "").localeCompare(one.since ?? "") || one.assessment - other.assessment);
}
