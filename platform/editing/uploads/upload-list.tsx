import { Button, focusWhenDrawn } from "../../ui/index.ts";
import { uploadTexts as texts } from "./texts.ts";
import type { QueuedUpload, UploadQueue } from "./upload-queue.ts";
import styles from "./uploads.module.css";

type UploadListProps = Pick<UploadQueue, "retry" | "dismiss"> & {
  readonly uploads: readonly QueuedUpload[];
  /** The id of the field that files are chosen with: it gets the focus of a button that goes away. */
  readonly input: string;
};

/** The uploads under way, each with its progress, and the refused files, each with its reason. */
export function UploadList({ uploads, retry, dismiss, input }: UploadListProps) {
  if (uploads.length === 0) return null;
  const press = (action: (id: string) => void, id: string) => {
    action(id);
    focusWhenDrawn(() => document.getElementById(input));
  };
  return (
    <ul className={styles.uploads} aria-label={texts.queue}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <strong>{upload.file.name}</strong>
          <Progress upload={upload} />
          {upload.progress.at === "failed" ? (
            <div className={styles.buttons}>
              {upload.progress.final ? null : (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={texts.retryNamed(upload.file.name)}
                  onClick={() => press(retry, upload.id)}
                >
                  {texts.retry}
                </Button>
              )}
              <Button
                variant="tertiary"
                size="sm"
                aria-label={texts.dismissNamed(upload.file.name)}
                onClick={() => press(dismiss, upload.id)}
              >
                {texts.dismiss}
              </Button>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Progress({ upload: { file, progress } }: { upload: QueuedUpload }) {
  if (progress.at === "waiting") return <span className={styles.quiet}>{texts.waiting}</span>;
  if (progress.at === "failed")
    return (
      <p className="ds-validation-message" role="alert">
        {progress.because}
      </p>
    );
  const percent = Math.round(progress.sent * 100);
  return (
    <span className={styles.progress}>
      <progress aria-label={texts.progress(file.name)} max={100} value={percent} />
      <span className={styles.quiet}>{percent < 100 ? texts.percent(percent) : texts.working}</span>
    </span>
  );
}
