import { nynorskWords } from "../../../../content/templates/nynorsk/index.ts";
import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../../platform/server/http/work.ts";
import type { ListedTemplate, TemplateVersion } from "../../calls.ts";
import { checkTemplate, judgeChanges, knownNynorsk, placedBlocks, problemPlace } from "../../rules/index.ts";
import { hasTranslator } from "../proposal/translator.ts";
import { adminOnly, newestOf, offerOf, read } from "./open.ts";
import * as store from "./store.ts";

type Row = NonNullable<Awaited<ReturnType<typeof store.template>>>;

/** The templates with their versions. Refuses callers who do not administer the assessment site. */
export async function listTemplates(call: Read): Promise<Result<CallAnswer<"deskTemplates">>> {
  const refusal = adminOnly(call);
  if (refusal) return refuse(refusal);
  const rows = await store.templates(call.db);
  const versions = await store.versions(call.db);
  return ok({
    templates: rows.map((row) =>
      listed(
        row,
        versions.filter(({ template }) => template === row.number),
      ),
    ),
  });
}

/** A template as it is written now, with what keeps it from being published and what would change. */
export async function getTemplate(call: Read, id: number): Promise<Result<CallAnswer<"deskTemplate">>> {
  const refusal = adminOnly(call);
  if (refusal) return refuse(refusal);
  const row = await store.template(call.db, id);
  const opened = row && (await read(call.db, row));
  if (!opened) return refuse({ kind: "NotFound" });
  const { versions, draft, written, published, former } = opened;
  return ok({
    ...listed(row, versions),
    rev: row.rev,
    running: versions.reduce((sum, { running }) => sum + Number(running), 0),
    draft: draft && { by: draft.by ?? "", at: draft.changed_at?.toISOString() ?? "" },
    template: written,
    known: placedBlocks(published).map(({ block }) => block.key),
    problems: checkTemplate(written).map((problem) => ({ kind: problem.kind, ...problemPlace(written, problem) })),
    knownNynorsk: knownNynorsk(written, nynorskWords),
    proposesNynorsk: await hasTranslator(),
    changes: judgeChanges(published, written, former).map((change) => ({ ...change })),
  });
}

function listed(row: Row, versions: readonly store.VersionRow[]): ListedTemplate {
  const newest = newestOf(versions);
  const offer = offerOf(versions);
  return {
    id: row.number,
    name: row.name,
    assessmentType: row.assessment_type,
    adoption: row.adoption,
    versions: versions.map(
      (each): TemplateVersion => ({
        id: each.id,
        no: each.version,
        state: each.state,
        origin: each.origin,
        at: (each.published_at ?? each.changed_at)?.toISOString() ?? null,
        by: each.by ?? "",
        running: Number(each.running),
        isNewest: each.id === newest?.id,
        isOffer: each.id === offer?.id,
      }),
    ),
  };
}
