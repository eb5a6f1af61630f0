import { type DragEvent, useRef, useState } from "react";
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
import { type LoadedRow, type RowActions, RowList, type RowsKind } from "../../rows/index.ts";
import type { RowPlace } from "../../saving/index.ts";
import { nameOfStudy } from "./evidence-kind.tsx";
import styles from "./evidence-table.module.css";

type StudyListProps = {
  readonly kind: RowsKind;
  readonly place: RowPlace;
  readonly rows: readonly LoadedRow[];
  readonly actions: RowActions;
  readonly wordsOf: (cells: Cells) => string;
};

type Direction = "up" | "down";

/** The row that a row comes to stand after when it moves one place; undefined when it cannot. */
const afterMove = (rows: readonly LoadedRow[], at: number, direction: Direction): number | null | undefined => {
  if (direction === "up") return at === 0 ? undefined : (rows[at - 2]?.id ?? null);
  return rows[at + 1]?.id;
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

  const move = async (row: LoadedRow, after: number | null): Promise<boolean> => {
    const problem = await actions.move(row.id, after);
    if (problem) toast(texts.move.failed, "error");
    else {
      const others = rows.filter(({ id }) => id !== row.id);
      const index = after === null ? 0 : others.findIndex(({ id }) => id === after) + 1;
      setSaid(texts.move.moved(nameOfStudy(row.cells), index + 1, rows.length));
    }
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
    const problem = await actions.duplicate(row, { ...row.cells, shortId: texts.duplicate.shortId(name) });
    toast(problem ? texts.duplicate.failed : texts.duplicate.done(name), problem ? "error" : "success");
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
        more={(row, at) => {
          const name = nameOfStudy(row.cells);
          const mover = (direction: Direction) => {
            const after = afterMove(rows, at, direction);
            return {
              "data-move": direction,
              "aria-disabled": after === undefined,
              onClick: async () => {
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
