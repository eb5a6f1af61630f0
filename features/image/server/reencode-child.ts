import sharp from "sharp";
import { givenBytes } from "../../../platform/server/given-file.ts";
import { IMAGE_PIXELS } from "../rules/index.ts";
import type { Drawn, Reencoded } from "./reencoded.ts";

// Runs as a process of its own for each upload, without the server's environment: docs/adr/0041-images-in-a-child-process.md.

/** Longest side, in pixels: a JPEG cannot be longer than 65,535. */
const LONGEST_SIDE = 30_000;
/** Pixels across. The largest is as wide as a screen of high density shows a page's widest column. */
const WIDTHS = [480, 960, 1600, 2560];

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });

async function reencode(bytes: Uint8Array): Promise<Reencoded> {
  const { width, height, format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format !== "jpeg" && format !== "png") return { kind: "unreadable" };
  if (width * height > IMAGE_PIXELS || Math.max(width, height) > LONGEST_SIDE) return { kind: "too-many-pixels" };
  const widest = Math.min(autoOrient.width, WIDTHS.at(-1) ?? 0);
  const { data, info } = await sharp(bytes, { limitInputPixels: IMAGE_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: widest })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: rawWidth, height: rawHeight, channels } = info;
  const raw = { width: rawWidth, height: rawHeight, channels };
  const sizes: Drawn[] = [];
  for (const each of [...WIDTHS.filter((smaller) => smaller < widest), widest]) {
    const image = sharp(data, { raw, limitInputPixels: IMAGE_PIXELS }).resize({ width: each });
    const drawn = format === "jpeg" ? image.jpeg({ quality: 82, mozjpeg: true }) : image.png({ compressionLevel: 9 });
    const file = await drawn.toBuffer({ resolveWithObject: true });
    sizes.push({ width: file.info.width, height: file.info.height, bytes: file.data });
  }
  return { kind: "drawn", format, sizes };
}

process.once("message", (file: number) => {
  reencode(givenBytes(file))
    .catch((): Reencoded => ({ kind: "unreadable" }))
    .then((answer) => process.send?.(answer, () => process.disconnect()));
});
