import { useState } from "react";
import { FieldBelow, FieldHint, type FieldText, useFieldWiring } from "./field-frame.tsx";
import styles from "./file-drop.module.css";
import { uiEditingTexts } from "./texts-editing.ts";

/** The state of the upload. `percent` is absent when the progress is unknown. */
export type UploadState =
  | { readonly at: "idle" }
  | { readonly at: "uploading"; readonly name: string; readonly percent?: number }
  | { readonly at: "failed"; readonly because: string };

export type FileDropProps = FieldText & {
  /** Endings with a dot, comma between: ".png, .jpg". */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly state?: UploadState;
  readonly onFiles: (files: readonly File[]) => void;
  readonly disabled?: boolean;
  readonly id?: string;
};

const texts = uiEditingTexts.fileDrop;

/** A place to drop files, which is also a button that opens the browser's own file chooser. */
export function FileDrop(props: FileDropProps) {
  const { accept, multiple = false, state = { at: "idle" }, onFiles, disabled = false, id, ...text } = props;
  const [refused, setRefused] = useState<string | null>(null);
  const error = refused ?? (state.at === "failed" ? state.because : text.error);
  const wiring = useFieldWiring({ ...text, error }, id);
  const busy = state.at === "uploading";

  const take = (files: readonly File[]) => {
    if (busy) return;
    const wrong = files.find((file) => !isAccepted(file.name, accept));
    setRefused(wrong ? texts.wrongType(wrong.name, accept) : null);
    const right = files.filter((file) => isAccepted(file.name, accept));
    if (right.length > 0) onFiles(right);
  };

  return (
    <div className="ds-field">
      <label className="ds-label" htmlFor={wiring.id}>
        {text.label}
      </label>
      <FieldHint id={wiring.id} hint={text.hint} />
      <div className={`ds-file-upload ${styles.drop}`}>
        <div>{multiple ? texts.drag : texts.dragOne}</div>
        <span className="ds-button" data-variant="secondary">
          {multiple ? texts.choose : texts.chooseOne}
        </span>
        <input
          {...wiring}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          // Not disabled: it would lose the focus.
          aria-disabled={busy || undefined}
          onClick={(event) => busy && event.preventDefault()}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </div>
      <div role="status">
        {busy ? (
          <div className={styles.progress}>
            <span>{texts.uploading(state.name)}</span>
            <progress aria-label={texts.uploading(state.name)} max={100} value={state.percent} />
          </div>
        ) : null}
      </div>
      <FieldBelow id={wiring.id} error={error} footer={text.footer} />
    </div>
  );
}

/** Dropping is not held back by `accept`, so the ending is looked at here. The server looks at the content. */
const isAccepted = (name: string, accept: string): boolean =>
  accept.split(",").some((ending) => name.toLowerCase().endsWith(ending.trim().toLowerCase()));
