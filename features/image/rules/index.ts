/** Largest upload, in bytes. docs/contract.md, Limits */
export const IMAGE_LIMIT = 10_000_000;
/** Most pixels of an upload. docs/contract.md, Limits */
export const IMAGE_PIXELS = 40_000_000;
/** Most images in one block. */
export const IMAGES_MAX = 50;
/** Most characters of an alternative text. */
export const ALT_MAX = 1000;

export const imageEndings = ".png, .jpg, .jpeg, .jfif, .jpe";

/** The cells of an image, which is a row of its block. `decorative` is "true" or empty. */
type ImageCells = { readonly imageName: string; readonly alt: string; readonly decorative: string };

/** Every cell of an image; one that was never written reads as the empty text. */
export const imageCellsOf = (cells: Readonly<Partial<Record<string, string>>>): ImageCells => ({
  imageName: cells.imageName ?? "",
  alt: cells.alt ?? "",
  decorative: cells.decorative ?? "",
});

/** An image as the specification's calls list it. */
export const imageItem = (imageSrc: string, cells: Readonly<Partial<Record<string, string>>>) => {
  const { imageName, alt } = imageCellsOf(cells);
  return { imageName, imageSrc, alt };
};

/** Whether it is said what the image shows, or that it is decoration: asked for before sending. */
export const isDescribed = (cells: Readonly<Partial<Record<string, string>>>): boolean => {
  const { alt, decorative } = imageCellsOf(cells);
  return decorative === "true" || alt.trim() !== "";
};

/** The alternative text of the image; empty for decoration. */
export const shownAlt = (cells: Readonly<Partial<Record<string, string>>>): string => {
  const { alt, decorative } = imageCellsOf(cells);
  return decorative === "true" ? "" : alt.trim();
};

/** The name with a number before its ending when it is taken: "bilde (2).jpg". Case does not tell two names apart. */
export function uniqueName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((each) => each.toLowerCase()));
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot < 0 ? [name, ""] : [name.slice(0, dot), name.slice(dot)];
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${stem} (${count})${ending}`;
    if (!used.has(tried.toLowerCase())) return tried;
  }
}

/** An image as its page shows it: `widths` are those that it can be fetched in, the largest last. */
export type ShownImage = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
};

/** The address of an image in one of its widths. */
export const addressInWidth = (url: string, width: number): string => `${url}?bredde=${width}`;

/** The `srcset` of an image: one candidate for each width. */
export const srcSetOf = ({ url, widths }: Pick<ShownImage, "url" | "widths">): string =>
  widths.map((width) => `${addressInWidth(url, width)} ${width}w`).join(", ");
