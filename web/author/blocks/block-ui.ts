import type { ComponentType } from "react";
import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import type { BlockViewProps } from "../../content/blocks/index.ts";

/** What a block's editing component gets; the assessment around it comes from `useEditing`. */
export type BlockFieldProps = { readonly item: SchemaItem };

/** A block kind in the editor: how it is filled in, and how it reads when it cannot be changed. */
export type BlockUi = {
  readonly Field: ComponentType<BlockFieldProps>;
  readonly View: ComponentType<BlockViewProps>;
};
