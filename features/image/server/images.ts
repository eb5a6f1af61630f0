import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { withoutControls } from "../../../platform/pure/text/index.ts";
import type { Read, Tx, Work } from "../../../platform/server/http/work.ts";
import { addresses } from "../../address/rules/index.ts";
import type { RowSaved } from "../../api/index.ts";
import {
  loadWorkingCopy,
  lockBlock,
  openForChange,
  openForReading,
  storedBlock,
} from "../../assessment/server/index.ts";
import { changeCells, createRow, deleteRow, imageRows, moveRow } from "../../row/server/index.ts";
import { imageCellsOf, uniqueName } from "../rules/index.ts";
import type { KeptImage } from "./keep-image.ts";
import * as store from "./store.ts";

type FilePlace = Omit<Parameters<typeof store.addImage>[1], "media_type" | "sizes">;

/** Writes down the file of an image that has its row; answers the guid of its address. */
export const addImageFile = (tx: Tx, place: FilePlace, { mediaType, sizes }: KeptImage): Promise<string> =>
  store.addImage(tx, {
    ...place,
    media_type: mediaType,
    sizes: sizes.map(({ key, ...size }) => ({ ...size, storage_key: key })),
  });

/** Puts an uploaded image after the others of its block, under a name that no other image of the block has. */
export async function saveImage(
  work: Work,
  contentId: string,
  kept: KeptImage,
): Promise<Result<CallAnswer<"uploadImages">>> {
  const { tx, at } = work;
  const { name } = kept;
  let imageName = name;
  const created = await createRow(work, imageRows, contentId, async (_block, owner) => {
    imageName = uniqueName(name, await store.names(tx, owner));
    return ok({ part: "", cells: imageCellsOf({ imageName }) });
  });
  if (!created.ok) return created;
  const block = await storedBlock(tx, contentId);
  if (!block) throw new Error("a block with a new image is gone");
  const { assessment, number: owner } = block;
  const place = { assessment, owner, row: created.value.id, name: imageName, created_at: at };
  const guid = await addImageFile(tx, place, kept);
  return ok({ ...created.value, imageName, imageSrc: addresses.file(guid, imageName) });
}

type Which = Pick<CallInput<"deleteImage">["body"], "imageName" | "id">;

/**
 * The images of a block in their order, and the one that a call names; a caller who may not change them is refused first.
 * @param locksBlock for a change of their order
 */
async function openImage(work: Work, contentId: string, { imageName, id }: Which, locksBlock = false) {
  const block = await storedBlock(work.tx, contentId);
  const found = await openForChange(work, "edit-blocks", block?.assessment);
  if (!found.ok) return found;
  if (!block) return refuse({ kind: "NotFound" });
  if (locksBlock) await lockBlock(work.tx, block.number);
  const images = await store.images(work.tx, block.number);
  const image = images.find((each) => (id == null ? each.name === imageName : each.id === id));
  return ok({ images, image });
}

/** Deletes an image of a block; it can be brought back for 30 days. Deleting one that is gone is not an error. */
export async function removeImage(
  work: Work,
  contentId: string,
  { rev, ...which }: CallInput<"deleteImage">["body"],
): Promise<Result<CallAnswer<"deleteImage">>> {
  const found = await openImage(work, contentId, which);
  if (!found.ok) return found;
  const { image } = found.value;
  return image ? deleteRow(work, imageRows, { id: image.id, seen: rev }) : ok({ ok: true });
}

/** Stores what an image shows, or that it is decoration, and moves it when a position is given. */
export async function saveImageText(
  work: Work,
  contentId: string,
  { alt, decorative, position, rev, ...which }: CallInput<"saveImageText">["body"],
): Promise<Result<RowSaved>> {
  const found = await openImage(work, contentId, which, position != null);
  if (!found.ok) return found;
  const { image, images } = found.value;
  // One that a colleague deleted is found by its id, and refused like every deleted row.
  const row = image?.id ?? which.id;
  if (row == null) return refuse({ kind: "NotFound" });
  const saved = await changeCells(work, imageRows, { id: row, seen: rev }, () =>
    ok({
      ...(alt == null ? {} : { alt: withoutControls(alt).replace(/\s+/g, " ").trim() }),
      ...(decorative == null ? {} : { decorative: decorative ? "true" : "" }),
    }),
  );
  if (!saved.ok || position == null) return saved;
  const others = images.filter(({ id }) => id !== row);
  const moved = await moveRow(work, { id: row, after: others[Math.min(position, others.length) - 1]?.id ?? null });
  return moved.ok ? saved : moved;
}

/** The images of a block in their order, for those who may read the working copy. */
export async function getImages(read: Read, contentId: string): Promise<Result<CallAnswer<"getImages">>> {
  const block = await storedBlock(read.db, contentId);
  const found = await openForReading(read, "read-working-copy", block?.assessment);
  if (!found.ok) return found;
  const { copy } = await loadWorkingCopy(read.db, found.value, read.language);
  const files = (block && copy.files.get(block.number)) ?? [];
  const rows = (block && copy.rows.get(block.number)) ?? [];
  return ok(
    rows.flatMap(({ id, rev, cells }, position) => {
      const file = files.find((each) => each.image?.row === id);
      if (!file?.image) return [];
      const { alt, decorative } = imageCellsOf(cells);
      const { width, height, widths } = file.image;
      const shown = { id, rev, alt, decorative: decorative === "true", position, width, height, widths: [...widths] };
      return [{ imageName: file.name, imageSrc: file.url, ...shown }];
    }),
  );
}
