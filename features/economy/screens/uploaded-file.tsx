import { Button, TrashIcon } from "../../../platform/ui/index.ts";
import { economyAuthorTexts as texts } from "../texts.ts";
import styles from "./economy.module.css";

type UploadedFileProps = {
  readonly file: { readonly name: string; readonly url: string };
  readonly isRemoving: boolean;
  /** Absent where nothing can be changed. */
  readonly onRemove?: () => void;
};

/** A spreadsheet that is there, and the way to be rid of it. */
export const UploadedFile = ({ file, isRemoving, onRemove }: UploadedFileProps) => (
  <div className={styles.file}>
    <a href={file.url} data-file>
      {file.name}
    </a>
    {onRemove ? (
      <Button
        variant="tertiary"
        color="danger"
        size="sm"
        aria-label={texts.removeNamed(file.name)}
        loading={isRemoving}
        onClick={onRemove}
      >
        <TrashIcon aria-hidden />
        {texts.remove}
      </Button>
    ) : null}
  </div>
);
