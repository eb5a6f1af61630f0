import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import { hasUnsentText, type Revision } from "../../../core/saving/index.ts";
import { blockKindOf } from "../../../core/template/index.ts";
import { blocksTexts } from "../../../texts/blocks.ts";
import { isShownAsRead } from "../../content/blocks/index.ts";
import { Alert } from "../../ui/index.ts";
import { useEditing } from "../editing/index.ts";
import { ConflictPanel, revisionOf, UnsentPanel, useSavedField } from "../saving/index.ts";
import styles from "./block-slot.module.css";
import type { BlockUi, ValueForm } from "./block-ui.ts";
import { blockId, focusBlock } from "./field-ids.ts";
import { blocks } from "./registry.ts";

/** One block of the open section: its field, or its reading view when it cannot be changed. */
export function BlockSlot({ item }: { item: SchemaItem }) {
  const kind = blockKindOf(item.blockType);
  if (item.hiddenByRule) return null;
  return (
    <div id={blockId(item.contentGuid)} tabIndex={-1} className={styles.slot} data-width={item.width}>
      {kind ? (
        <KnownBlock item={item} ui={blocks[kind]} />
      ) : (
        <Alert tone="danger">{blocksTexts.unknown(item.blockType)}</Alert>
      )}
    </div>
  );
}

function KnownBlock({ item, ui }: { item: SchemaItem; ui: BlockUi }) {
  const { readOnly } = useEditing();
  const loaded = revisionOf(item);
  if (loaded && ui.value) return <SavedBlock item={item} ui={ui} loaded={loaded} form={ui.value} />;
  return readOnly && !ui.readsItself ? <ReadBlock item={item} ui={ui} /> : <ui.Field item={item} />;
}

const ReadBlock = ({ item, ui }: { item: SchemaItem; ui: BlockUi }) => {
  const { isPublished } = useEditing().assessment;
  return isShownAsRead(item, isPublished) ? <ui.View item={item} published={isPublished} level={3} /> : null;
};

type SavedBlockProps = {
  readonly item: SchemaItem;
  readonly ui: BlockUi;
  readonly loaded: Revision;
  readonly form: ValueForm;
};

/** A block that saves itself. What the server does not hold stays on the screen whatever becomes of the field. */
function SavedBlock({ item, ui, loaded, form }: SavedBlockProps) {
  const { readOnly } = useEditing();
  const { field, settle, unlock } = useSavedField({ block: item.contentGuid }, loaded);
  const { state } = field;
  if (state.at === "locked" || (readOnly && hasUnsentText(field)))
    return (
      <>
        <ReadBlock item={item} ui={ui} />
        <UnsentPanel
          because={state.at === "locked" ? state.because : "read-only"}
          text={form.words(item, field.text)}
          onTryAgain={unlock}
        />
      </>
    );
  if (readOnly) return <ReadBlock item={item} ui={ui} />;
  return (
    <>
      <ui.Field item={item} />
      {state.at === "conflict" ? (
        <ConflictPanel
          mine={field.text}
          theirs={state.theirs.value}
          show={(value) => form.show(item, value)}
          edit={form.edit && ((value, onChange) => form.edit?.(item, value, onChange))}
          combine={(mine, theirs) => form.combine(item, mine, theirs)}
          onSettle={(choice) => {
            settle(choice);
            focusBlock(item.contentGuid);
          }}
        />
      ) : null}
    </>
  );
}
