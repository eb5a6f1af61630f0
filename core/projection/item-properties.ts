import type { ItemProperties, LiteratureItem } from "../contract/index.ts";
import { figureOf, type LiteratureSectionKey, literatureSections } from "../literature/index.ts";
import type { Block, BlockOf, SelectOptions } from "../template/index.ts";
import type { StoredItem, TermOption, WorkingCopy } from "./working-copy.ts";

const textOf = ({ value }: StoredItem): string => (typeof value === "string" ? value : "");
const listOf = ({ value }: StoredItem): string[] =>
  typeof value === "string" ? (value === "" ? [] : [value]) : [...(value ?? [])];

const optionsOf = (options: SelectOptions, copy: WorkingCopy) => {
  const all: readonly TermOption[] = Array.isArray(options) ? options : copy.termOptions(options.termKind);
  return all.map(({ value, text, children }) => ({
    value,
    text,
    ...(children ? { children: children.map((child) => ({ value: child.value, text: child.text })) } : {}),
  }));
};

const choice = (
  selectType: BlockOf<"Select">["selectType"],
  options: SelectOptions,
  rule: string | undefined,
  item: StoredItem,
  copy: WorkingCopy,
): ItemProperties => {
  const selected = listOf(item);
  return {
    selectType,
    selectable: optionsOf(options, copy),
    selected,
    singleSelected: selected[0] ?? null,
    multiSelected: selected,
    dropdown: selectType === "dropdownlist",
    dropdownMultiSelect: selectType === "multiselect",
    multiLevel: selectType === "multilevel",
    relationRule: rule ?? null,
  };
};

const titleAndHelp = ({ title, helpText }: BlockOf<"LiteratureSearch">["sectionTexts"]["A"]) => ({
  title,
  help: helpText ?? "",
});

const literature = (block: BlockOf<"LiteratureSearch">, item: StoredItem, copy: WorkingCopy): ItemProperties => {
  const items = copy.literature.get(item.number) ?? [];
  const sources = [...copy.literatureSources, ...(block.sources ?? [])];
  const titleOf = (section: LiteratureSectionKey) => block.sectionTexts[section].title;
  const texts = Object.fromEntries(
    literatureSections.map((section) => [`section${section}`, titleAndHelp(block.sectionTexts[section])]),
  );
  const bySection = Object.fromEntries(
    literatureSections.map((section) => [
      `items${section}`,
      items.filter((each: LiteratureItem) => each.section === section),
    ]),
  );
  return {
    ...(block.overviewText && { overviewSection: titleAndHelp(block.overviewText) }),
    ...(block.overviewInputText && { overviewInputSection: titleAndHelp(block.overviewInputText) }),
    ...texts,
    ...bySection,
    dbSources: sources.flatMap((each) => (each.type === "DB" ? [{ text: each.text, type: each.type }] : [])),
    netSources: sources.flatMap((each) =>
      each.type === "Web" ? [{ text: each.text, type: each.type, value: each.value }] : [],
    ),
    overviewData: figureOf(items, titleOf),
  };
};

const infoTexts = (block: BlockOf<"PdfUpload" | "EconomyMunicipality">): ItemProperties => ({
  infoTextForReader: block.infoTextForReader ?? "",
  infoTextForDraft: block.infoTextForDraft ?? "",
});

const pdfOf = (file: { readonly pdfName: string; readonly fileUrl: string } | undefined): ItemProperties => ({
  pdfName: file?.pdfName ?? null,
  fileUrl: file?.fileUrl ?? null,
});

/** The `properties` of a schema item by its kind: A section 3, "Schema item". Exhaustive by its return type. */
export function propertiesOf(block: Block, item: StoredItem, copy: WorkingCopy): ItemProperties {
  switch (block.kind) {
    case "Text":
      return {
        text: textOf(item),
        placeholder: block.placeholder ?? "",
        multiline: block.multiline ?? false,
        isDateInput: block.isDateInput ?? false,
      };
    case "TextEditor":
      return { text: textOf(item) };
    case "Select":
      return choice(block.selectType, block.options, block.relationRule, item, copy);
    case "RelationSelector":
      return choice("radiobuttons", block.options, block.relationRule, item, copy);
    case "Table": {
      const texts = listOf(item);
      return {
        table: block.rows.map((row, at) => ({ title: row.label, help: row.helpText ?? "", text: texts[at] ?? "" })),
      };
    }
    case "LiteratureSearch":
      return literature(block, item, copy);
    case "PdfUpload":
      return { ...infoTexts(block), ...pdfOf(copy.pdfs.get(item.number)) };
    case "File":
      return {
        infoTextReader: block.infoTextForReader ?? "",
        infoTextDraft: block.infoTextForDraft ?? "",
        economyFiles: (block.links ?? []).map(({ text, url }, at) => ({ id: String(at + 1), name: text, url })),
      };
    case "EconomyMunicipality":
      return {
        ...infoTexts(block),
        isMunicipality: block.isMunicipality,
        allowMultipleFiles: block.allowMultipleFiles ?? false,
      };
    case "EvidenceTable":
      return { tableSection: block.tableSection };
    case "Heading":
      return { level: block.level };
    case "PublishSection":
      return { checklist: block.checklist };
    case "Section":
    case "PeerReviewSection":
    case "EconomyEvaluation":
    case "ImageUpload":
    case "Search":
      return {};
  }
}
