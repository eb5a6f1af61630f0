import { useRef, useState } from "react";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { Alert, Details, FileDrop, useConfirm, useToast } from "../../../platform/ui/index.ts";
import type { Authored } from "../../block/screens/block-ui.ts";
import { DeletedFiles, FileDeletedHere, useFileUndo } from "../../block/screens/deleted-files.tsx";
import { useEditing } from "../../editor/screens/editing.tsx";
import { WORKBOOK_LIMIT } from "../rules/index.ts";
import { economyAuthorTexts as texts } from "../texts.ts";
import styles from "./economy.module.css";
import { FoldHead } from "./fold-head.tsx";
import { notUploaded, tooLarge } from "./upload-failure.ts";
import { UploadedFile } from "./uploaded-file.tsx";

type Result = CallAnswer<"uploadEconomyEvaluation">;
type State =
  | { readonly at: "idle" }
  | { readonly at: "uploading"; readonly name: string }
  | { readonly at: "failed"; readonly because: string }
  | { readonly at: "answered"; readonly name: string; readonly result: Result };

/** The section that the specification names in the address of the upload. features/api/README.md */
const SECTION = "økonomiske-aspekter-spesialisthelsetjenesten";

/** The workbook of an evaluation: fetched empty, uploaded filled in, taken away. */
export function WorkbookUpload({ block }: { readonly block: Authored<"EconomyEvaluation"> }) {
  const toast = useToast();
  const confirm = useConfirm();
  const { reload } = useEditing();
  const uploading = useWrite("uploadEconomyEvaluation", reload);
  const removing = useWrite("removeEconomyEvaluation", reload);
  const [state, setState] = useState<State>({ at: "idle" });
  const place = useRef<HTMLDivElement>(null);
  const undo = useFileUndo(block, place);
  const { workbook, contentId, rev } = block;

  const upload = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    const large = tooLarge(chosen);
    if (large) return setState({ at: "failed", because: large });
    setState({ at: "uploading", name: chosen.name });
    const answer = await uploading.run({ params: { contentId, section: SECTION }, query: { rev } }, chosen);
    if (!answer) return;
    if (!answer.ok) return setState({ at: "failed", because: notUploaded(answer.problem) });
    setState({ at: "answered", name: chosen.name, result: answer.value });
    if (!answer.value.uploadFinished) return toast(texts.notUsed, "error");
    toast(texts.uploaded(chosen.name));
    if (workbook) await undo.note("replaced");
  };
  const remove = async () => {
    if (!workbook || !(await confirm(texts.confirmRemove(workbook.name), { deletes: true }))) return;
    const answer = await removing.run({ params: { contentId }, query: { rev } });
    if (!answer) return;
    setState({ at: "idle" });
    if (answer.ok) toast(texts.removed(workbook.name));
    else toast(texts.notRemoved(answer.problem.title), "error");
    if (answer.ok) await undo.note("deleted");
    place.current?.querySelector<HTMLElement>("input[type=file]")?.focus();
  };

  const [isInUse, setInUse] = useState(workbook !== null);
  if (workbook && !isInUse) setInUse(true);
  return (
    <Details summary={<FoldHead title={texts.excel} note={workbook?.name ?? texts.excelIs} />} defaultOpen={isInUse}>
      <div ref={place} className={styles.upload}>
        <p>
          <a href={block.foundationFileUrl}>{texts.download}</a>
        </p>
        {workbook ? <UploadedFile file={workbook} isRemoving={removing.running} onRemove={remove} /> : null}
        <FileDeletedHere undo={undo} />
        <FileDrop
          label={workbook ? texts.replace : texts.upload}
          hint={texts.accepts(WORKBOOK_LIMIT / 1_000_000)}
          accept=".xls,.xlsx"
          state={state.at === "answered" ? { at: "idle" } : state}
          disabled={removing.running}
          onFiles={upload}
        />
        {state.at === "answered" && state.result.problems.length > 0 ? (
          <Problems name={state.name} result={state.result} />
        ) : null}
        {workbook ? (
          <Alert>
            <p>{texts.fromWorkbook}</p>
          </Alert>
        ) : null}
        <DeletedFiles undo={undo} now={workbook ? [workbook.url] : []} />
      </div>
    </Details>
  );
}

/** The cells that stood in the way, or, when the workbook counts, those that were empty. */
const Problems = ({ name, result }: { readonly name: string; readonly result: Result }) => {
  const shown = result.uploadFinished ? result.problems : result.problems.filter(({ kind }) => kind !== "empty");
  const list = (
    <ul>
      {shown.map(({ sheet, cell, label, kind }) => (
        <li key={`${sheet}${cell}`}>
          {texts.problemAt(sheet, cell, label)} {texts.problems[kind]}
        </li>
      ))}
    </ul>
  );
  if (result.uploadFinished)
    return (
      <details className="ds-details" data-color="neutral">
        <summary>{texts.empties(shown.length)}</summary>
        <div>{list}</div>
      </details>
    );
  return (
    <Alert tone="danger" role="alert" heading={texts.refused(name)} headingLevel={4}>
      <p>{texts.mend}</p>
      {list}
    </Alert>
  );
};
