import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Created, Done, Instant, optional, Rev, RevInQuery, RowNumber } from "../../platform/pure/contract/values.ts";
import { Lacks } from "../attachment/calls.ts";
import { ALT_MAX } from "../image/rules/index.ts";
import type { mediaCallPaths } from "./paths.ts";
import { CREDIT_MAX, documentTextStates, FOLDER_NAME_MAX, mediaKinds } from "./rules/index.ts";

const OneFile = z.object({ id: z.coerce.number().pipe(RowNumber) });
const OneFolder = OneFile;
const FolderInQuery = z.coerce.number().pipe(RowNumber).optional();

const MediaItem = z.object({
  id: z.int(),
  rev: z.int(),
  kind: z.enum(mediaKinds),
  name: z.string(),
  url: z.string(),
  folder: z.int().nullable(),
  alt: z.string(),
  decorative: z.boolean(),
  credit: z.string(),
  focusX: z.int().describe("what stays in sight when it is cut, in per cent from the left"),
  focusY: z.int().describe("and from above"),
  mediaType: z.string(),
  size: z.int().describe("of the largest, in bytes"),
  width: z.int().nullable(),
  height: z.int().nullable(),
  widths: z.array(z.int()).describe("the widths that a picture can be fetched in: `url?bredde=<width>`"),
  usable: z.boolean().describe("a page may show it: a picture has its alternative text, or is decoration"),
  changed: Instant,
  by: z.string(),
});
export type MediaItem = z.infer<typeof MediaItem>;

const Folder = z.object({ id: z.int(), name: z.string(), files: z.int() });
export type MediaFolder = z.infer<typeof Folder>;

const Former = z.object({
  id: z.int(),
  name: z.string(),
  at: Instant.describe("when another took its place"),
  by: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type FormerMedia = z.infer<typeof Former>;

const Use = z.object({
  page: z.int(),
  name: z.string(),
  site: z.string(),
  isPublished: z.boolean().describe("readers see it there; else it stands in a draft or in what is planned"),
});
export type MediaUse = z.infer<typeof Use>;

/** Calls of the desk about the media library. */
export const mediaCalls = {
  deskMedia: {
    summary: "The files of the media library, the newest first",
    query: z.object({
      q: optional(z.string().max(200), "").describe("words of the name, the alternative text or the credit"),
      folder: z
        .union([z.literal("none"), z.coerce.number().pipe(RowNumber)])
        .optional()
        .describe("`none`: in no folder"),
      kind: z.enum(mediaKinds).optional(),
      page: optional(z.coerce.number().int().min(1).max(10_000), 1),
      deleted: z.literal("true").optional().describe("those in the trash"),
    }),
    answer: z.object({
      files: z.array(MediaItem),
      total: z.int(),
      folders: z.array(Folder).describe("by name"),
    }),
  },
  deskMediaFile: {
    summary: "One file of the library, and where it is used",
    params: OneFile,
    answer: z.object({
      file: MediaItem,
      text: z
        .enum([...documentTextStates, "waiting"])
        .nullable()
        .describe("of a PDF: whether the search has its words, or why not"),
      former: z.array(Former).describe("those that others took the place of within 30 days, the last first"),
      uses: z.array(Use),
    }),
  },
  deskUploadMedia: {
    summary: "Upload a picture or a document (multipart, field `file`); several are several calls",
    query: z.object({ folder: FolderInQuery }),
    answer: Created.extend({ name: z.string(), lacks: Lacks }),
  },
  deskReplaceMedia: {
    summary: "Put another file in the place of one; pages show the new one (multipart, field `file`)",
    params: OneFile,
    query: z.object({ rev: RevInQuery.optional() }),
    answer: Created.extend({ name: z.string(), lacks: Lacks }),
  },
  deskSaveMedia: {
    summary: "Change what is said of a file, and its folder; an absent key stays",
    params: OneFile,
    body: z.object({
      rev: Rev,
      name: z.string().max(200).nullish(),
      folder: z.union([z.literal("none"), RowNumber]).nullish(),
      alt: z.string().max(ALT_MAX).nullish(),
      decorative: z.boolean().nullish(),
      credit: z.string().max(CREDIT_MAX).nullish(),
      focusX: z.int().min(0).max(100).nullish(),
      focusY: z.int().min(0).max(100).nullish(),
    }),
    answer: Done.extend({ rev: z.int() }),
  },
  deskRestoreMedia: {
    summary: "Put a file back that another took the place of; that one can be put back then",
    params: OneFile,
    body: z.object({ rev: Rev, former: RowNumber }),
    answer: Done.extend({ rev: z.int(), name: z.string() }),
  },
  deskForgetMedia: {
    summary: "Take a file away for good that another took the place of",
    params: OneFile,
    body: z.object({ rev: Rev, former: RowNumber }),
    answer: Done,
  },
  deskTrashMedia: {
    summary: "Put a file that no page uses in the trash",
    params: OneFile,
    body: z.object({ rev: Rev }),
    answer: Done,
  },
  deskUntrashMedia: { summary: "Take a file out of the trash", params: OneFile, answer: Done },
  deskAddMediaFolder: {
    summary: "A new folder of the library",
    body: z.object({ name: z.string().max(FOLDER_NAME_MAX) }),
    answer: z.object({ id: z.int() }),
  },
  deskRenameMediaFolder: {
    summary: "Another name for a folder",
    params: OneFolder,
    body: z.object({ name: z.string().max(FOLDER_NAME_MAX) }),
    answer: Done,
  },
  deskRemoveMediaFolder: { summary: "Take away a folder that is empty", params: OneFolder, answer: Done },
} as const satisfies SchemasOf<typeof mediaCallPaths>;
