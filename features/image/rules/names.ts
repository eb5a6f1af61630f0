import { fileName } from "../../../platform/pure/rich-text/index.ts";

/** File endings of JPEG: Windows saves one from the web as .jfif. */
const JPEG_ENDINGS = "jpe?g|jfif|jpe|jif|pjpeg|pjp";
const namedAs = { "image/png": /\.png$/i, "image/jpeg": new RegExp(`\\.(?:${JPEG_ENDINGS})$`, "i") } as const;
type ImageType = keyof typeof namedAs;
export const isImageType = (mime: string | undefined): mime is ImageType =>
  mime !== undefined && Object.hasOwn(namedAs, mime);

/** Whether a file's name has an ending of its format, in any case. */
export const isNamedAs = (mime: ImageType, name: string): boolean => namedAs[mime].test(name.trim());

/** A picture's name with an ending in small letters that every program opens: .jpeg stays, .jfif becomes .jpg. */
export function imageName(given: string): string {
  const ending = /\.(png|jpe?g)$/i.exec(given.trim())?.[1] ?? "jpg";
  return fileName(given, `png|${JPEG_ENDINGS}`, ending.toLowerCase(), "bilde");
}
