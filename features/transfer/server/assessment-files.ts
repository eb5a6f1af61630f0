import { createHash } from "node:crypto";
import type { Tx } from "../../../platform/server/http/work.ts";
import type { Actor, Author } from "../../access/rules/index.ts";
import { type AssessmentRow, blocksAsStored } from "../../assessment/server/index.ts";
import { filesOf, type KeptFile, putFile, takeFile } from "../../attachment/server/index.ts";
import { imageCellsOf, uniqueName } from "../../image/rules/index.ts";
import { addImageFile, type KeptImage } from "../../image/server/index.ts";
import { imageRows, putRows, type RowKind, rowKinds } from "../../row/server/index.ts";
import { placedBlocks, type Template } from "../../template/rules/index.ts";
import type { AssessmentRecord } from "../rules/index.ts";
import { holderOf, type TakenRow, tooManyIn } from "./assessment-rows.ts";
import type { RecordProblem } from "./assessment-values.ts";
import { type Context, type GivenFile, importer, type Library } from "./context.ts";

type Image = AssessmentRecord["images"][number];
type Named = { readonly key: string; readonly file: GivenFile; readonly image: Image | null };

/** The files that a record names, in their order, the document first; or why one cannot be had. */
export async function readFiles(library: Library, record: AssessmentRecord): Promise<readonly Named[] | RecordProblem> {
  const found: Named[] = [];
  const named = [
    ...(record.document ? [{ key: "document", path: record.document, image: null }] : []),
    ...record.images.map((image, at) => ({ key: `images.${at}.file`, path: image.file, image })),
  ];
  for (const { key, path, image } of named) {
    const file = await library.read(path);
    if ("problem" in file) return { key, reason: file.problem };
    found.push({ key, file, image });
  }
  return found;
}

export type KeptFiles = {
  /** `kept` is null when it is the file that stands there already. */
  readonly pdf: { readonly block: string; readonly kept: KeptFile | null } | null;
  readonly images: readonly { readonly block: string; readonly kept: KeptImage; readonly image: Image }[];
};

/** Stores the files of a record where its template has blocks for them, or says why it cannot. */
export async function keptFiles(
  { tx, library }: Pick<Context, "tx" | "library">,
  template: Template,
  given: readonly Named[],
  before: AssessmentRow | undefined,
): Promise<KeptFiles | RecordProblem> {
  const there = before ? await pdfsIn(tx, before.number) : [];
  let pdf: KeptFiles["pdf"] = null;
  const images: KeptFiles["images"][number][] = [];
  for (const { key, file, image } of given) {
    const block = holderOf(template, image ? "ImageUpload" : "PdfUpload", image?.block)?.key;
    if (block === undefined) return { key, reason: "its template has no block for it" };
    if (!image && there.some(({ name, sha256 }) => name === file.name && sha256 === sha256Of(file.bytes))) {
      pdf = { block, kept: null };
      continue;
    }
    const kept = await (image ? library.keepImage(file) : library.keepPdf(file));
    if ("problem" in kept) return { key, reason: kept.problem };
    if ("sizes" in kept && image) images.push({ block, kept, image });
    else if ("key" in kept) pdf = { block, kept };
  }
  return tooManyIn(images.map(({ block }) => ({ kind: imageRows, block }))) ?? { pdf, images };
}

const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

async function pdfsIn(tx: Tx, assessment: number) {
  const files = [];
  for (const { number } of await blocksAsStored(tx, assessment)) files.push(...(await filesOf(tx, number, "pdf")));
  return files;
}

type Place = { readonly assessment: number; readonly by: Author; readonly at: Date };
type Put = {
  readonly template: Template;
  /** The numbers of the blocks by their keys. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly rows: readonly TakenRow[];
  readonly files: KeptFiles;
};

/** Puts the rows and files of a record in their blocks, in the place of what was there. */
export async function putFiles(tx: Tx, place: Place, { template, numbers, rows, files }: Put): Promise<void> {
  for (const { block } of placedBlocks(template)) {
    const owner = numbers.get(block.key);
    if (owner === undefined) continue;
    let ids: readonly number[] = [];
    for (const kind of kindsOf(block.kind)) {
      const own = rows.filter((row) => row.kind === kind && row.block === block.key);
      const studies = ids;
      ids = await putRows(
        tx,
        kind,
        { ...place, owner },
        own.map(({ part, cells, study, repeats }) => ({
          part,
          cells: study === undefined ? cells : { ...cells, study: String(studies[study]) },
          ...(repeats !== undefined && { names: { column: "repeats", row: repeats } }),
        })),
      );
    }
    if (block.kind === "ImageUpload")
      await putImages(
        tx,
        { ...place, owner },
        files.images.filter((image) => image.block === block.key),
      );
    if (block.kind === "PdfUpload")
      await putPdf(tx, { ...place, owner }, files.pdf?.block === block.key ? files.pdf : null);
  }
}

/** The kinds of rows of a block but images, the studies before the results of each. */
const kindsOf = (block: string): readonly RowKind[] =>
  Object.values(rowKinds).filter((kind) => kind.block === block && kind !== imageRows);

/** Images are drawn again each time, so those that were there make room. */
async function putImages(
  tx: Tx,
  { assessment, owner, by, at }: Place & { readonly owner: number },
  images: KeptFiles["images"],
): Promise<void> {
  const names: string[] = [];
  for (const { kept } of images) names.push(uniqueName(kept.name, names));
  const cells = images.map(({ image: { alt, decorative } }, index) =>
    imageCellsOf({ imageName: names[index] ?? "", alt: alt.trim(), decorative: decorative ? "true" : "" }),
  );
  await putRows(tx, imageRows, { assessment, owner, by, at }, []);
  const ids = await putRows(
    tx,
    imageRows,
    { assessment, owner, by, at },
    cells.map((each) => ({ part: "", cells: each })),
  );
  for (const [index, { kept }] of images.entries())
    await addImageFile(tx, { assessment, owner, row: ids[index] ?? 0, name: names[index] ?? "", created_at: at }, kept);
}

const actor: Actor = {
  kind: "known",
  sessionId: "",
  account: { id: importer.accountId, name: importer.name, roles: [] },
  seats: [],
};

async function putPdf(
  tx: Tx,
  { assessment, owner, at }: Place & { readonly owner: number },
  pdf: KeptFiles["pdf"],
): Promise<void> {
  const place = { assessment, owner, kind: "pdf", slot: null } as const;
  if (!pdf) await takeFile({ tx, actor, at }, place, () => true, undefined);
  else if (pdf.kept) await putFile({ tx, actor, at }, place, pdf.kept, undefined);
}
