import { type ReactNode, useId, useMemo } from "react";
import type { RowPlace } from "../../../platform/editing/saving/index.ts";
import { UploadList } from "../../../platform/editing/uploads/index.ts";
import { FileDrop } from "../../../platform/ui/index.ts";
import { BlockHeading } from "../../block/screens/block-heading.tsx";
import type { BlockProps } from "../../block/screens/block-ui.ts";
import { useEditing, useIsHidden } from "../../editor/screens/editing.tsx";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { ImageOfPage, ImagesView } from "../../kinds/views/index.ts";
import {
  DeletedList,
  RowList,
  SavedCell,
  UnsentRows,
  useRowActions,
  useRowCells,
  useRowOrder,
} from "../../row/screens/index.ts";
import { IMAGE_LIMIT, imageEndings, isDescribed, shownAlt } from "../rules/index.ts";
import { imageTexts as texts } from "../texts.ts";
import { altColumn, decorativeColumn, imageKind, wordsOfImage } from "./image-kind.ts";
import styles from "./image-upload.module.css";
import { useUploadQueue, useUploadsOf } from "./uploads-context.tsx";

type Image = AuthorBlock<"ImageUpload">["images"][number];

/** Images: upload several at once, say what each shows, order, delete. */
export function ImageUploadField({ block }: BlockProps<"ImageUpload">) {
  const { readOnly } = useEditing();
  const isHidden = useIsHidden(block);
  const { title, images, contentGuid, contentId } = block;
  const place = useMemo<RowPlace>(() => ({ block: contentGuid, of: "image", part: "" }), [contentGuid]);
  const actions = useRowActions(place);
  const order = useRowOrder(imageKind, images, actions);
  const queue = useUploadQueue();
  const uploads = useUploadsOf(contentId);
  const input = useId();

  if (readOnly)
    return (
      <>
        {isHidden || images.length === 0 ? null : <ImagesView block={{ title, images: images.map(shown) }} level={3} />}
        <UnsentRows because={readOnly} place={place} list={title} wordsOf={wordsOfImage} />
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
        id={input}
        label={texts.upload}
        hint={texts.accepts(IMAGE_LIMIT / 1_000_000)}
        accept={imageEndings}
        multiple
        onFiles={(files) => queue.add(contentId, files)}
      />
      <UploadList uploads={uploads} retry={queue.retry} dismiss={queue.dismiss} input={input} />
      <DeletedList
        block={contentId}
        restore={actions.restore}
        now={block.images.map(({ id }) => id).join()}
        of="images"
      />
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
        <ImageOfPage image={image.file} alt="" sizes="12rem" />
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
