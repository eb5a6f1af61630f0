import sharp from "sharp";
import type { Browser } from "./browser.ts";
import { upload } from "./upload.ts";

type Given = { readonly width?: number; readonly height?: number; readonly format?: "jpeg" | "png" };

const bytesOf = (made: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(made);

/** The bytes of an image of one colour. */
export const anImage = async ({ width = 1200, height = 800, format = "jpeg" }: Given = {}) =>
  bytesOf(
    await sharp({
      create: { width, height, channels: 3, background: { r: 20, g: 120, b: 120 } },
      limitInputPixels: false,
    })
      .toFormat(format)
      .toBuffer(),
  );

/** A photo as a telephone takes it: lying on its side, with where it was taken and these words in its hidden data. */
export const aPhoto = async (words: string) =>
  bytesOf(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 200, g: 80, b: 20 } } })
      .jpeg()
      .withMetadata({
        orientation: 6,
        exif: {
          IFD0: { ImageDescription: words },
          IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 54/1 0/1" },
        },
      })
      .toBuffer(),
  );

/** Posts an image to a block. */
export const uploadImage = (
  browser: Browser,
  contentId: number,
  bytes: Uint8Array<ArrayBuffer>,
  name = "bilde.jpg",
): Promise<Response> => upload(browser, `/api/schema/UploadImages/${contentId}`, { bytes, name });
