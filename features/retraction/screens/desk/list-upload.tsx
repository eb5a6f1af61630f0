import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../../platform/browser/api/browser-api.ts";
import { Alert, Button, FileDrop, type UploadState, useToast } from "../../../../platform/ui/index.ts";
import { retractionDeskTexts as texts } from "../../texts-desk.ts";
import styles from "./retractions.module.css";

type Shorter = { readonly file: File; readonly rows: number; readonly before: number };

/** Sends a new list. A list that is much shorter than the one before is sent again when the person confirms it. */
export function ListUpload() {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const [state, setState] = useState<UploadState>({ at: "idle" });
  const [shorter, setShorter] = useState<Shorter | null>(null);
  const send = async (file: File, anyway: "true" | "false") => {
    setShorter(null);
    setState({ at: "uploading", name: file.name });
    const onProgress = (percent: number) => setState({ at: "uploading", name: file.name, percent });
    const answer = await api.call(
      "deskLoadRetractions",
      { query: { anyway } },
      { file, idempotencyKey: newIdempotencyKey(), onProgress },
    );
    if (!answer.ok) {
      const { fields, title } = answer.problem;
      return setState({ at: "failed", because: fields?.[0]?.message ?? title });
    }
    setState({ at: "idle" });
    const { loaded, rows, before } = answer.value;
    if (!loaded) return setShorter({ file, rows, before: before ?? 0 });
    toast(texts.loaded(rows));
    await client.invalidateQueries({ queryKey: ["deskRetractions"] });
  };
  return (
    <>
      <FileDrop
        label={texts.upload}
        hint={texts.uploadHint}
        accept=".csv"
        state={state}
        onFiles={([file]) => void (file && send(file, "false"))}
      />
      {shorter ? (
        <Alert tone="warning" role="alert">
          <p>{texts.fewer(shorter.rows, shorter.before)}</p>
          <div className={styles.buttons}>
            <Button size="sm" onClick={() => void send(shorter.file, "true")}>
              {texts.anyway}
            </Button>
            <Button size="sm" variant="tertiary" onClick={() => setShorter(null)}>
              {texts.keep}
            </Button>
          </div>
        </Alert>
      ) : null}
    </>
  );
}
