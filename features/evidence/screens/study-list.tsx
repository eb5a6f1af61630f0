import type { RowPlace } from "../../../platform/editing/saving/index.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import { Button, FilesIcon, useToast } from "../../../platform/ui/index.ts";
import {
  type LoadedRow,
  type RowActions,
  RowItem,
  type RowKind,
  RowList,
  useRowOrder,
} from "../../row/screens/index.ts";
import { evidenceTexts } from "../texts.ts";
import { evidenceWritingTexts as texts } from "../texts-writing.ts";
import { nameOfStudy } from "./evidence-kind.tsx";
import { StudyResults } from "./study-results.tsx";

type StudyListProps = {
  readonly kind: RowKind;
  readonly place: RowPlace;
  readonly rows: readonly LoadedRow[];
  /** The numbers of these studies. */
  readonly results: readonly LoadedRow[];
  readonly actions: RowActions;
  readonly wordsOf: (cells: Cells) => string;
};

/** The studies under each other, in an order that is changed by buttons or by dragging. */
export function StudyList({ kind, place, rows, results, actions, wordsOf }: StudyListProps) {
  const toast = useToast();
  const { said, itemProps, movers } = useRowOrder(kind, rows, actions);

  const duplicate = async (row: LoadedRow) => {
    const name = nameOfStudy(row.cells);
    const copied = await actions.duplicate(row, { ...row.cells, shortId: texts.duplicate.shortId(name) });
    if (copied === "done") toast(texts.duplicate.done(name));
    else toast(copied === "misplaced" ? texts.duplicate.misplaced(name) : texts.duplicate.failed, "error");
  };

  return (
    <>
      {said}
      <RowList
        kind={kind}
        place={place}
        rows={rows}
        actions={actions}
        wordsOf={wordsOf}
        label={evidenceTexts.sections[place.part === "PrimaryStudy" ? "PrimaryStudy" : "KnowledgeSummary"]}
        itemProps={itemProps}
        item={(row, deleteButton) => (
          <>
            <RowItem
              kind={kind}
              place={place}
              row={row}
              deleteButton={deleteButton}
              more={
                <>
                  <Button
                    variant="tertiary"
                    size="sm"
                    aria-label={texts.duplicate.named(nameOfStudy(row.cells))}
                    onClick={() => void duplicate(row)}
                  >
                    <FilesIcon aria-hidden />
                    {texts.duplicate.button}
                  </Button>
                  {movers(row)}
                </>
              }
            />
            <StudyResults
              place={place}
              study={row}
              results={results.filter(({ cells }) => cells.study === String(row.id))}
            />
          </>
        )}
      />
    </>
  );
}
