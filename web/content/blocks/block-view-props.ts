import type { SchemaItem } from "../../../core/contract/schema-item.ts";

/** What the reading view of a block needs, on the public page, in the preview and in the editor's read-only mode. */
export type BlockViewProps = {
  readonly item: SchemaItem;
  /** A published block that is flagged hideWhenPublished shows nothing of its value. */
  readonly published: boolean;
  /** The level of the block's own title. */
  readonly level: 3 | 4;
};
