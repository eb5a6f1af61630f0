import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, classes, Loader, useToast } from "../../../platform/ui/index.ts";
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
  /** What the rows are called. */
  readonly of?: keyof typeof rowsTexts.list;
};

/** The block's rows that were deleted in the last 30 days. Asked for when it is opened. */
export function DeletedList({ block, restore, of = "rows" }: DeletedListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes("ds-details", styles.deletedBox)}
      data-color="neutral"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{rowsTexts.list[of].title}</summary>
      <div className={styles.deletedList}>
        <p>{rowsTexts.list[of].explain}</p>
        {isOpen ? <DeletedRows block={block} restore={restore} of={of} /> : null}
      </div>
    </details>
  );
}

function DeletedRows({ block, restore, of }: Required<DeletedListProps>) {
  const query = { ...callQuery(useApi(), "deletedItems", { params: { contentId: block } }), staleTime: 0 };
  const { data: rows, error } = useQuery(query);
  const client = useQueryClient();
  const toast = useToast();
  const [failed, setFailed] = useState<string | null>(null);
  if (error) return <Alert tone="danger">{error.problem.title}</Alert>;
  if (!rows) return <Loader />;
  if (rows.length === 0) return <p>{rowsTexts.list[of].none}</p>;
  const bringBack = async (row: number, kind: DeletedItem["kind"], name: string) => {
    const problem = await restore(row, kind);
    setFailed(problem?.title ?? null);
    if (problem) return toast(rowsTexts.list[of].failed, "error");
    await client.invalidateQueries({ queryKey: query.queryKey });
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
