import { type DragEvent, useRef, useState } from "react";
import { afterMove, type Direction, orderAfter } from "../../../../core/row/index.ts";
import type { Cells } from "../../../../core/saving/index.ts";
import { evidenceTexts } from "../../../../texts/evidence.ts";
import { evidenceWritingTexts as texts } from "../../../../texts/evidence-writing.ts";
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  DragVerticalIcon,
  FilesIcon,
  IconButton,
  LiveRegion,
  useToast,
} from "../../../ui/index.ts";
import { type LoadedRow, type RowActions, type RowKind, RowList } from "../../rows/index.ts";
import type { RowPlace } from "../../saving/index.ts";
import { nameOfStudy } from "./evidence-kind.tsx";
import styles from "./evidence-table.module.css";

type StudyListProps = {
  readonly kind: RowKind;
  readonly place: RowPlace;
  readonly rows: readonly LoadedRow[];
  readonly actions: RowActions;
  readonly wordsOf: (cells: Cells) => string;
};

const focusMover = (row: number, direction: Direction) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-row="${row}"] button[data-move="${direction}"]`)?.focus(),
  );

/** The studies under each other, in an order that is changed by buttons or by dragging. */
export function StudyList({ kind, place, rows, actions, wordsOf }: StudyListProps) {
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
    if (problem) toast(texts.move.failed, "error");
    else setSaid(texts.move.moved(nameOfStudy(row.cells), order.indexOf(row.id) + 1, order.length));
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

  const duplicate = async (row: LoadedRow) => {
    const name = nameOfStudy(row.cells);
    const copied = await actions.duplicate(row, { ...row.cells, shortId: texts.duplicate.shortId(name) });
    if (copied === "done") toast(texts.duplicate.done(name));
    else toast(copied === "misplaced" ? texts.duplicate.misplaced(name) : texts.duplicate.failed, "error");
  };

  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      <RowList
        kind={kind}
        place={place}
        rows={rows}
        actions={actions}
        wordsOf={wordsOf}
        label={evidenceTexts.sections[place.part === "PrimaryStudy" ? "PrimaryStudy" : "KnowledgeSummary"]}
        itemProps={(row) => ({
          "data-over": over === row.id || undefined,
          onDragOver: (event) => {
            if (dragged.current === null) return;
            event.preventDefault();
            setOver(row.id);
          },
          onDragLeave: () => setOver(null),
          onDrop: (event) => drop(event, row),
        })}
        more={(row) => {
          const name = nameOfStudy(row.cells);
          const mover = (direction: Direction) => {
            return {
              "data-move": direction,
              "aria-disabled": afterMove(shown, row.id, direction) === undefined,
              onClick: async () => {
                const after = afterMove(ahead.current ?? shown, row.id, direction);
                if (after !== undefined && (await move(row, after))) focusMover(row.id, direction);
              },
            };
          };
          return (
            <>
              <Button
                variant="tertiary"
                size="sm"
                aria-label={texts.duplicate.named(name)}
                onClick={() => void duplicate(row)}
              >
                <FilesIcon aria-hidden />
                {texts.duplicate.button}
              </Button>
              <IconButton
                size="sm"
                label={texts.move.upNamed(name)}
                icon={<ArrowUpIcon aria-hidden />}
                {...mover("up")}
              />
              <IconButton
                size="sm"
                label={texts.move.downNamed(name)}
                icon={<ArrowDownIcon aria-hidden />}
                {...mover("down")}
              />
              {/* For a pointer only: the buttons beside it do the same. */}
              <span
                className={styles.handle}
                draggable
                aria-hidden
                title={texts.move.handle(name)}
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
        }}
      />
    </>
  );
}
