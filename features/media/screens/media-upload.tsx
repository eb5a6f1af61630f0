import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { useApi } from "../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../platform/browser/api/browser-api.ts";
import { createUploadQueue, UploadList } from "../../../platform/editing/uploads/index.ts";
import { FileDrop, useToast } from "../../../platform/ui/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import { lackingIn } from "../../attachment/texts.ts";
import { imageEndings } from "../../image/rules/index.ts";
import { DOCUMENT_LIMIT, type MediaKind, mediaEndings } from "../rules/index.ts";
import { mediaTexts as texts } from "../texts.ts";
import styles from "./media.module.css";
import { useMediaReload } from "./media-queries.ts";

/** All files of the library are sent in one queue, whichever folder they are for. */
const QUEUE = 0;

/** Sends files to the library, one after another, each with how far it has come. @param folder 0 for none */
export function MediaUpload({ kind, folder }: { readonly kind: MediaKind | undefined; readonly folder: number }) {
  const api = useApi();
  const toast = useToast();
  const reload = useMediaReload();
  const latest = useRef({ folder, reload });
  useEffect(() => {
    latest.current = { folder, reload };
  });
  const [queue] = useState(() =>
    createUploadQueue({
      limit: DOCUMENT_LIMIT,
      tooLarge: problemTexts.tooLarge,
      send: async ({ file, key }, onProgress) => {
        const { folder: into } = latest.current;
        const query = into === 0 ? {} : { folder: into };
        const answer = await api.call("deskUploadMedia", { query }, { file, idempotencyKey: key, onProgress });
        if (!answer.ok) return answer.problem;
        const { name, lacks } = answer.value;
        if (lacks.length > 0) toast(lackingIn(name, lacks));
        return null;
      },
      onStored: () => latest.current.reload(),
      onDone: (stored) => toast(texts.uploaded(stored)),
      onMissed: (name, because) => toast(`${name}: ${because}`, "error"),
      newKey: newIdempotencyKey,
    }),
  );
  const watch = useCallback((listener: () => void) => queue.watch(QUEUE, listener), [queue]);
  const read = () => queue.of(QUEUE);
  const uploads = useSyncExternalStore(watch, read, read);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => queue.isBusy() && event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [queue]);
  const input = useId();
  return (
    <div className={styles.upload}>
      <FileDrop
        id={input}
        label={texts.upload}
        hint={kind === "image" ? texts.acceptsPictures : texts.accepts}
        accept={kind === "image" ? imageEndings : mediaEndings}
        multiple
        onFiles={(files) => queue.add(QUEUE, files)}
      />
      <UploadList uploads={uploads} retry={queue.retry} dismiss={queue.dismiss} input={input} />
    </div>
  );
}
