import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { AuthorBlock } from "../../../../core/block/index.ts";
import type { CallAnswer } from "../../../../core/contract/index.ts";
import { IMAGE_LIMIT, imageEndings, isDescribed, shownAlt } from "../../../../core/image/index.ts";
import { imageTexts as texts } from "../../../../texts/image.ts";
import { callQuery, useApi } from "../../../api/api.ts";
import { ImagesView, ShownImage } from "../../../content/blocks/index.ts";
import { FileDrop, useToast } from "../../../ui/index.ts";
import { useEditing, useIsHidden } from "../../editing.tsx";
import {
  DeletedList,
  RowList,
  SavedCell,
  UnsentRows,
  useRowActions,
  useRowCells,
  useRowOrder,
} from "../../rows/index.ts";
import type { RowPlace } from "../../saving/index.ts";
import { BlockHeading } from "../block-heading.tsx";
import type { BlockProps } from "../block-ui.ts";
import { altColumn, decorativeColumn, imageKind, wordsOfImage } from "./image-kind.ts";
import styles from "./image-upload.module.css";
import { UploadList } from "./upload-list.tsx";
import { useImageUploads } from "./use-image-uploads.ts";

type Image = AuthorBlock<"ImageUpload">["images"][number];

/** Images: upload several at once, say what each shows, order, delete. docs/spec/attachments.md, Images */
export function ImageUploadField({ block }: BlockProps<"ImageUpload">) {
  const { readOnly } = useEditing();
  const isHidden = useIsHidden(block);
  const { title, images, contentGuid, contentId } = block;
  const place = useMemo<RowPlace>(() => ({ block: contentGuid, of: "image", part: "" }), [contentGuid]);
  const actions = useRowActions(place);
  const order = useRowOrder(imageKind, images, actions);
  const toast = useToast();
  const listAgain = useListAgain(block);
  const { uploads, add, retry, dismiss } = useImageUploads(contentId, {
    onStored: listAgain,
    onDone: (count) => toast(texts.uploaded(count)),
  });

  if (readOnly)
    return (
      <>
        {isHidden || images.length === 0 ? null : <ImagesView block={{ title, images: images.map(shown) }} level={3} />}
        <UnsentRows because={readOnly} place={place} wordsOf={wordsOfImage} />
      </>
    );
  return (
    <div className={styles.block}>
      <BlockHeading block={block} />
      {images.length === 0 ? <p className={styles.quiet}>{texts.none}</p> : null}
      {order.said}
      <RowList
        kind={imageKind}
        place={place}
        rows={images}
        actions={actions}
        wordsOf={wordsOfImage}
        label={texts.list(title)}
        itemProps={order.itemProps}
        item={(image, deleteButton) => (
          <ImageItem place={place} image={image}>
            {order.movers(image)}
            {deleteButton}
          </ImageItem>
        )}
      />
      <FileDrop
        label={texts.upload}
        hint={texts.accepts(IMAGE_LIMIT / 1_000_000)}
        accept={imageEndings}
        multiple
        onFiles={add}
      />
      <UploadList uploads={uploads} retry={retry} dismiss={dismiss} />
      <DeletedList block={contentId} restore={actions.restore} of="images" />
    </div>
  );
}

const shown = ({ cells, file }: Image) => ({ ...file, name: cells.imageName ?? "", alt: shownAlt(cells) });

type ImageItemProps = { readonly place: RowPlace; readonly image: Image; readonly children: ReactNode };

/** One image with what it shows; what is written saves by itself. */
function ImageItem({ place, image, children }: ImageItemProps) {
  const cells = useRowCells(place, image);
  const name = cells.imageName ?? "";
  const isDecorative = cells.decorative === "true";
  return (
    <div className={styles.image} data-row={image.id}>
      <a href={image.file.url} target="_blank" rel="noreferrer" aria-label={texts.open(name)} className={styles.thumb}>
        <ShownImage image={image.file} alt="" sizes="12rem" />
      </a>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        {isDecorative ? null : <SavedCell place={place} row={image} column={altColumn} readOnly={false} />}
        <SavedCell place={place} row={image} column={decorativeColumn} readOnly={false} />
        {isDescribed(cells) ? null : <p className={styles.care}>{texts.undescribed}</p>}
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}

/** After an upload the block's images are asked for (docs/spec/attachments.md, Upload flow), and then all that follows from it. */
function useListAgain({ contentGuid, contentId }: BlockProps<"ImageUpload">["block"]): () => Promise<void> {
  const api = useApi();
  const client = useQueryClient();
  const { number, reload } = useEditing();
  return async () => {
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
                each.kind === "ImageUpload" && each.contentGuid === contentGuid ? { ...each, images } : each,
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
