import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Created, Done, NumberOrGuid, RevInQuery, SeenRev } from "../../platform/pure/contract/values.ts";
import { ItemId, RowSaved } from "../row/calls.ts";
import type { imagePaths } from "./paths.ts";
import { ALT_MAX } from "./rules/index.ts";

const OneBlock = z.object({ contentId: NumberOrGuid });

/** One image of a block; all but the first two keys are ours. */
const Image = z.object({
  imageName: z.string(),
  imageSrc: z.string(),
  id: z.int(),
  rev: z.int(),
  alt: z.string(),
  decorative: z.boolean(),
  position: z.int().describe("0 for the first"),
  width: z.int().describe("of the largest, in pixels"),
  height: z.int(),
  widths: z.array(z.int()).describe("the widths that it can be fetched in: `imageSrc?bredde=<width>`"),
});

const Uploaded = Created.extend({ imageName: z.string().describe("unique in its block"), imageSrc: z.string() });

/** Which image: by its name, which is unique in its block, or by its id. */
const whichImage = { imageName: z.string().max(500).nullish(), id: ItemId.nullish() };

export const imageCalls = {
  getImages: { summary: "The images of a block, in their order", params: OneBlock, answer: z.array(Image) },
  uploadImages: {
    summary: "Upload images (multipart, field `file`, once for each); each is taken or refused by itself",
    params: OneBlock,
    query: z.object({ rev: RevInQuery.optional() }),
    answer: Uploaded.extend({ files: z.array(Uploaded).exactOptional().describe("of several: each, in their order") }),
  },
  deleteImage: {
    summary: "Delete an image; it can be brought back for 30 days",
    params: OneBlock,
    body: z.object({ ...whichImage, rev: SeenRev }),
    answer: Done,
  },
  saveImageText: {
    summary: "Say what an image shows, that it is decoration, or where it stands; an absent key stays",
    params: OneBlock,
    body: z.object({
      ...whichImage,
      alt: z.string().max(ALT_MAX).nullish(),
      decorative: z.boolean().nullish(),
      position: z.int().nonnegative().nullish().describe("0 for the first"),
      rev: SeenRev,
    }),
    answer: RowSaved,
  },
} as const satisfies SchemasOf<typeof imagePaths>;
