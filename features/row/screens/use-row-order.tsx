import { type DragEvent, type LiHTMLAttributes, type ReactNode, useRef, useState } from "react";
import {
  ArrowDownIcon,
  ArrowUpIcon,
  DragVerticalIcon,
  focusWhenDrawn,
  IconButton,
  LiveRegion,
  useToast,
} from "../../../platform/ui/index.ts";
import { afterMove, type Direction, orderAfter } from "../rules/index.ts";
import { rowsTexts } from "../texts.ts";
import type { LoadedRow, RowKind } from "./row-kind.ts";
import styles from "./rows.module.css";
import type { RowActions } from "./use-row-actions.ts";

export type ItemProps = LiHTMLAttributes<HTMLLIElement> & { readonly "data-over"?: true | undefined };

type RowOrder = {
  /** Says aloud where a row has moved: to be drawn once, beside the list. */
  readonly said: ReactNode;
  /** Of a row's item in the list, which takes what is dropped on it. */
  readonly itemProps: (row: LoadedRow) => ItemProps;
  /** The buttons that move a row, and the handle that a pointer drags. */
  readonly movers: (row: LoadedRow) => ReactNode;
};

const focusMover = (row: number, direction: Direction) =>
  focusWhenDrawn(() => document.querySelector<HTMLElement>(`[data-row="${row}"] button[data-move="${direction}"]`));

const texts = rowsTexts.move;

/** An order of rows that is changed by buttons or by dragging. */
export function useRowOrder(kind: RowKind, rows: readonly LoadedRow[], actions: RowActions): RowOrder {
  const toast = useToast();
  const [said, setSaid] = useState("");
  const [over, setOver] = useState<number | null>(null);
  const dragged = useRef<number | null>(null);

  // The order with the moves that are under way: the next one starts from it, not from what the list shows yet.
  const ahead = useRef<readonly number[] | null>(null);
  const shown = rows.map(({ id }) => id);

  const move = async (row: LoadedRow, after: number | null): Promise<boolean> => {
    const order = orderAfter(ahead.current ?? shown, row.id, after);
    ahead.current = order;
    const problem = await actions.move(row.id, after);
    if (problem || ahead.current === order) ahead.current = null;
    if (problem) toast(texts.failed, "error");
    else setSaid(texts.moved(kind.nameOf(row.cells), order.indexOf(row.id) + 1, order.length));
    return problem === null;
  };

  const drop = (event: DragEvent, target: LoadedRow) => {
    event.preventDefault();
    setOver(null);
    const row = rows.find(({ id }) => id === dragged.current);
    dragged.current = null;
    if (!row || row.id === target.id) return;
    const others = rows.filter(({ id }) => id !== row.id);
    const isMovedDown = rows.indexOf(row) < rows.indexOf(target);
    const at = others.indexOf(target);
    void move(row, isMovedDown ? target.id : (others[at - 1]?.id ?? null));
  };

  const mover = (row: LoadedRow, direction: Direction) => ({
    "data-move": direction,
    "aria-disabled": afterMove(shown, row.id, direction) === undefined,
    onClick: async () => {
      const after = afterMove(ahead.current ?? shown, row.id, direction);
      if (after !== undefined && (await move(row, after))) focusMover(row.id, direction);
    },
  });

  return {
    said: <LiveRegion>{said}</LiveRegion>,
    itemProps: (row) => ({
      "data-over": over === row.id || undefined,
      onDragOver: (event) => {
        if (dragged.current === null) return;
        event.preventDefault();
        setOver(row.id);
      },
      onDragLeave: () => setOver(null),
      onDrop: (event) => drop(event, row),
    }),
    movers: (row) => {
      const name = kind.nameOf(row.cells);
      return (
        <>
          <IconButton size="sm" label={texts.upNamed(name)} icon={<ArrowUpIcon aria-hidden />} {...mover(row, "up")} />
          <IconButton
            size="sm"
            label={texts.downNamed(name)}
            icon={<ArrowDownIcon aria-hidden />}
            {...mover(row, "down")}
          />
          {/* For a pointer only: the buttons beside it do the same. */}
          <span
            className={styles.handle}
            draggable
            aria-hidden
            title={texts.handle(name)}
            onDragStart={(event) => {
              dragged.current = row.id;
              event.dataTransfer.effectAllowed = "move";
              event.dataTransfer.setData("text/plain", name);
            }}
            onDragEnd={() => {
              dragged.current = null;
              setOver(null);
            }}
          >
            <DragVerticalIcon aria-hidden />
          </span>
        </>
      );
    },
  };
}
