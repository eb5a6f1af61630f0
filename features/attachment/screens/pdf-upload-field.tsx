import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import {
  Alert,
  Button,
  FileDrop,
  FilePdfIcon,
  TrashIcon,
  type UploadState,
  useConfirm,
  useToast,
} from "../../../platform/ui/index.ts";
import type { WorkingCopyView } from "../../assessment/calls.ts";
import { BlockHeading } from "../../block/screens/block-heading.tsx";
import type { BlockProps } from "../../block/screens/block-ui.ts";
import { DeletedFiles, FileDeletedHere, useFileUndo } from "../../block/screens/deleted-files.tsx";
import { PdfUploadView } from "../../block/views/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { focusIn } from "../../row/screens/index.ts";
import { PDF_LIMIT } from "../rules/index.ts";
import { attachmentTexts } from "../texts.ts";
import { type Lacking, PdfNotice } from "./pdf-notice.tsx";
import { notDeleted, type PdfState, pdfNotUploaded, refusedBefore } from "./pdf-state.ts";
import styles from "./pdf-upload.module.css";

const dropState = (state: PdfState): UploadState => {
  if (state.at === "not-uploaded") return { at: "failed", because: state.because };
  return state.at === "uploading" ? state : { at: "idle" };
};

/** One PDF: upload, show, replace, delete. */
export function PdfUploadField({ block }: BlockProps<"PdfUpload">) {
  const toast = useToast();
  const confirm = useConfirm();
  const listAgain = useListAgain(block);
  const uploading = useWrite("uploadPdf", listAgain);
  const deleting = useWrite("deletePdf", listAgain);
  const [state, setState] = useState<PdfState>({ at: "idle" });
  const [lacks, setLacks] = useState<Lacking | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { file, infoForDraft, infoForReader } = block;
  const params = { contentId: block.contentId };
  const undo = useFileUndo(block, place);

  const upload = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    const refused = refusedBefore(chosen);
    if (refused) return setState(refused);
    setLacks(null);
    setState({ at: "uploading", name: chosen.name });
    const answer = await uploading.run({ params, query: { rev: block.rev } }, chosen);
    if (!answer) return;
    focusIn(place, answer.ok ? "a" : "input:enabled");
    setState(answer.ok ? { at: "idle" } : pdfNotUploaded(answer.problem));
    if (!answer.ok) return toast(attachmentTexts.uploadFailed, "error");
    toast(attachmentTexts.uploaded(answer.value.pdfName));
    setLacks({ name: answer.value.pdfName, lacks: answer.value.lacks });
    if (file) await undo.note("replaced");
  };
  const remove = async () => {
    if (!file || !(await confirm(attachmentTexts.confirmDelete(file.name), { deletes: true }))) return;
    setState({ at: "deleting" });
    const answer = await deleting.run({ params, body: { pdfName: file.name, fileUrl: file.url, rev: block.rev } });
    if (!answer) return;
    focusIn(place, answer.ok ? "input:enabled" : "button[data-delete]");
    setState(answer.ok ? { at: "idle" } : notDeleted(answer.problem));
    if (!answer.ok) return toast(attachmentTexts.deleteFailed, "error");
    setLacks(null);
    toast(attachmentTexts.deleted(file.name));
    await undo.note("deleted");
  };

  return (
    <div ref={place} className={styles.block}>
      <BlockHeading block={block} />
      {infoForDraft === "" ? null : <p>{infoForDraft}</p>}
      {file ? <UploadedPdf file={file} info={infoForReader} state={state} onDelete={remove} /> : null}
      {file && lacks?.name === file.name ? <PdfNotice {...lacks} /> : null}
      <FileDeletedHere undo={undo} />
      <FileDrop
        label={file ? attachmentTexts.replace : attachmentTexts.upload}
        hint={attachmentTexts.accepts(PDF_LIMIT / 1_000_000)}
        accept=".pdf"
        state={dropState(state)}
        disabled={state.at === "deleting"}
        onFiles={upload}
      />
      <DeletedFiles undo={undo} now={file ? [file.url] : []} />
    </div>
  );
}

/** After an upload the block's file is asked for, and then all that follows from it. */
function useListAgain({ contentGuid, contentId }: BlockProps<"PdfUpload">["block"]): () => Promise<void> {
  const api = useApi();
  const client = useQueryClient();
  const { number, reload } = useEditing();
  return async () => {
    const answer = await api.call("getPdf", { params: { contentId } });
    if (answer.ok) {
      const { pdfName: name, fileUrl: url } = answer.value;
      const file = name === null || url === null ? null : { name, url };
      const { queryKey } = callQuery(api, "getWorkingCopy", { params: { id: String(number) } });
      client.setQueryData(queryKey, (copy) => copy && withPdf(copy, contentGuid, file));
    }
    await reload();
  };
}

/** The working copy with another file in one block. */
const withPdf = (
  copy: WorkingCopyView,
  contentGuid: string,
  file: UploadedPdfProps["file"] | null,
): WorkingCopyView => ({
  ...copy,
  sections: copy.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((each) =>
      each.kind === "PdfUpload" && each.contentGuid === contentGuid ? { ...each, file } : each,
    ),
  })),
});

type UploadedPdfProps = {
  readonly file: { readonly name: string; readonly url: string };
  /** The text for readers, so that authors know it. */
  readonly info: string;
  readonly state: PdfState;
  readonly onDelete: () => void;
};

/** The PDF that is there, and the way to be rid of it. */
const UploadedPdf = ({ file, info, state, onDelete }: UploadedPdfProps) => (
  <div className={styles.file}>
    <FilePdfIcon aria-hidden className={styles.icon} />
    <div className={styles.about}>
      <a href={file.url} data-file>
        {file.name}
      </a>
      {info === "" ? null : (
        <p className="quiet">
          {attachmentTexts.forReaders}: {info}
        </p>
      )}
    </div>
    <Button
      variant="tertiary"
      color="danger"
      size="sm"
      data-delete
      aria-label={attachmentTexts.removeNamed(file.name)}
      loading={state.at === "deleting"}
      onClick={onDelete}
    >
      <TrashIcon aria-hidden />
      {attachmentTexts.remove}
    </Button>
    {state.at === "not-deleted" ? (
      <div className={styles.failure}>
        <Alert tone="danger" role="alert">
          <p>{state.because}</p>
        </Alert>
      </div>
    ) : null}
  </div>
);

/** The PDF as readers see it; before publishing also that there is none. */
export const PdfRead = ({ block }: BlockProps<"PdfUpload">) => {
  const { isPublished } = useEditing().assessment;
  if (isPublished && block.file === null) return null;
  return <PdfUploadView block={{ ...block, info: block.infoForReader }} level={3} />;
};
