/** The element around a block in the editor. */
export const blockId = (contentGuid: string): string => `block-${contentGuid}`;

const fields = 'input, textarea, select, [contenteditable="true"]';

/** Puts the focus in a block's field, or on the block when there is nothing to write in. False when it is not on the page. */
export function focusBlock(contentGuid: string): boolean {
  const block = document.getElementById(blockId(contentGuid));
  if (!block) return false;
  const field = block.querySelector<HTMLElement>(fields);
  (field ?? block).focus();
  (field ?? block).scrollIntoView({ block: "center" });
  if (!field) focusFieldWhenDrawn(block);
  return true;
}

/** A rich text's editor is a chunk that comes after its block. Who has gone on meanwhile keeps their place. */
function focusFieldWhenDrawn(block: HTMLElement): void {
  const watcher = new MutationObserver(() => {
    const field = block.querySelector<HTMLElement>(fields);
    if (!field) return;
    watcher.disconnect();
    field.focus({ preventScroll: true });
  });
  watcher.observe(block, { childList: true, subtree: true });
  block.addEventListener("blur", () => watcher.disconnect(), { once: true });
}
