import { TitledBlock, type ViewProps } from "../../block/views/field-views.tsx";
import { addressInWidth, type ShownImage as Image, srcSetOf } from "../rules/index.ts";
import styles from "./images-view.module.css";

type ShownImageProps = {
  readonly image: Image;
  readonly alt: string;
  /** How wide it is drawn, as the attribute `sizes` says it. */
  readonly sizes: string;
};

/** An image in the width that the screen needs. Its room is kept free while it is fetched. */
export const ImageOfPage = ({ image, alt, sizes }: ShownImageProps) => (
  <img
    src={addressInWidth(image.url, image.widths[0] ?? image.width)}
    srcSet={srcSetOf(image)}
    sizes={sizes}
    width={image.width}
    height={image.height}
    alt={alt}
    loading="lazy"
    decoding="async"
  />
);

type Images = { readonly images: readonly (Image & { readonly name: string; readonly alt: string })[] };

/** The images of a block, each as wide as its column at most. */
export const ImagesView = ({ block: { title, images }, level }: ViewProps<Images>) => (
  <TitledBlock title={title} level={level}>
    <div className={styles.images}>
      {images.map((image) => (
        <ImageOfPage key={image.url} image={image} alt={image.alt} sizes="(min-width: 80rem) 65rem, 100vw" />
      ))}
    </div>
  </TitledBlock>
);
