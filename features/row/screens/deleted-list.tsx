import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { Button, classes, useToast } from "../../../platform/ui/index.ts";
import type { DeletedItem } from "../calls.ts";
import { rowsTexts } from "../texts.ts";
import { focusRow } from "./move-focus.ts";
import { NotDone } from "./not-done.tsx";
import styles from "./rows.module.css";
import type { RowActions } from "./use-row-actions.ts";

type DeletedListProps = {
  /** The block's number. */
  readonly block: number;
  readonly restore: RowActions["restore"];
  /** The block's current content. The list is fetched again when this value changes. */
  readonly now: string;
  /** The name of the rows. */
  readonly of?: keyof typeof rowsTexts.list;
};

/**
 * The block's rows that were deleted in the last 30 days. Nothing until something was, so it is asked for with the block, and again when
 * the block has fewer rows or other ones.
 */
export function DeletedList({ block, restore, of = "rows", now }: DeletedListProps) {
  const query = { ...callQuery(useApi(), "deletedItems", { params: { contentId: block } }), staleTime: 0 };
  const { data: rows = [], refetch } = useQuery(query);
  const asked = useRef(now);
  useEffect(() => {
    if (asked.current === now) return;
    asked.current = now;
    void refetch();
  }, [now, refetch]);
  if (rows.length === 0) return null;
  return (
    <details className={classes("ds-details", styles.deletedBox)} data-color="neutral">
      <summary>{rowsTexts.list[of].title}</summary>
      <div className={styles.deletedList}>
        <p>{rowsTexts.list[of].explain}</p>
        <DeletedRows rows={rows} refetch={refetch} restore={restore} of={of} />
      </div>
    </details>
  );
}

type DeletedRowsProps = Required<Pick<DeletedListProps, "restore" | "of">> & {
  readonly rows: readonly DeletedItem[];
  readonly refetch: () => Promise<unknown>;
};

function DeletedRows({ rows, refetch, restore, of }: DeletedRowsProps) {
  const toast = useToast();
  const [failed, setFailed] = useState<string | null>(null);
  const bringBack = async (row: number, kind: DeletedItem["kind"], name: string) => {
    const problem = await restore(row, kind);
    setFailed(problem?.title ?? null);
    if (problem) return toast(rowsTexts.list[of].failed, "error");
    await refetch();
    toast(rowsTexts.done(name));
    focusRow(row);
  };
  return (
    <>
      <NotDone because={failed} />
      <ul className={styles.list}>
        {rows.map(({ id, kind, what, deleted, by }) => {
          const name = what === "" ? rowsTexts.unnamed : what;
          return (
            <li key={id} className={styles.deleted}>
              <span>
                <strong>{name}</strong> {rowsTexts.by(by, norwegianMoment(deleted))}
              </span>
              <Button
                variant="secondary"
                size="sm"
                aria-label={rowsTexts.buttonNamed(name)}
                onClick={() => void bringBack(id, kind, name)}
              >
                {rowsTexts.button}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
