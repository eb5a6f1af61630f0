import { invalid, ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { fileName } from "../../../platform/pure/rich-text/index.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import type { Upload } from "../../../platform/server/http/upload-route.ts";
import { type JudgePdf, judgePdf, type PdfLack } from "../../attachment/server/index.ts";
import { IMAGE_LIMIT } from "../../image/rules/index.ts";
import { discardImage, imageTypeOf, keepImage } from "../../image/server/index.ts";
import { documentTypes, type MediaKind } from "../rules/index.ts";
import type { NewBytes } from "./store.ts";

/** A file that is stored, and has no row yet. */
export type KeptMedia = {
  readonly kind: MediaKind;
  readonly name: string;
  readonly bytes: readonly NewBytes[];
  /** Accessibility faults of a PDF for a screen reader. */
  readonly lacks: readonly PdfLack[];
};

const refused = (kind: string) => invalid({ path: "file", kind });

/** The macro part in the newer formats of Office. An archive stores names uncompressed, so a search in the bytes finds it. */
const MACROS = Buffer.from("vbaProject.bin");

type Ending = keyof typeof documentTypes;
const endingOf = (mime: string): Ending | null =>
  (Object.keys(documentTypes) as readonly Ending[]).find((ending) => documentTypes[ending] === mime) ?? null;

/**
 * Looks at what an uploaded file is, whatever it is called, and stores it: a picture rewritten in a few widths, a document as it is. Drawings
 * in SVG and pages of HTML can run programs in a reader's browser, and are refused.
 * @param person whom it is counted as
 * @param judge says whether readers can open a PDF
 */
export async function keepMedia(
  files: FileStore,
  upload: Upload,
  person: string,
  judge: JudgePdf = (file) => judgePdf(file, person),
): Promise<Result<KeptMedia>> {
  if (await imageTypeOf(upload.file)) return keptPicture(files, upload, person);
  const bytes = await upload.file.bytes();
  const { fileTypeFromBuffer } = await import("file-type");
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  if (/\.svg$/i.test(upload.name)) return refused("MediaIsSvg");
  if (/macroenabled/i.test(mime)) return refused("MediaHasMacros");
  const ending = endingOf(mime);
  if (ending === null) return refused("MediaUnknown");
  if (!upload.name.toLowerCase().endsWith(`.${ending}`)) return refused("MediaNamedOtherwise");
  if (ending !== "pdf" && bytes.includes(MACROS)) return refused("MediaHasMacros");
  const judged = ending === "pdf" ? await judge(upload.file) : ok([]);
  if (!judged.ok) return judged;
  const { key, size, sha256 } = await files.put(bytes);
  return ok({
    kind: "document",
    name: fileName(upload.name, ending, ending, "dokument"),
    lacks: judged.value,
    bytes: [{ media_type: mime, width: null, height: null, storage_key: key, size, sha256 }],
  });
}

async function keptPicture(files: FileStore, upload: Upload, person: string): Promise<Result<KeptMedia>> {
  if (upload.file.size > IMAGE_LIMIT) return refuse({ kind: "TooLarge", limit: IMAGE_LIMIT });
  const kept = await keepImage(files, upload, person);
  if (!kept.ok) return kept;
  const { name, mediaType, sizes } = kept.value;
  return ok({
    kind: "image",
    name,
    lacks: [],
    bytes: sizes.map(({ key, ...size }) => ({ ...size, media_type: mediaType, storage_key: key })),
  });
}

/** Takes the stored bytes away again. */
export const discardMedia = (files: FileStore, { bytes }: KeptMedia): Promise<void> =>
  discardImage(files, { sizes: bytes.map(({ storage_key: key }) => ({ key })) });
