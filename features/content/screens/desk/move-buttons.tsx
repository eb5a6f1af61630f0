import { ArrowDownIcon, ArrowUpIcon, focusWhenDrawn, IconButton, TrashIcon } from "../../../../platform/ui/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";

const texts = contentScreenTexts.fields;

/** A list with one of its entries a place further up (-1) or down (1). */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const to = at + by;
  if (to < 0 || to >= list.length) return list;
  const next = [...list];
  const [taken] = next.splice(at, 1);
  if (taken !== undefined) next.splice(to, 0, taken);
  return next;
}

/** A list with the entry at one place put in front of or behind the one at another. */
export function placed<T>(list: readonly T[], from: number, to: number, side: "before" | "after"): readonly T[] {
  const [entry, target] = [list[from], list[to]];
  if (entry === undefined || target === undefined || from === to) return list;
  const others = list.filter((_, at) => at !== from);
  const at = others.indexOf(target) + (side === "after" ? 1 : 0);
  return [...others.slice(0, at), entry, ...others.slice(at)];
}

type MoveButtonsProps = {
  readonly what: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
};

/** For what removes a row: the same button of the row that takes its place, of the one before it, or what adds one. */
function focusAfter(button: Element): () => void {
  const row = button.closest("[data-row]");
  const list = row?.parentElement;
  const beside = [row?.nextElementSibling, row?.previousElementSibling].find((each) => each?.matches("[data-row]"));
  return () =>
    focusWhenDrawn(() => (beside ? beside.querySelector("[data-removes]") : list?.querySelector("select, button")));
}

/** Up, down and away. A button at the end of the list stays in its place, so that the focus does. */
export const MoveButtons = ({ what, isFirst, isLast, onMove, onRemove }: MoveButtonsProps) => (
  <span className={styles.moves}>
    <IconButton
      size="sm"
      color="neutral"
      label={texts.up(what)}
      icon={<ArrowUpIcon aria-hidden />}
      aria-disabled={isFirst || undefined}
      onClick={() => isFirst || onMove(-1)}
    />
    <IconButton
      size="sm"
      color="neutral"
      label={texts.down(what)}
      icon={<ArrowDownIcon aria-hidden />}
      aria-disabled={isLast || undefined}
      onClick={() => isLast || onMove(1)}
    />
    <IconButton
      size="sm"
      color="danger"
      label={texts.remove(what)}
      icon={<TrashIcon aria-hidden />}
      data-removes=""
      onClick={({ currentTarget }) => {
        const moveFocus = focusAfter(currentTarget);
        onRemove();
        moveFocus();
      }}
    />
  </span>
);
