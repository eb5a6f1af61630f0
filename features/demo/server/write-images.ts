import { createReadStream } from "node:fs";
import type { SeedAssessment } from "../../../content/assessments/index.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import type { Tx } from "../../../platform/server/http/work.ts";
import type { Log } from "../../../platform/server/log.ts";
import { receiveFile } from "../../../platform/server/received-file.ts";
import type { Author } from "../../access/rules/index.ts";
import { imageCellsOf } from "../../image/rules/index.ts";
import { addImageFile, keepImage } from "../../image/server/index.ts";
import { addRow, imageRows } from "../../row/server/index.ts";
import * as store from "./store.ts";

const folder = new URL("../../../content/assessments/images/", import.meta.url);

type Place = { readonly assessment: number; readonly by: Author; readonly at: Date };

/** Adds the images of an example to its blocks. Skips an image that cannot be processed here, and logs a warning: an example must not prevent the start. */
export async function writeImages(
  tx: Tx,
  { files, log }: { readonly files: FileStore; readonly log: Log },
  { images = {} }: SeedAssessment,
  { assessment, by, at }: Place,
): Promise<void> {
  const items = await store.itemNumbers(tx, assessment);
  for (const [key, shown] of Object.entries(images)) {
    const owner = items.find((item) => item.key === key)?.number;
    if (owner === undefined) throw new Error(`the example has images in ${key}, which is no block`);
    for (const { file: name, alt } of shown) {
      await using given = await receiveFile(createReadStream(new URL(name, folder)));
      const kept = await keepImage(files, { name, file: given }, "demo");
      if (!kept.ok) {
        log.warn({ name, because: kept.because }, "an example image was left out");
        continue;
      }
      const cells = imageCellsOf({ imageName: name, alt });
      const row = await addRow(tx, imageRows, { assessment, owner, part: "", cells, by, at });
      await addImageFile(tx, { assessment, owner, row: row.id, name, created_at: at }, kept.value);
    }
  }
}
