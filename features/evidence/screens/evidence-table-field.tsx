import { useId, useMemo, useRef, useState } from "react";
import { type RowPlace, useRowStore } from "../../../platform/editing/saving/index.ts";
import { focusWhenDrawn, IconButton, PencilIcon, useToast } from "../../../platform/ui/index.ts";
import { BlockHeading } from "../../block/screens/block-heading.tsx";
import type { BlockProps } from "../../block/screens/block-ui.ts";
import { useEditing, useIsHidden } from "../../editor/screens/editing.tsx";
import type { AuthorSection } from "../../kinds/rules/index.ts";
import { type Reference, referenceOf } from "../../reference/rules/index.ts";
import { ImportReferences } from "../../reference/screens/import-references.tsx";
import {
  AddRow,
  DeletedList,
  type LoadedRow,
  type RowKind,
  UnsentRows,
  useRowActions,
} from "../../row/screens/index.ts";
import type { TableSection } from "../rules/index.ts";
import { studyOfResult } from "../rules/results/index.ts";
import { evidenceTexts } from "../texts.ts";
import { evidenceWritingTexts as texts } from "../texts-writing.ts";
import { EvidenceTableView, StudiesTable } from "../views/evidence-table-view.tsx";
import { evidenceKind, nameOfStudy, wordsOfStudy } from "./evidence-kind.tsx";
import styles from "./evidence-table.module.css";
import { wordsOfResult } from "./result-columns.ts";
import { ResultFindings } from "./result-findings.tsx";
import { StudyList } from "./study-list.tsx";
import { placeOfResults } from "./study-results.tsx";
import { studyTarget } from "./study-target.ts";

type Shown = "list" | "table";

/** Summaries or primary studies, one in each row. */
export function EvidenceTableField({ block }: BlockProps<"EvidenceTable">) {
  const { readOnly, assessment } = useEditing();
  const isHidden = useIsHidden(block);
  const literature = useMemo(() => literatureIn(assessment.sections), [assessment.sections]);
  const { title, tableSection, helps, rows, results, contentGuid, contentId } = block;
  const place = useMemo<RowPlace>(
    () => ({ block: contentGuid, of: "evidence", part: tableSection }),
    [contentGuid, tableSection],
  );
  const kind = useMemo(() => evidenceKind(tableSection, helps), [tableSection, helps]);
  const actions = useRowActions(place);
  const toast = useToast();
  const [shown, setShown] = useState<Shown>("list");
  const list = useRef<HTMLDivElement>(null);
  const wordsOf = (cells: Readonly<Record<string, string>>) => wordsOfStudy(tableSection, cells);

  if (readOnly)
    return (
      <>
        {isHidden ? null : <ReadOnlyTable block={block} />}
        <UnsentRows because={readOnly} place={place} list={title} wordsOf={wordsOf} />
        {rows.map(({ id, cells }) => (
          <UnsentRows
            key={id}
            because={readOnly}
            place={placeOfResults(contentGuid, id)}
            list={nameOfStudy(cells)}
            wordsOf={wordsOfResult}
          />
        ))}
      </>
    );
  const bringListIntoView = () => {
    // At once: the form below goes away, and the shorter page would end a scroll that is under way.
    list.current?.scrollIntoView({ block: "start", behavior: "instant" });
    list.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.block}>
      <BlockHeading block={block} />
      <div ref={list} tabIndex={-1} className={styles.part}>
        <h4>{evidenceTexts.sections[tableSection]}</h4>
        {rows.length === 0 ? (
          <p className={styles.none}>{evidenceTexts.none}</p>
        ) : (
          <ViewSwitch shown={shown} onShow={setShown} />
        )}
        {shown === "list" || rows.length === 0 ? (
          <StudyList kind={kind} place={place} rows={rows} results={results} actions={actions} wordsOf={wordsOf} />
        ) : (
          <StudyTable kind={kind} block={block} onEdit={() => setShown("list")} />
        )}
      </div>
      <AddRow
        kind={kind}
        place={place}
        button={texts.addNew}
        buttonIn={texts.addNewIn(title)}
        formName={texts.newRow(title)}
        empty={() => Object.fromEntries(kind.columns({}).map(({ key }) => [key, ""]))}
        wordsOf={wordsOf}
        onCreated={bringListIntoView}
      />
      <ImportReferences
        block={{
          contentId,
          title,
          rows,
        }}
        target={studyTarget}
        literature={literature}
        add={actions.addAll}
        onAdded={(count) => {
          toast(texts.imported(count));
          bringListIntoView();
        }}
      />
      <DeletedList block={contentId} restore={actions.restore} now={[...rows, ...results].map(({ id }) => id).join()} />
    </div>
  );
}

/** The studies as readers see them; whoever reads an assessment that is being written also sees which numbers do not fit. */
function ReadOnlyTable({ block: { title, tableSection, rows, results } }: BlockProps<"EvidenceTable">) {
  const studies = new Map(rows.map(({ id, cells }) => [id, studyOfResult(cells)]));
  const cellsOf = new Map(results.map(({ id, cells }) => [id, cells]));
  return (
    <EvidenceTableView
      block={{ title, tableSection, studies: rows, results: shownResults(results) }}
      level={3}
      belowResult={({ id, study }) => <ResultFindings cells={cellsOf.get(id) ?? {}} study={studies.get(study) ?? {}} />}
    />
  );
}

const shownResults = (results: readonly LoadedRow[]) =>
  results.map(({ id, cells }) => ({ id, study: Number(cells.study), cells }));

/** The references under the searches of the whole assessment. */
const literatureIn = (sections: readonly AuthorSection[]): readonly Reference[] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "LiteratureSearch" ? block.references : []))
    .map(({ cells }) => referenceOf(cells))
    .filter(({ title }) => title !== "");

function ViewSwitch({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.views}>
      <legend>{evidenceTexts.view.label}</legend>
      {(["list", "table"] as const).map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={shown === each} onChange={() => onShow(each)} />
          {evidenceTexts.view[each]}
        </label>
      ))}
    </fieldset>
  );
}

type StudyTableProps = {
  readonly kind: RowKind;
  readonly block: {
    readonly title: string;
    readonly tableSection: TableSection;
    readonly rows: readonly LoadedRow[];
    readonly results: readonly LoadedRow[];
  };
  /** The row is open for change: it is written in the list. */
  readonly onEdit: () => void;
};

/** The studies beside each other, to compare. */
function StudyTable({ kind, block, onEdit }: StudyTableProps) {
  const rows = useRowStore();
  return (
    <StudiesTable
      title={block.title}
      tableSection={block.tableSection}
      studies={block.rows}
      results={shownResults(block.results)}
      scrolls
      action={({ id, cells }) => (
        <IconButton
          size="sm"
          label={texts.editNamed(kind.nameOf(cells))}
          icon={<PencilIcon aria-hidden />}
          onClick={() => {
            rows.open(id, cells);
            onEdit();
            focusWhenDrawn(() => document.querySelector<HTMLElement>(`[data-row="${id}"] input`));
          }}
        />
      )}
    />
  );
}
