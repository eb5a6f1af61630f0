import type { Comment, ItemProperties, SchemaItem } from "../../../api/index.ts";
import type { AuthorRow, SelectOption } from "../../../block/rules/index.ts";
import {
  economyFilesForAuthors,
  evaluationForAuthors,
  evaluationForReaders,
} from "../../../economy/rules/wire/index.ts";
import { columnsOf, type TableSection, wireOfColumn } from "../../../evidence/rules/index.ts";
import { resultItemsForAuthors, resultItemsForReaders } from "../../../evidence/rules/items/index.ts";
import { imageItem } from "../../../image/rules/index.ts";
import {
  type AuthorBlock,
  type AuthorSection,
  type BlockKind,
  definitions,
  type ReaderBlock,
  type ReaderSection,
} from "../../../kinds/rules/index.ts";
import { searchesOfRows, writtenSelection } from "../../../literature/rules/index.ts";
import { literature, literatureItem, referenceItems, selectionItem } from "../../../literature/rules/wire/index.ts";
import { outcomeItems } from "../../../outcome/rules/wire/index.ts";
import { referenceOf } from "../../../reference/rules/index.ts";

// The specification's shape of a block, out of ours: features/block/README.md. Its one bag of keys for all kinds
// exists here and in the contract only. The switches are exhaustive by their return type.

type ChoiceView = {
  readonly selectType: string;
  readonly options: readonly SelectOption[];
  readonly chosen: readonly string[];
  readonly relationRule?: string | null;
};

const choice = ({ selectType, options, chosen, relationRule = null }: ChoiceView): ItemProperties => ({
  selectType,
  selectable: [...options],
  selected: [...chosen],
  singleSelected: chosen[0] ?? null,
  multiSelected: [...chosen],
  dropdown: selectType === "dropdownlist",
  dropdownMultiSelect: selectType === "multiselect",
  multiLevel: selectType === "multilevel",
  relationRule,
});

/**
 * Every column of its section, an empty one too: a client takes the keys of an item from here. No `rev`: a client that sends an item back as it came
 * is taken at its word. docs/adr/0104-without-a-revision.md
 */
const evidenceItem = (
  owner: number,
  section: TableSection,
  { id, cells }: Pick<AuthorRow, "id" | "cells">,
): Record<string, string | number> => ({
  id,
  ownerId: owner,
  section,
  type: "custom",
  customType: "evidenceTable",
  ...Object.fromEntries(columnsOf(section).map(({ key }) => [wireOfColumn(key), cells[key] ?? ""])),
});

const evidenceItems = (owner: number, section: TableSection, rows: readonly Pick<AuthorRow, "id" | "cells">[]) => {
  const items = rows.map((row) => evidenceItem(owner, section, row));
  return { table: items, evidenceItems: items };
};

const economyFiles = (links: readonly { readonly name: string; readonly url: string }[]) =>
  links.map(({ name, url }, at) => ({ id: String(at + 1), name, url }));

const authorProperties = (block: AuthorBlock | AuthorSection): ItemProperties => {
  switch (block.kind) {
    case "Text": {
      const { text, placeholder, multiline, isDate } = block;
      return { text, placeholder, multiline, isDateInput: isDate };
    }
    case "TextEditor":
      return { text: block.html, ...(block.countsWords !== undefined && { countsWords: block.countsWords }) };
    case "Select":
    case "RelationSelector":
      return choice(block);
    case "Table":
      return { table: block.rows };
    case "LiteratureSearch": {
      const searches = block.sections.flatMap(({ rows }) => searchesOfRows(rows));
      return {
        ...(block.overview && { overviewSection: block.overview }),
        ...(block.overviewInput && { overviewInputSection: block.overviewInput }),
        ...literature(
          block.sections.map(({ key, title, help, rows }) => ({
            key,
            title,
            help,
            items: searchesOfRows(rows).map((search) => literatureItem(block.contentId, key, search)),
          })),
        ),
        ...selectionItem(writtenSelection(block.selection, searches), searches, block.selection.rev),
        ...referenceItems(
          block.contentId,
          block.references.map(({ id, rev, cells }) => ({ id, rev, reference: referenceOf(cells) })),
        ),
        dbSources: block.databases.map(({ text }) => ({ text, type: "DB" })),
        netSources: block.webSources.map(({ text, url }) => ({ text, type: "Web", value: url })),
        hideDelete: block.hideDelete,
      };
    }
    case "EvidenceTable":
      return {
        tableSection: block.tableSection,
        outcomeHelp: block.helps.outcomeGoals,
        effectHelp: block.helps.resultEffect,
        riskHelp: block.helps.risk,
        methodQualityHelp: block.helps.methodQuality,
        ...evidenceItems(block.contentId, block.tableSection, block.rows),
        ...resultItemsForAuthors(block.contentId, block.rows, block.results),
      };
    case "OutcomeTable":
      return outcomeItems(block.contentId, block, block.rows);
    case "PdfUpload":
      return {
        infoTextForReader: block.infoForReader,
        infoTextForDraft: block.infoForDraft,
        pdfName: block.file?.name ?? null,
        fileUrl: block.file?.url ?? null,
      };
    case "File":
      return {
        infoTextReader: block.infoForReader,
        infoTextDraft: block.infoForDraft,
        economyFiles: economyFiles(block.links),
      };
    case "ImageUpload":
      return { images: block.images.map(({ cells, file }) => imageItem(file.url, cells)) };
    case "EconomyMunicipality":
      return economyFilesForAuthors(block);
    case "Heading":
      return { level: block.level };
    case "PublishSection":
      return { checklist: block.checklist };
    case "EconomyEvaluation":
      return evaluationForAuthors(block);
    case "Section":
    case "PeerReviewSection":
    case "Search":
      return {};
  }
};

