import type { AssessmentDetails, SchemaItem } from "../../features/api/index.ts";
import { findAssessment } from "../../features/assessment/server/index.ts";
import type { BlockValue } from "../../features/block/rules/index.ts";
import { blockKindOf, held, isFilled } from "../../features/kinds/rules/index.ts";
import { missingMandatory, type Template } from "../../features/template/rules/index.ts";
import { templateOf } from "../../features/template/server/index.ts";
import type { TestServer } from "../server.ts";
import type { Browser } from "./browser.ts";

/** Every block of an assessment as the API gives it, sections and what is in them. */
export const everyItem = (items: readonly SchemaItem[]): readonly SchemaItem[] =>
  items.flatMap((item) => [item, ...everyItem(item.schemaItems)]);

export async function detailsOf(browser: Browser, assessment: number): Promise<AssessmentDetails> {
  const answer = await browser.get(`/api/schema/GetMethodAssessmentDetails/${assessment}`);
  if (answer.status !== 200) throw new Error(`details: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A valid value for the block; null for a kind whose content is not its value. A new kind does not compile before it is here. */
function someValue({ blockType, properties }: SchemaItem, text = "Eksempel"): string | string[] | null {
  switch (blockKindOf(blockType)) {
    case "TextEditor":
      return `<p>${text}</p>`;
    case "Text":
      return properties.isDateInput ? "2026-03-01" : text;
    case "Table":
    case "EconomyEvaluation":
      return [text, text, text, text];
    case "OutcomeTable":
      return [text, text];
    case "Select":
    case "RelationSelector": {
      const first = properties.selectable?.[0];
      const value = first?.children?.[0]?.value ?? first?.value;
      return value === undefined ? null : [value];
    }
    case undefined:
      throw new Error(`no kind is called ${blockType}`);
    case "Section":
    case "PeerReviewSection":
    case "PublishSection":
    case "Search":
    case "File":
    case "Heading":
    case "LiteratureSearch":
    case "EvidenceTable":
    case "ImageUpload":
    case "EconomyMunicipality":
    case "PdfUpload":
      return null;
  }
}

export const saveItem = (browser: Browser, assessment: number, id: string, value: unknown, more: object = {}) =>
  browser.post("/api/schema/SaveSchemaItem", { id, value, pageId: assessment, ...more });

const writtenIn = (value: unknown): BlockValue =>
  typeof value === "string" || (Array.isArray(value) && value.every((each) => typeof each === "string")) ? value : null;

/** The template that an assessment was started on. */
export async function templateOfAssessment({ db }: Pick<TestServer, "db">, assessment: number): Promise<Template> {
  const row = await findAssessment(db, String(assessment));
  if (!row) throw new Error(`no assessment ${assessment}`);
  return templateOf(db, { id: row.template_version, bodyHash: row.body_hash });
}

/** Writes in every mandatory block that shows and is empty, until nothing is missing. */
export async function fillMandatory(
  server: Pick<TestServer, "db">,
  browser: Browser,
  assessment: number,
): Promise<void> {
  const details = await detailsOf(browser, assessment);
  const template = await templateOfAssessment(server, assessment);
  const rows = await server.db
    .selectFrom("schema_item")
    .select(["key", "guid", "value"])
    .where("assessment", "=", assessment)
    .execute();
  const guidOf = new Map(rows.map(({ key, guid }) => [key, guid]));
  const byGuid = new Map(everyItem(details.schema.schemaItems).map((item) => [item.contentGuid, item]));
  const lacking = new Set(details.missing.map(({ contentGuid }) => contentGuid));
  const values: Record<string, BlockValue> = Object.fromEntries(rows.map(({ key, value }) => [key, writtenIn(value)]));
  const outside = new Set<string>();
  for (let round = 0; round < 10; round++) {
    const missing = missingMandatory(
      template,
      values,
      (block) => outside.has(block.key) || isFilled(held(block, { value: values[block.key] })),
    );
    if (missing.length === 0) return;
    for (const { block } of missing) {
      const item = byGuid.get(guidOf.get(block.key) ?? "");
      if (!item) throw new Error(`no block ${block.key}`);
      if (block.kind === "LiteratureSearch" || block.kind === "OutcomeTable") {
        if (lacking.has(item.contentGuid))
          await (block.kind === "OutcomeTable" ? addOutcome(browser, item) : addSearch(browser, item));
        outside.add(block.key);
        continue;
      }
      const value = someValue(item);
      const answer = await saveItem(browser, assessment, item.contentGuid, value);
      if (answer.status !== 200) throw new Error(`${block.key}: ${answer.status} ${await answer.text()}`);
      values[block.key] = value;
    }
  }
  throw new Error("mandatory blocks keep coming");
}

const addSearch = async (browser: Browser, item: SchemaItem): Promise<void> => {
  const search = { section: "B", searchType: "DB", source: "MEDLINE", date: "2026-03-01", numberOfSearchHits: 12 };
  const answer = await browser.post("/api/schema/CreateLiteratureSearchItem", { id: item.contentId, ...search });
  if (answer.status !== 200) throw new Error(`search: ${answer.status} ${await answer.text()}`);
};

const addOutcome = async (browser: Browser, item: SchemaItem): Promise<void> => {
  const outcome = { name: "Død innen ett år", kind: "event", importance: "critical", certainty: "low" };
  const answer = await browser.post("/api/schema/CreateOutcome", { id: item.contentId, ...outcome });
  if (answer.status !== 200) throw new Error(`outcome: ${answer.status} ${await answer.text()}`);
};
