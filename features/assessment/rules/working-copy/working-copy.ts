import type { BlockValue, BlockValues, HeldFile, Row, Sources } from "../../../block/rules/index.ts";
import { type BlockKind, held, type TemplateBlock } from "../../../kinds/rules/index.ts";
import type { Template } from "../../../template/rules/index.ts";

/** One stored block of an assessment: a row even while it is empty, so that it has its number and guid from the start. */
export type StoredItem = {
  readonly number: number;
  readonly guid: string;
  readonly rev: number;
  readonly value: BlockValue;
};

/** Everything of a working copy that is written in blocks, as loaded from the store in a fixed number of statements. */
export type WorkingCopy = Sources & {
  readonly template: Template;
  readonly items: ReadonlyMap<string, StoredItem>;
  /** By the number of the block that owns them, in the order in which they are shown. */
  readonly rows: ReadonlyMap<number, readonly Row[]>;
  readonly files: ReadonlyMap<number, readonly HeldFile[]>;
};

/** The values by block key, for relation rules and completeness. */
export const valuesByKey = (copy: Pick<WorkingCopy, "items">): BlockValues =>
  Object.fromEntries([...copy.items].map(([key, item]) => [key, item.value]));

/** A block of the template with its content in this working copy. */
export const heldIn = <K extends BlockKind>(
  copy: Pick<WorkingCopy, "items" | "rows" | "files">,
  block: TemplateBlock<K>,
): ReturnType<typeof held<K>> => {
  const item = copy.items.get(block.key);
  const number = item?.number ?? 0;
  return held(block, { value: item?.value, rows: copy.rows.get(number), files: copy.files.get(number) });
};
