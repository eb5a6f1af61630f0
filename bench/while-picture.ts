import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { z } from "zod";
import { beginChild } from "./child.ts";
import { openClient } from "./client.ts";
import { atMostFinding, type Finding, inTurn, median } from "./result.ts";

const LIMIT = 2;
const ROUNDS = 5;
const IDLE_MS = 2_000;
/** One reader among many: the next request comes so long after the one before was sent, when that is answered. */
const EVERY_MS = 2;
const WARM = 200;
/** 12 megapixels, with as much in it as a photo has. */
const PICTURE = { width: 4000, height: 3000 };

const uploaded = z.object({ ms: z.number() });

/**
 * The 99th percentile of the time for a kept page while a large picture is uploaded and written in its widths, against
 * the same without the upload.
 */
export async function readWhilePicture(url: string, cookie: string, page: string): Promise<Finding> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  opened.defer(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "picture.jpg");
  const picture = await aPicture();
  await writeFile(file, picture);
  using client = openClient(url, "");
  const read = async (until: () => boolean) => {
    const taken: number[] = [];
    while (!until()) {
      const { status, ms } = await client.get(page, { "accept-encoding": "br" });
      if (status !== 200) throw new Error(`${page}: ${status}`);
      taken.push(ms);
      await wait(Math.max(0, EVERY_MS - ms));
    }
    const sorted = taken.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  };
  const during = async <T>(work: (until: () => boolean) => Promise<T>, ms: number) => {
    const end = performance.now() + ms;
    return work(() => performance.now() > end);
  };
  const took: number[] = [];
  const whileUploading = async () => {
    const upload = beginChild(path.join(import.meta.dirname, "picture-upload.ts"), { url, cookie, file });
    await upload.begun;
    let isOver = false;
    const ended = upload.output.finally(() => {
      isOver = true;
    });
    const p99 = await read(() => isOver);
    took.push(uploaded.parse(JSON.parse(await ended)).ms);
    return p99;
  };
  await during(read, WARM * EVERY_MS);
  const found = await inTurn(ROUNDS, whileUploading, () => during(read, IDLE_MS));
  const size = `${(picture.length / 1_000_000).toFixed(1)} MB`;
  return atMostFinding(
    `A kept page's p99 while a picture of 12 megapixels (${size}) is uploaded and written in its widths`,
    LIMIT,
    found,
    `without it (the upload took ${(median(took) / 1000).toFixed(1)} s)`,
  );
}

/** Soft noise in three colours: it takes about as many bytes, and as long, as a photo. */
const aPicture = (): Promise<Buffer> =>
  sharp({ create: { ...PICTURE, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 40 } } })
    .blur(1)
    .jpeg({ quality: 85 })
    .toBuffer();
