import type { ComponentType, ReactNode } from "react";
import type { FieldValue } from "../../../platform/pure/saving/index.ts";
import type { AuthorBlock, AuthorSection, BlockKind, FieldKind, SectionKind } from "../../kinds/rules/index.ts";

type AuthoredByKind = { [K in FieldKind]: AuthorBlock<K> } & { [K in SectionKind]: AuthorSection<K> };

/** A block of one kind as the editor gets it. */
export type Authored<K extends BlockKind> = AuthoredByKind[K] & { readonly kind: K };

/** Props of a block's component; the assessment around it comes from `useEditing`. */
export type BlockProps<K extends BlockKind> = { readonly block: Authored<K> };

/** How a value that SaveSchemaItem saves is shown outside its field: in a conflict, and when it can no longer be saved. */
export type ValueForm<K extends BlockKind> = {
  readonly show: (block: Authored<K>, value: FieldValue) => ReactNode;
  /** The value as plain words, to copy. */
  readonly words: (block: Authored<K>, value: FieldValue) => string;
  readonly combine: (block: Authored<K>, mine: FieldValue, theirs: FieldValue) => FieldValue;
  /** A field for a value made of two; a choice has none. */
  readonly edit?: (block: Authored<K>, value: FieldValue, onChange: (value: FieldValue) => void) => ReactNode;
};

/** A block kind in the editor: how it is filled in, and how it reads when it cannot be changed. */
export type BlockUi<K extends BlockKind> = {
  readonly Field: ComponentType<BlockProps<K>>;
  /** Absent where there is nothing to read. */
  readonly Read?: ComponentType<BlockProps<K>>;
  /** For the kinds that SaveSchemaItem saves. */
  readonly value?: ValueForm<K>;
  /** The Field itself knows how to be read-only, because it may hold something unsaved when that comes about. */
  readonly readsItself?: true;
};
