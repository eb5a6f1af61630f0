import { createElement } from "react";
import { ConflictPanel, UnsentPanel, useSavedField } from "../../../platform/editing/saving/index.ts";
import { hasUnsentText, isClosed, type Revision } from "../../../platform/pure/saving/index.ts";
import { Alert, focusFieldIn } from "../../../platform/ui/index.ts";
import type { Authored, BlockProps, ValueForm } from "../../block/screens/block-ui.ts";
import { blocksTexts } from "../../block/texts.ts";
import { TitledBlock } from "../../block/views/index.ts";
import { takesComments } from "../../comment/rules/index.ts";
import {
  CommentButton,
  CommentPane,
  UnsentComments,
  useHasComments,
  useOpenComments,
} from "../../comment/screens/index.ts";
import { type Place, useEditing, useIsHidden } from "../../editor/screens/editing.tsx";
import { HistoryButton, RestoredNote } from "../../history/screens/index.ts";
import { WhoIsInField } from "../../live/screens/index.ts";
import { type AuthorBlock, type FieldKind, fieldValue } from "../rules/index.ts";
import styles from "./block-slot.module.css";
import { blocks } from "./registry.tsx";

/** The element around a block in the editor. */
const blockId = (contentGuid: string): string => `block-${contentGuid}`;

/**
 * Puts the focus in a block's field, or on the block when there is nothing to write in. False when it is not on the page.
 * @param at a cell in it. A block's only row has no element of its own: its cells stand in the block
 */
export function focusBlock(contentGuid: string, at?: Place["cell"]): boolean {
  const block = document.getElementById(blockId(contentGuid));
  if (!block) return false;
  const row = at && block.querySelector<HTMLElement>(`[data-row="${at.row}"]`);
  const cells = [...(row ?? block).querySelectorAll<HTMLElement>("[data-cell]")].filter(
    ({ dataset }) => dataset.cell === at?.column,
  );
  const cell = cells.find((each) => each.querySelector('[aria-invalid="true"]')) ?? cells[0];
  focusFieldIn(cell ?? row ?? block).scrollIntoView({ block: "center" });
  return true;
}

/** One block of the open section: its field, or its reading view when it cannot be changed. */
export function BlockSlot({ block }: { block: AuthorBlock }) {
  const { readOnly } = useEditing();
  const { open } = useOpenComments();
  const hasComments = useHasComments() && takesComments(block);
  if (block.hiddenByRule) return null;
  const isOpen = hasComments && open === block.contentGuid;
  return (
    <div
      id={blockId(block.contentGuid)}
      tabIndex={-1}
      className={styles.slot}
      data-width={block.width}
      data-comments={isOpen ? "open" : hasComments}
    >
      <div className={styles.block}>
        <SlotContent block={block} />
        {hasComments ? <CommentButton block={block} /> : null}
        <WhoIsInField block={block.contentId} />
        <RestoredNote of={{ block: block.contentGuid }} />
        <HistoryButton block={block} />
        {readOnly ? <UnsentComments block={block} because={readOnly} /> : null}
      </div>
      {isOpen ? <CommentPane block={block} /> : null}
    </div>
  );
}

const SlotContent = ({ block }: { block: AuthorBlock }) =>
  Object.hasOwn(blocks, block.kind) ? (
    <KnownBlock block={block} />
  ) : (
    <Alert tone="danger">{blocksTexts.unknown(block.kind)}</Alert>
  );

const valueIn = (block: AuthorBlock) => fieldValue(block);

function KnownBlock<K extends FieldKind>({ block }: BlockProps<K>) {
  const { readOnly } = useEditing();
  const kind: K = block.kind;
  const ui = blocks[kind];
  const value = valueIn(block);
  if (value !== undefined && ui.value)
    return <SavedBlock block={block} loaded={{ rev: block.rev, value }} form={ui.value} />;
  return readOnly && !ui.readsItself ? <ReadBlock block={block} /> : createElement(ui.Field, { block });
}

/** Once published, a block flagged hideWhenPublished is not shown to its authors; a text shows a disabled field. features/block/README.md */
function ReadBlock<K extends FieldKind>({ block }: BlockProps<K>) {
  const isHidden = useIsHidden(block);
  const kind: K = block.kind;
  const { Read } = blocks[kind];
  if (isHidden) return kind === "Text" ? <HiddenText title={block.title} /> : null;
  return Read ? createElement(Read, { block }) : null;
}

const HiddenText = ({ title }: { title: string }) => (
  <TitledBlock title={title} level={3}>
    <input className="ds-input" disabled value={blocksTexts.hidden} aria-label={title} />
  </TitledBlock>
);

type SavedBlockProps<K extends FieldKind> = {
  readonly block: Authored<K>;
  readonly loaded: Revision;
  readonly form: ValueForm<K>;
};

/** A block that saves itself. Text that the server does not have stays on the screen in every state. */
function SavedBlock<K extends FieldKind>({ block, loaded, form }: SavedBlockProps<K>) {
  const { readOnly } = useEditing();
  const { field, solve } = useSavedField({ block: block.contentGuid }, loaded);
  const kind: K = block.kind;
  const { state } = field;
  const because = isClosed(state) ? state.because : hasUnsentText(field) ? readOnly : null;
  if (because)
    return (
      <>
        <ReadBlock block={block} />
        <UnsentPanel because={because} field={block.title} text={form.words(block, field.text)} />
      </>
    );
  if (readOnly) return <ReadBlock block={block} />;
  return (
    <>
      {createElement(blocks[kind].Field, { block })}
      {state.at === "conflict" ? (
        <ConflictPanel
          mine={field.text}
          theirs={state.theirs}
          show={(value) => form.show(block, value)}
          edit={form.edit && ((value, onChange) => form.edit?.(block, value, onChange))}
          combine={(mine, theirs) => form.combine(block, mine, theirs)}
          onSolve={(choice) => {
            solve(choice);
            focusBlock(block.contentGuid);
          }}
        />
      ) : null}
    </>
  );
}
