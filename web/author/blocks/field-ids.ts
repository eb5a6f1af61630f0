import { focusFieldIn } from "../../ui/index.ts";

/** The element around a block in the editor. */
export const blockId = (contentGuid: string): string => `block-${contentGuid}`;

/** Puts the focus in a block's field, or on the block when there is nothing to write in. False when it is not on the page. */
export function focusBlock(contentGuid: string): boolean {
  const block = document.getElementById(blockId(contentGuid));
  if (!block) return false;
  focusFieldIn(block).scrollIntoView({ block: "center" });
  return true;
}
