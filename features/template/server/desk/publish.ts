import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { invalid, ok, type Result } from "../../../../platform/pure/refusal/index.ts";
import type { Work } from "../../../../platform/server/http/work.ts";
import { checkTemplate, judgeChanges, problemPlace, type TemplateProblem } from "../../rules/index.ts";
import { nextRev, note } from "./change.ts";
import { openTemplate, writerOf } from "./open.ts";
import * as store from "./store.ts";

/** The key of what is wrong, with the field where nynorsk is missing in it. */
const pathOf = ({ key, detail }: ReturnType<typeof problemPlace>, { kind }: TemplateProblem): string =>
  kind === "NynorskMissing" ? `${key}.${detail}` : key;

/**
 * Makes the draft the version that new assessments get; running ones keep theirs. Refuses `Stale` when anything was changed or published
 * since the caller looked, and `Invalid` without a change, with a problem of the template, with a change that is never made, and with one
 * that nobody has confirmed.
 */
export async function publishTemplate(
  work: Work,
  id: number,
  { rev, confirmed }: CallInput<"deskPublishTemplate">["body"],
): Promise<Result<CallAnswer<"deskPublishTemplate">>> {
  const opened = await openTemplate(work, id, { rev, at: [] });
  if (!opened.ok) return opened;
  const { row, draft, written, published, former } = opened.value;
  const changes = judgeChanges(published, written, former);
  if (!draft || changes.length === 0) return invalid({ path: "draft", kind: "NothingToPublish" });
  const problems = checkTemplate(written);
  if (problems.length > 0)
    return invalid(
      ...problems.map((problem) => ({ path: pathOf(problemPlace(written, problem), problem), kind: problem.kind })),
    );
  const forbidden = changes.filter(({ level }) => level === "forbidden");
  if (forbidden.length > 0) return invalid(...forbidden.map(({ key }) => ({ path: key, kind: "TemplateFixed" })));
  if (!confirmed && changes.some(({ level }) => level === "confirm"))
    return invalid({ path: "confirmed", kind: "TemplateUnconfirmed" });
  const by = writerOf(work);
  const { version } = await store.publishDraft(work.tx, { template: id, name: written.name, by, at: work.at });
  await note(work, id, "template published", { version });
  return ok({ ok: true, no: version, rev: await nextRev(work, row, []) });
}
