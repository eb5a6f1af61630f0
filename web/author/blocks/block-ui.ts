import type { ComponentType, ReactNode } from "react";
import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import type { FieldValue } from "../../../core/saving/index.ts";
import type { BlockViewProps } from "../../content/blocks/index.ts";

/** What a block's editing component gets; the assessment around it comes from `useEditing`. */
export type BlockFieldProps = { readonly item: SchemaItem };

/** How a value that SaveSchemaItem saves is shown outside its field: in a conflict, and when it can no longer be saved. */
export type ValueForm = {
  readonly show: (item: SchemaItem, value: FieldValue) => ReactNode;
  /** The value as plain words, to copy. */
  readonly words: (item: SchemaItem, value: FieldValue) => string;
  readonly combine: (item: SchemaItem, mine: FieldValue, theirs: FieldValue) => FieldValue;
  /** A field for a value made of two; a choice has none. */
  readonly edit?: (item: SchemaItem, value: FieldValue, onChange: (value: FieldValue) => void) => ReactNode;
};

/** A block kind in the editor: how it is filled in, and how it reads when it cannot be changed. */
export type BlockUi = {
  readonly Field: ComponentType<BlockFieldProps>;
  readonly View: ComponentType<BlockViewProps>;
  /** For the kinds that SaveSchemaItem saves. */
  readonly value?: ValueForm;
  /** The Field itself knows how to be read-only, because it may hold something unsaved when that comes about. */
  readonly readsItself?: true;
};
