import type { TableSection } from "../../../../core/evidence/index.ts";
import { evidenceWritingTexts as texts } from "../../../../texts/evidence-writing.ts";
import { StudiesTable } from "../../../content/blocks/index.ts";
import { IconButton, PencilIcon } from "../../../ui/index.ts";
import { focusIn, type LoadedRow, type RowsKind } from "../../rows/index.ts";
import { useRowStore } from "../../saving/index.ts";

type StudyTableProps = {
  readonly kind: RowsKind;
  readonly block: { readonly title: string; readonly tableSection: TableSection; readonly rows: readonly LoadedRow[] };
  /** The row is open for change: it is written in the list. */
  readonly onEdit: () => void;
};

/** The studies beside each other, to compare. */
export function StudyTable({ kind, block, onEdit }: StudyTableProps) {
  const rows = useRowStore();
  return (
    <StudiesTable
      title={block.title}
      tableSection={block.tableSection}
      studies={block.rows}
      scrolls
      action={({ id, cells }) => (
        <IconButton
          size="sm"
          label={texts.editNamed(kind.nameOf(cells))}
          icon={<PencilIcon aria-hidden />}
          onClick={() => {
            rows.open(id, cells);
            onEdit();
            requestAnimationFrame(() =>
              focusIn({ current: document.querySelector<HTMLElement>(`[data-row="${id}"]`) }, "input"),
            );
          }}
        />
      )}
    />
  );
}
