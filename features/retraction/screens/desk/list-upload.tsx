import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../../platform/browser/api/browser-api.ts";
import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { Alert, Button, FileDrop, type UploadState, useToast } from "../../../../platform/ui/index.ts";
import { retractionDeskTexts as texts } from "../../texts-desk.ts";
import styles from "./retractions.module.css";

type Doubted = { readonly file: File; readonly answer: CallAnswer<"deskLoadRetractions"> };

/** Sends a new list. A list that there is a doubt about is sent again when the person confirms it. */
export function ListUpload() {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const [state, setState] = useState<UploadState>({ at: "idle" });
  const [doubted, setDoubted] = useState<Doubted | null>(null);
  const send = async (file: File, anyway: "true" | "false") => {
    setDoubted(null);
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
    const { loaded, rows, undated } = answer.value;
    if (!loaded) return setDoubted({ file, answer: answer.value });
    toast(texts.loaded(rows, undated));
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
      {doubted ? (
        <Alert tone="warning" role="alert">
          <p>{texts.doubt(doubted.answer)}</p>
          <div className={styles.buttons}>
            <Button size="sm" onClick={() => void send(doubted.file, "true")}>
              {texts.anyway}
            </Button>
            <Button size="sm" variant="tertiary" onClick={() => setDoubted(null)}>
              {texts.keep}
            </Button>
          </div>
        </Alert>
      ) : null}
    </>
  );
}
