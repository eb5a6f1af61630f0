import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import type { FieldValue, Revision } from "../../../core/saving/index.ts";
import { type BlockKind, blockKindOf } from "../../../core/template/index.ts";

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

/** Every block with a value, the sections' blocks included, by contentGuid. */
export const revisionsOf = (items: readonly SchemaItem[]): ReadonlyMap<string, Revision> =>
  new Map(
    items
      .flatMap((item) => [item, ...item.schemaItems])
      .flatMap((item) => {
        const revision = revisionOf(item);
        return revision ? [[item.contentGuid, revision] as const] : [];
      }),
  );
