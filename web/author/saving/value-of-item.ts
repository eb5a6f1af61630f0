import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import type { FieldValue, Revision } from "../../../core/saving/index.ts";
import { type BlockKind, blockKindOf } from "../../../core/template/index.ts";
import type { FieldAddress } from "./field-address.ts";

type ValueOf = (item: SchemaItem) => FieldValue;

const text: ValueOf = ({ properties }) => properties.text ?? "";
const selected: ValueOf = ({ properties }) => properties.selected ?? [];
const table: ValueOf = ({ properties }) => (properties.table ?? []).map((row) => row.text);

const valueByKind: Partial<Record<BlockKind, ValueOf>> = {
  Text: text,
  TextEditor: text,
  Select: selected,
  RelationSelector: selected,
  Table: table,
};

/** What the server holds in a block that SaveSchemaItem saves; undefined for the other kinds. */
export const revisionOf = (item: SchemaItem): Revision | undefined => {
  const kind = blockKindOf(item.blockType);
  const value = kind && valueByKind[kind]?.(item);
  return value === undefined ? undefined : { rev: item.rev, value };
};

/** What the last load brought for a field; undefined when it has no such field. */
export const loadedRevision = (sections: readonly SchemaItem[], { block }: FieldAddress): Revision | undefined => {
  const item = sections.flatMap((each) => [each, ...each.schemaItems]).find(({ contentGuid }) => contentGuid === block);
  return item && revisionOf(item);
};
