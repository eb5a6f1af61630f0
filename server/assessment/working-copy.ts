import { literatureSources } from "../../content/literature-sources.ts";
import { addresses } from "../../core/address/index.ts";
import type { LiteratureItem } from "../../core/contract/index.ts";
import { literatureSections, searchOf } from "../../core/literature/index.ts";
import type { StoredItem, WorkingCopy } from "../../core/projection/index.ts";
import type { BlockValue } from "../../core/template/index.ts";
import type { Db, Tx } from "../platform/http/work.ts";
import { templateOf } from "../template/index.ts";
import { loadTerms, type Terms } from "../term/index.ts";
import * as store from "./store.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** What jsonb holds, as a block value. Anything else was never written by this product: a fault. */
function blockValue(value: unknown): BlockValue {
  if (value === null || value === undefined) return null;
  if (isText(value)) return value;
  if (Array.isArray(value) && value.every(isText)) return value;
  throw new Error("a stored block value is neither text nor a list of texts");
}

type RowData = Awaited<ReturnType<typeof store.rows>>[number];

const literatureItem = ({ id, owner, part, rev, cells }: RowData): LiteratureItem => ({
  ...searchOf(cells),
  id,
  ownerId: owner,
  section: literatureSections.find((section) => section === part) ?? "A",
  rev,
});

const groupedBy = <T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> => Map.groupBy(rows, keyOf);

/** Loads everything that stands in blocks: five statements, however many blocks there are. */
export async function loadWorkingCopy(
  db: Db | Tx,
  row: store.AssessmentRow,
): Promise<{ readonly copy: WorkingCopy; readonly terms: Terms }> {
  const template = await templateOf(db, { id: row.template_version, bodyHash: row.body_hash });
  const terms = await loadTerms(db);
  const items = await store.items(db, row.number);
  const rows = await store.rows(db, row.number);
  const literature = rows.filter(({ part }) => part.length === 1).map(literatureItem);
  const pdfs = await store.pdfs(db, row.number);
  const copy: WorkingCopy = {
    template,
    items: new Map<string, StoredItem>(
      items.map(({ key, number, guid, rev, value }) => [key, { number, guid, rev, value: blockValue(value) }]),
    ),
    literature: groupedBy(literature, (item) => item.ownerId),
    pdfs: new Map(
      pdfs.map(({ id, owner, guid, name }) => [owner, { id, pdfName: name, fileUrl: addresses.file(guid, name) }]),
    ),
    termOptions: terms.optionsOf,
    literatureSources,
  };
  return { copy, terms };
}
