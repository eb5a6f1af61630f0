import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { documentTextsIn } from "../../document/texts.ts";
import { editionChangesTextsIn } from "../../reading/texts-changes.ts";
import { changesOfEdition } from "../rules/index.ts";
import { withdrawn } from "./get-assessment.ts";
import * as store from "./store.ts";

type Answer = CallAnswer<"compareEditions">;

/**
 * The changes between two editions of an assessment, for anybody. Compares only the published content. A withdrawn edition gives 410 with the
 * editors' message.
 */
export async function compareEditions(
  { db, shows, language }: Pick<Read, "db" | "shows" | "language">,
  { params, query: { from, to } }: CallInput<"compareEditions">,
): Promise<Result<Answer>> {
  const row = await store.publicView(db, params.id);
  if (!row || from >= to) return refuse({ kind: "NotFound" });
  const later = await store.editionOf(db, row.number, to);
  const earlier = await store.editionOf(db, row.number, from);
  const told = later.withdrawn ?? earlier.withdrawn;
  if (told !== null) return refuse(withdrawn(told));
  if (later.publication === null || earlier.publication === null) return refuse({ kind: "NotFound" });
  shows(`assessment ${row.number}`);
  const before = await store.publishedView(db, earlier.publication, earlier.stored);
  const after = await store.publishedView(db, later.publication, later.stored);
  const entryOf = (version: number) => (row.log ?? []).find((_, index, log) => log.length - index === version);
  const dayOf = (version: number, view: typeof after): string => {
    const entry = entryOf(version);
    return entry?.confirms ? new Date(entry.at).toISOString() : (view.published ?? view.modified);
  };
  return ok({
    id: row.number,
    heading: after.heading,
    from: { version: from, at: dayOf(from, before) },
    to: { version: to, at: dayOf(to, after), note: entryOf(to)?.note ?? "" },
    changes: [
      ...changesOfEdition(before, after, {
        ...documentTextsIn(language),
        heading: editionChangesTextsIn(language).heading,
      }),
    ],
  });
}
