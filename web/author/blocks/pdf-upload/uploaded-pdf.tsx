import { attachmentTexts } from "../../../../texts/attachment.ts";
import { Alert, Button, FilePdfIcon, TrashIcon } from "../../../ui/index.ts";
import type { PdfState } from "./pdf-state.ts";
import styles from "./pdf-upload.module.css";

type UploadedPdfProps = {
  readonly file: { readonly name: string; readonly url: string };
  /** The text for readers, so that authors know it. */
  readonly info: string;
  readonly state: PdfState;
  readonly onDelete: () => void;
};

/** The PDF that is there, and the way to be rid of it. */
export const UploadedPdf = ({ file, info, state, onDelete }: UploadedPdfProps) => (
  <div className={styles.file}>
    <FilePdfIcon aria-hidden className={styles.icon} />
    <div className={styles.about}>
      <a href={file.url}>{file.name}</a>
      {info === "" ? null : (
        <p className={styles.info}>
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
