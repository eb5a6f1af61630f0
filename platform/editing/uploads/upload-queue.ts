import { isOutcomeUnknown } from "../../pure/contract/outcome.ts";
import type { Problem } from "../../pure/contract/problem.ts";
import { uploadTexts } from "./texts.ts";

type Progress =
  | { readonly at: "waiting" }
  /** `sent` from 0 to 1. */
  | { readonly at: "sending"; readonly sent: number }
  /** `final`: the file itself is refused, and would be again. */
  | { readonly at: "failed"; readonly because: string; readonly final: boolean };

/** One file on its way. The key repeats a try whose answer was lost, so that the image is stored once. */
export type QueuedUpload = {
  readonly id: string;
  /** The number of the block that it is for, or of the folder of the library (0: none). */
  readonly contentId: number;
  readonly file: File;
  readonly key: string;
  readonly progress: Progress;
};

export type UploadQueueParts = {
  /** Largest file, in bytes. */
  readonly limit: number;
  /** Why a larger one is refused, as the server says it. */
  readonly tooLarge: (limit: number) => string;
  /** Stores one image, once for each key; null when it is stored. Never rejects. */
  readonly send: (upload: QueuedUpload, onProgress: (sent: number) => void) => Promise<Problem | null>;
  /** An image is stored: the block's list is to be fetched again; the next file waits for it. */
  readonly onStored: (contentId: number) => Promise<void>;
  /** None is left to send; how many were stored since the last time. */
  readonly onDone: (stored: number) => void;
  /** One was not stored, and its block is not on the screen. */
  readonly onMissed: (name: string, because: string) => void;
  readonly newKey: () => string;
};

/**
 * The images of one editing page that are on their way or failed; one that is stored is not listed any more. They are sent one after
 * another in the order in which they were chosen, wherever in the form one goes meanwhile. features/image/README.md
 */
export type UploadQueue = {
  /** Those of a block. The same list until one of any block changes. */
  readonly of: (contentId: number) => readonly QueuedUpload[];
  /** Whether closing the page would lose one. */
  readonly isBusy: () => boolean;
  readonly add: (contentId: number, files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  readonly dismiss: (id: string) => void;
  /** Tells of every change while the block is on the screen. */
  readonly watch: (contentId: number, listener: () => void) => () => void;
};

/** The fixed message, followed by the server's reason. features/image/README.md */
const reasonOf = ({ title, fields }: Problem): string => {
  const reason = fields?.[0]?.message ?? title;
  return reason === uploadTexts.uploadFailed ? reason : `${uploadTexts.uploadFailed} ${reason}`;
};

const none: readonly QueuedUpload[] = [];

export function createUploadQueue({
  limit,
  tooLarge,
  send,
  onStored,
  onDone,
  onMissed,
  newKey,
}: UploadQueueParts): UploadQueue {
  let uploads: readonly QueuedUpload[] = none;
  let byBlock: ReadonlyMap<number, readonly QueuedUpload[]> = new Map();
  let isRunning = false;
  const watchers = new Set<{ readonly contentId: number; readonly listener: () => void }>();

  const put = (next: readonly QueuedUpload[]) => {
    uploads = next;
    byBlock = Map.groupBy(next, ({ contentId }) => contentId);
    for (const { listener } of watchers) listener();
  };
  const change = (id: string, changes: Partial<QueuedUpload>) =>
    put(uploads.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const remove = (id: string) => put(uploads.filter((each) => each.id !== id));

  const fail = ({ id, contentId, file, key }: QueuedUpload, problem: Problem) => {
    const because = reasonOf(problem);
    const final = (problem.fields?.length ?? 0) > 0;
    change(id, {
      key: isOutcomeUnknown(problem) ? key : newKey(),
      progress: { at: "failed", because, final },
    });
    if (![...watchers].some((each) => each.contentId === contentId)) onMissed(file.name, because);
  };

  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    let stored = 0;
    for (;;) {
      const next = uploads.find(({ progress }) => progress.at === "waiting");
      if (!next) break;
      change(next.id, { progress: { at: "sending", sent: 0 } });
      const problem = await send(next, (sent) => change(next.id, { progress: { at: "sending", sent } }));
      if (problem) {
        fail(next, problem);
        continue;
      }
      stored += 1;
      await onStored(next.contentId);
      remove(next.id);
    }
    isRunning = false;
    if (stored > 0) onDone(stored);
  };

  const newUpload = (contentId: number, file: File): QueuedUpload => ({
    id: newKey(),
    contentId,
    file,
    key: newKey(),
    // One that is known to be refused is not sent; the server has the last word on all others.
    progress: file.size > limit ? { at: "failed", because: tooLarge(limit), final: true } : { at: "waiting" },
  });

  return {
    of: (contentId) => byBlock.get(contentId) ?? none,
    isBusy: () => uploads.some(({ progress }) => progress.at !== "failed"),
    add: (contentId, files) => {
      put([...uploads, ...files.map((file) => newUpload(contentId, file))]);
      void run();
    },
    retry: (id) => {
      change(id, { progress: { at: "waiting" } });
      void run();
    },
    dismiss: remove,
    watch: (contentId, listener) => {
      const watcher = { contentId, listener };
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
  };
}
