import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../platform/browser/api/browser-api.ts";
import { createUploadQueue, type QueuedUpload, type UploadQueue } from "../../../platform/editing/uploads/index.ts";
import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { useToast } from "../../../platform/ui/index.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { IMAGE_LIMIT } from "../rules/index.ts";
import { imageTexts as texts } from "../texts.ts";

const UploadsContext = createContext<UploadQueue | null>(null);

/** The images that an editing page is sending. */
export const useUploadQueue = (): UploadQueue => {
  const queue = use(UploadsContext);
  if (!queue) throw new Error("useUploadQueue needs an ImageUploadsProvider above it");
  return queue;
};

/** The images that a block is being sent. */
export function useUploadsOf(contentId: number): readonly QueuedUpload[] {
  const queue = useUploadQueue();
  const watch = useCallback((listener: () => void) => queue.watch(contentId, listener), [queue, contentId]);
  const read = () => queue.of(contentId);
  return useSyncExternalStore(watch, read, read);
}

/** Uploads images while the page is open, whichever section is shown. A toast informs a person who is in another section. */
export function ImageUploadsProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const toast = useToast();
  const listAgain = useListAgain();
  const latest = useRef(listAgain);
  useEffect(() => {
    latest.current = listAgain;
  });
  const [queue] = useState(() =>
    createUploadQueue({
      limit: IMAGE_LIMIT,
      tooLarge: problemTexts.tooLarge,
      send: async ({ contentId, file, key }, onProgress) => {
        const options = { file, idempotencyKey: key, onProgress };
        const answer = await api.call("uploadImages", { params: { contentId }, query: {} }, options);
        return answer.ok ? null : answer.problem;
      },
      onStored: (contentId) => latest.current(contentId),
      onDone: (stored) => toast(texts.uploaded(stored)),
      onMissed: (name, because) => toast(texts.notUploaded(name, because), "error"),
      newKey: newIdempotencyKey,
    }),
  );
  return <UploadsContext value={queue}>{children}</UploadsContext>;
}

type Image = AuthorBlock<"ImageUpload">["images"][number];

/** After an upload the block's images are asked for (features/attachment/README.md), and then all that follows from it. */
function useListAgain(): (contentId: number) => Promise<void> {
  const api = useApi();
  const client = useQueryClient();
  const { number, reload } = useEditing();
  return async (contentId) => {
    const answer = await api.call("getImages", { params: { contentId } });
    if (answer.ok) {
      const { queryKey } = callQuery(api, "getWorkingCopy", { params: { id: String(number) } });
      const images = answer.value.map(rowOf);
      client.setQueryData(
        queryKey,
        (copy) =>
          copy && {
            ...copy,
            sections: copy.sections.map((section) => ({
              ...section,
              blocks: section.blocks.map((each) =>
                each.kind === "ImageUpload" && each.contentId === contentId ? { ...each, images } : each,
              ),
            })),
          },
      );
    }
    await reload();
  };
}

const rowOf = (image: CallAnswer<"getImages">[number]): Image => ({
  id: image.id,
  rev: image.rev,
  cells: { imageName: image.imageName, alt: image.alt, decorative: image.decorative ? "true" : "" },
  file: { url: image.imageSrc, width: image.width, height: image.height, widths: image.widths },
});