const readerProperties = (block: ReaderBlock | ReaderSection): ItemProperties => {
  switch (block.kind) {
    case "Text":
      return { text: block.text, isDateInput: block.isDate };
    case "TextEditor":
      return { text: block.html };
    case "Select":
    case "RelationSelector":
      return choice(block);
    case "Table":
      return { table: block.rows.map(({ title, text }) => ({ title, help: "", text })) };
    case "LiteratureSearch":
      return {
        ...(block.overviewTitle !== null && { overviewSection: { title: block.overviewTitle, help: "" } }),
        ...literature(
          block.sections.map(({ key, title, searches }) => ({
            key,
            title,
            help: "",
            items: searches.map(({ hits, ...search }) => ({
              ...search,
              ownerId: block.contentId,
              section: key,
              numberOfSearchHits: hits,
            })),
          })),
        ),
        ...selectionItem(
          block.selection,
          block.sections.flatMap(({ searches }) => searches),
        ),
        ...referenceItems(
          block.contentId,
          (block.references ?? []).map(({ id, ...reference }) => ({ id, reference })),
        ),
      };
    case "EvidenceTable":
      return {
        tableSection: block.tableSection,
        ...evidenceItems(block.contentId, block.tableSection, block.studies),
        ...resultItemsForReaders(block.contentId, block.results),
      };
    case "OutcomeTable":
      return outcomeItems(block.contentId, block, block.outcomes);
    case "PdfUpload":
      return { infoTextForReader: block.info, pdfName: block.file.name, fileUrl: block.file.url };
    case "ImageUpload":
      return { images: block.images.map(({ name, url, alt }) => imageItem(url, { imageName: name, alt })) };
    case "File":
      return { infoTextReader: block.info, ...(block.links && { economyFiles: economyFiles(block.links) }) };
    case "EconomyEvaluation":
      return evaluationForReaders(block);
    case "EconomyMunicipality":
      return { infoTextForReader: block.info };
    case "Heading":
      return { level: block.level };
    case "Section":
    case "Search":
      return {};
  }
};

/** A kind by its name and by its number, the two ways in which clients know it. features/block/README.md */
export const kindOnWire = (kind: BlockKind): Pick<SchemaItem, "type" | "blockType" | "blockTypeNumber"> => ({
  type: kind,
  blockType: kind,
  blockTypeNumber: definitions[kind].number,
});

/** The comments of an assessment, by the number of their block. */
export type Comments = ReadonlyMap<number, readonly Comment[]>;

export const authorItem = (block: AuthorBlock | AuthorSection, tab: number, comments: Comments): SchemaItem => ({
  contentGuid: block.contentGuid,
  contentId: block.contentId,
  title: block.title,
  description: block.description,
  ...kindOnWire(block.kind),
  fieldGroup: tab,
  mandatory: block.mandatory,
  deactivateComments: block.deactivateComments,
  comments: [...(comments.get(block.contentId) ?? [])],
  hideWhenPublished: block.hideWhenPublished,
  helpText: block.helpText,
  showHelpText: block.helpText !== "",
  showInLeftMenu: "showInLeftMenu" in block && block.showInLeftMenu,
  isSecondLevelSection: "isSecondLevelSection" in block && block.isSecondLevelSection,
  hiddenByRule: block.hiddenByRule,
  width: block.width,
  rev: block.rev,
  properties: authorProperties(block),
  schemaItems: "blocks" in block ? block.blocks.map((each) => authorItem(each, tab, comments)) : [],
});

export const readerItem = (block: ReaderBlock | ReaderSection, tab: number): SchemaItem => ({
  contentGuid: block.contentGuid,
  contentId: block.contentId,
  title: block.title,
  description: block.description,
  ...kindOnWire(block.kind),
  fieldGroup: tab,
  mandatory: false,
  deactivateComments: true,
  comments: [],
  hideWhenPublished: false,
  helpText: "",
  showHelpText: false,
  showInLeftMenu: "showInLeftMenu" in block && block.showInLeftMenu,
  isSecondLevelSection: "isSecondLevelSection" in block && block.isSecondLevelSection,
  hiddenByRule: false,
  width: block.width,
  rev: 0,
  properties: readerProperties(block),
  schemaItems: "blocks" in block ? block.blocks.map((each) => readerItem(each, tab)) : [],
});
