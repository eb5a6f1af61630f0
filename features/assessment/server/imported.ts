import type { Language } from "../../../platform/pure/language/index.ts";
import type { Tx } from "../../../platform/server/http/work.ts";
import type { Author } from "../../access/rules/index.ts";
import type { SchemaItemValue } from "../../api/index.ts";
import { appendHistory } from "../../history/server/index.ts";
import { placedBlocks, type Template } from "../../template/rules/index.ts";
import type { AssessmentType } from "../rules/index.ts";
import * as importedStore from "./imported-store.ts";
import * as store from "./store.ts";
import { writeBlock } from "./write-block.ts";

type Facts = {
  readonly type: AssessmentType;
  readonly siteId: number;
  readonly templateVersion: number;
  readonly name: string;
  /** The number of the term that owns it. For type 3, `actor` is the kind of that term. */
  readonly organization: number;
  readonly actor: "organization" | "county" | null;
  readonly started: Date;
  /** The assessment that it adopts, and the edition of it. */
  readonly adoption: { readonly adopts: number | null; readonly adopts_publication: number } | null;
  readonly changed: Date;
  /** The form of Norwegian that it says it is written in. */
  readonly language: Language | null;
};

/** Makes an assessment that is published from the start: no seats, and nobody has to open a link. @returns its row */
export async function addImported(tx: Tx, facts: Facts, template: Template): Promise<store.AssessmentRow> {
  const { type, siteId, templateVersion, name, organization, actor, started, changed, adoption, language } = facts;
  const { number } = await store.add(tx, {
    ...{ site_id: siteId, template_version: templateVersion, type, actor, name, organization, at: started },
    ...adoption,
  });
  const dates = { opened_at: started, sent_at: started, changed_at: changed, language };
  await importedStore.setFacts(tx, number, { status: 3, ...dates });
  await store.addItems(
    tx,
    number,
    placedBlocks(template).map(({ block }) => block.key),
  );
  return lockedRow(tx, number);
}

/** Another heading or owner of an assessment that was imported before. @returns its row */
export async function changeImported(
  tx: Tx,
  row: store.AssessmentRow,
  {
    name,
    organization,
    actor,
    changed,
    language,
  }: Pick<Facts, "name" | "organization" | "actor" | "changed" | "language">,
  { by, at }: { readonly by: Author; readonly at: Date },
): Promise<store.AssessmentRow> {
  const { number: assessment } = row;
  const rev = row.rev + 1;
  await importedStore.setFacts(tx, assessment, { name, organization, actor, changed_at: changed, language, rev });
  if (name !== row.name)
    await appendHistory(tx, {
      ...{ assessment, kind: "heading", ref: assessment, rev, action: "saved", value: name, by, at },
    });
  return lockedRow(tx, assessment);
}

async function lockedRow(tx: Tx, number: number): Promise<store.AssessmentRow> {
  const row = await store.lock(tx, String(number));
  if (!row) throw new Error(`assessment ${number} is not there`);
  return row;
}

type Written = { readonly assessment: number; readonly by: Author; readonly at: Date };

/**
 * Writes the values of an assessment's blocks, each as the next revision with its history, where they differ. A block that is not named is
 * emptied. @returns the numbers of the blocks by their keys
 */
export async function writeImportedBlocks(
  tx: Tx,
  of: Written,
  values: ReadonlyMap<string, SchemaItemValue>,
): Promise<ReadonlyMap<string, number>> {
  const items = await importedStore.blocksAsStored(tx, of.assessment);
  for (const { number, key, value: stored } of items) {
    const value = values.get(key) ?? (stored === null ? null : Array.isArray(stored) ? [] : "");
    if (value !== null) await writeBlock(tx, { ...of, kind: "block", number, value });
  }
  return new Map(items.map(({ key, number }) => [key, number]));
}
