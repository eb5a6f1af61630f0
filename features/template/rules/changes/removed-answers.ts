import { plainTextOf } from "../../../../platform/pure/rich-text/index.ts";
import type { StoredItem, WorkingCopy } from "../../../assessment/rules/working-copy/index.ts";
import type { HeldFile } from "../../../block/rules/index.ts";
import {
  type FieldBlock,
  hasContent,
  held,
  type ReaderBlock,
  readerView,
  searchText,
} from "../../../kinds/rules/index.ts";
import { frameOf } from "../../../publication/rules/index.ts";
import { blocksOf, findBlock, readAsideKey, type Template } from "../index.ts";

/** A block that the assessment's template no longer has, with what stands in it. */
export type RemovedBlock = {
  readonly number: number;
  readonly guid: string;
  readonly title: string;
  /** The name of the tab in which it stood. */
  readonly tab: string;
  /** As readers would have got it; null for what readers never see. */
  readonly block: ReaderBlock | null;
  readonly text: string;
  readonly files: readonly HeldFile[];
};

/** The question that a set-aside block answered, as the newest of these versions had it. */
const questionOf = (versions: readonly Template[], stored: string) => {
  const aside = readAsideKey(stored);
  for (const version of aside ? versions : []) {
    const placed = findBlock(version, aside?.key ?? "");
    const block = placed && blocksOf(placed.section).find(({ key }) => key === placed.block.key);
    if (placed && block?.kind === aside?.kind && block)
      return { block, section: placed.section, tab: version.fieldGroups[placed.tab]?.text ?? "" };
  }
  return null;
};

const plainValue = (block: FieldBlock, { value }: StoredItem): string => {
  const text = [value ?? ""].flat().join("\n").trim();
  return block.kind === "TextEditor" ? plainTextOf(text) : text;
};

/**
 * The answers in blocks that the assessment's template no longer has, or has with another kind. Empty blocks are left out.
 * features/takeover/README.md
 * @param versions those that the assessment has had, the newest first
 */
export const removedAnswers = (copy: WorkingCopy, versions: readonly Template[]): readonly RemovedBlock[] =>
  [...copy.items].flatMap(([key, item]): RemovedBlock[] => {
    const question = questionOf(versions, key);
    if (!question) return [];
    const { block, section, tab } = question;
    const [rows, files] = [copy.rows.get(item.number), copy.files.get(item.number) ?? []];
    const content = held(block, { value: item.value, rows, files });
    if (!hasContent(content)) return [];
    const view = readerView(content, { ...copy, previewsDraft: true });
    const shown = view && { ...frameOf(block, item), ...view };
    return [
      {
        number: item.number,
        guid: item.guid,
        title: block.title || section.title,
        tab,
        block: shown,
        text: (view ? searchText(view).join("\n") : "") || plainValue(block, item),
        files,
      },
    ];
  });
