import { useEffect, useRef, useState } from "react";
import { isOutcomeUnknown } from "../../../../core/contract/outcome.ts";
import type { Problem } from "../../../../core/contract/problem.ts";
import { IMAGE_LIMIT } from "../../../../core/image/index.ts";
import { imageTexts } from "../../../../texts/image.ts";
import { problemTexts } from "../../../../texts/problems.ts";
import { useApi } from "../../../api/api.ts";
import { newIdempotencyKey } from "../../../api/browser-api.ts";
import { isFieldProblem } from "../../../api/use-write.ts";

type Progress =
  | { readonly at: "waiting" }
  /** `sent` from 0 to 1. */
  | { readonly at: "sending"; readonly sent: number }
  /** `final`: the file itself is refused, and would be again. */
  | { readonly at: "failed"; readonly because: string; readonly final: boolean };

/** One file on its way. The key repeats a try whose answer was lost, so that the image is stored once. */
export type ImageUpload = {
  readonly id: string;
  readonly file: File;
  readonly key: string;
  readonly progress: Progress;
};

export type ImageUploads = {
  /** What is on its way or failed; an image that is stored is not listed any more. */
  readonly uploads: readonly ImageUpload[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  readonly dismiss: (id: string) => void;
};

/** The fixed message, followed by the server's reason. docs/spec/attachments.md, Images */
const reasonOf = ({ title, fields }: Problem): string => {
  const reason = fields?.[0]?.message ?? title;
  return reason === imageTexts.uploadFailed ? reason : `${imageTexts.uploadFailed} ${reason}`;
};

const newUpload = (file: File): ImageUpload => ({
  id: newIdempotencyKey(),
  file,
  key: newIdempotencyKey(),
  // One that is known to be refused is not sent; the server has the last word on all others.
  progress:
    file.size > IMAGE_LIMIT
      ? { at: "failed", because: problemTexts.tooLarge(IMAGE_LIMIT), final: true }
      : { at: "waiting" },
});

/**
 * Sends files one after another, in the order in which they were chosen, so that the images stand in that order.
 * @param onStored each image that is stored: the list is to be fetched again; the next file waits for it
 * @param onDone none is left to send; how many were stored since the last time
 */
export function useImageUploads(
  contentId: number,
  { onStored, onDone }: { readonly onStored: () => Promise<void>; readonly onDone: (stored: number) => void },
): ImageUploads {
  const api = useApi();
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const list = useRef<readonly ImageUpload[]>([]);
  const isRunning = useRef(false);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    gone.current = here;
    return () => here.abort();
  }, []);

  const put = (next: readonly ImageUpload[]) => {
    list.current = next;
    setUploads(next);
  };
  const change = (id: string, changes: Partial<ImageUpload>) =>
    put(list.current.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  const send = async ({ id, file, key }: ImageUpload): Promise<boolean> => {
    change(id, { progress: { at: "sending", sent: 0 } });
    const request = { params: { contentId }, query: {} };
    const options = { file, idempotencyKey: key, signal: gone.current.signal };
    const onProgress = (sent: number) => change(id, { progress: { at: "sending", sent } });
    const answer = await api.call("uploadImages", request, { ...options, onProgress });
    if (!answer.ok) {
      const again = isOutcomeUnknown(answer.problem) ? key : newIdempotencyKey();
      const final = isFieldProblem(answer.problem);
      change(id, { key: again, progress: { at: "failed", because: reasonOf(answer.problem), final } });
      return false;
    }
    await onStored();
    put(list.current.filter((each) => each.id !== id));
    return true;
  };

  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    let stored = 0;
    for (;;) {
      const next = list.current.find(({ progress }) => progress.at === "waiting");
      if (!next || gone.current.signal.aborted) break;
      if (await send(next)) stored += 1;
    }
    isRunning.current = false;
    if (stored > 0) onDone(stored);
  };

  return {
    uploads,
    add: (files) => {
      put([...list.current, ...files.map(newUpload)]);
      void run();
    },
    retry: (id) => {
      change(id, { progress: { at: "waiting" } });
      void run();
    },
    dismiss: (id) => put(list.current.filter((each) => each.id !== id)),
  };
}
