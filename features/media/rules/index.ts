import type { ShownMedia } from "../../content/rules/property/index.ts";
import { addressInWidth, imageEndings, srcSetOf } from "../../image/rules/index.ts";

export { type DocumentTextState, documentText, documentTextStates } from "./document-text.ts";

/** Largest document, in bytes; a picture has the limit of `features/image/rules`. docs/contract.md, Limits */
export const DOCUMENT_LIMIT = 25_000_000;
/** Files on one page of the library. */
export const MEDIA_PER_PAGE = 24;
export const CREDIT_MAX = 200;
export const FOLDER_NAME_MAX = 80;

export const mediaKinds = ["image", "document"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** The documents that the library takes, by their endings. */
export const documentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
} as const;

export const mediaEndings = `${imageEndings}, .pdf, .docx, .xlsx, .pptx`;

/** A file of the library: `url` is its address, `sizes` are those of a picture, the largest last. */
export type MediaFile = {
  readonly url: string;
  readonly kind: MediaKind;
  readonly name: string;
  readonly alt: string;
  readonly decorative: boolean;
  readonly focusX: number;
  readonly focusY: number;
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
};

/** Whether a page may show it: a picture is described, or said to be decoration. */
export const isUsable = ({ kind, alt, decorative }: Pick<MediaFile, "kind" | "alt" | "decorative">): boolean =>
  kind === "document" || decorative || alt.trim() !== "";

/**
 * A file as a page shows it.
 * @param draftKey the secret of a link to a draft, with which somebody reads files that are not public
 */
export function shownMedia(file: MediaFile, draftKey: string | null = null): ShownMedia {
  const key = draftKey === null ? "" : `utkast=${draftKey}`;
  const plain = file.url;
  const src = key === "" ? plain : `${plain}?${key}`;
  const largest = file.sizes.at(-1);
  if (file.kind === "document" || !largest) return { kind: "document", src, alt: file.name };
  const widths = file.sizes.map(({ width }) => width);
  const srcSet =
    key === ""
      ? srcSetOf({ url: plain, widths })
      : widths.map((width) => `${addressInWidth(plain, width)}&${key} ${width}w`).join(", ");
  const isCentred = file.focusX === 50 && file.focusY === 50;
  return {
    kind: "image",
    src,
    alt: file.decorative ? "" : file.alt.trim(),
    width: largest.width,
    height: largest.height,
    srcSet,
    ...(isCentred ? {} : { focus: `${file.focusX}% ${file.focusY}%` }),
  };
}
