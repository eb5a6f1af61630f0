import type { Result } from "../../../platform/pure/refusal/index.ts";
import { ok } from "../../../platform/pure/refusal/index.ts";
import type { FileStore, StoredFile } from "../../../platform/server/files.ts";
import type { Upload } from "../../../platform/server/http/upload-route.ts";
import { imageName } from "../rules/names.ts";
import { reencode } from "./reencode.ts";

type KeptSize = StoredFile & { readonly width: number; readonly height: number };

/** An image that is stored, and has no row yet. */
export type KeptImage = {
  readonly name: string;
  readonly mediaType: string;
  /** The largest last. */
  readonly sizes: readonly KeptSize[];
};

/** Takes the stored bytes of an image away again. */
export async function discardImage(
  files: FileStore,
  { sizes }: { readonly sizes: readonly Pick<KeptSize, "key">[] },
): Promise<void> {
  for (const { key } of sizes) await files.delete(key);
}

/** Re-encodes an uploaded image in several widths and stores them under random keys; the original is not stored. @param person the account or seat whose limit it counts against */
export async function keepImage(files: FileStore, upload: Upload, person: string): Promise<Result<KeptImage>> {
  const drawing = await reencode(upload, person);
  if (!drawing.ok) return drawing;
  const sizes: KeptSize[] = [];
  try {
    for (const { width, height, bytes } of drawing.value.sizes)
      sizes.push({ ...(await files.put(bytes)), width, height });
  } catch (fault) {
    await discardImage(files, { sizes });
    throw fault;
  }
  return ok({ name: imageName(upload.name), mediaType: `image/${drawing.value.format}`, sizes });
}
