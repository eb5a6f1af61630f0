import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { ok, type Result } from "../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import { type Ability, abilitiesOf, may } from "../../access/rules/index.ts";
import type { TemplateNews } from "../../api/index.ts";
import {
  type AssessmentRow,
  commentsOn,
  type LoadedCopy,
  loadWorkingCopy,
  openForReading,
} from "../../assessment/server/index.ts";
import { changeCounts, changedBlocks, removedAnswers } from "../../template/rules/changes/index.ts";
import { compareTemplates, inLanguage, isAside, type Template } from "../../template/rules/index.ts";
import { type NewerVersion, templateOf } from "../../template/server/index.ts";
import * as store from "./store.ts";

type Reads = Pick<Read, "db" | "language">;
type Row = Pick<AssessmentRow, "number" | "status" | "template_version">;
type Loaded = Pick<LoadedCopy, "copy" | "newer" | "takeovers">;

/** The takeover that gave the assessment its version, until that is published or the takeover undone. */
export const undoable = ({ template_version }: Pick<Row, "template_version">, takeovers: Loaded["takeovers"]) =>
  takeovers.find(({ undone_at, to_version, is_published }) => {
    return undone_at === null && to_version === template_version && !is_published;
  });

/** The versions that the assessment has had, the newest first. */
async function versionsOf({ db, language }: Reads, { takeovers }: Pick<Loaded, "takeovers">): Promise<Template[]> {
  const ids = [...new Set(takeovers.flatMap(({ from_version, to_version }) => [to_version, from_version]))];
  const hashes = await store.bodyHashes(db, ids);
  return Promise.all(
    ids.map(async (id) => inLanguage(await templateOf(db, { id, bodyHash: hashes.get(id) ?? "" }), language)),
  );
}

/** The newer version, with its texts as the caller reads them. */
const newestIn = async ({ db, language }: Reads, newer: NewerVersion): Promise<Template> =>
  inLanguage(await templateOf(db, newer), language);

async function removedIn(read: Reads, { copy, takeovers }: Loaded) {
  const hasAside = [...copy.items.keys()].some(isAside);
  return hasAside ? removedAnswers(copy, await versionsOf(read, { takeovers })) : [];
}

/** The news about the template's versions, for a working copy and a caller with these rights. */
export async function templateNewsOf(
  read: Reads,
  row: Row,
  loaded: Loaded,
  abilities: readonly Ability[],
): Promise<TemplateNews> {
  const { copy, newer, takeovers } = loaded;
  const mayTakeOver = abilities.includes("take-over-template");
  const last = mayTakeOver ? undoable(row, takeovers) : undefined;
  return {
    newer:
      newer && mayTakeOver
        ? { version: newer.version, counts: changeCounts(copy.template, await newestIn(read, newer)) }
        : null,
    taken: last ? { at: new Date(last.at).toISOString(), by: last.by } : null,
    removed: abilities.includes("read-history") ? (await removedIn(read, loaded)).length : 0,
  };
}

/**
 * The changes of the newer version, and the answers to questions that were removed.
 */
export async function getTemplateNews(read: Read, id: string): Promise<Result<CallAnswer<"templateNews">>> {
  const { db, actor, language } = read;
  const found = await openForReading(read, "read-history", id);
  if (!found.ok) return found;
  const row = found.value;
  const loaded = await loadWorkingCopy(db, row, language);
  const { copy, newer } = loaded;
  const newest = newer && may(actor, "take-over-template", row).allowed ? await newestIn(read, newer) : null;
  const same = newest && compareTemplates(copy.template, newest).filter(({ group }) => group === "same").length;
  const removed = await removedIn(read, loaded);
  const readsComments = abilitiesOf(actor, row).includes("read-comments");
  return ok({
    newer:
      newer && newest
        ? {
            version: newer.version,
            publishedAt: new Date(newer.publishedAt).toISOString(),
            blocks: changedBlocks(copy, newest),
            same: same ?? 0,
          }
        : null,
    removed: await Promise.all(
      removed.map(async ({ number, guid, files, ...answer }) => ({
        ...answer,
        contentGuid: guid,
        files: files.map(({ name, url }) => ({ name, url })),
        comments: readsComments ? await commentsOn(db, actor, row.number, number) : [],
      })),
    ),
  });
}
