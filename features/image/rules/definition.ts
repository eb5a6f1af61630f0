import { type Definition, exampleFile, exampleRow, feedsNothing, type HeldFile } from "../../block/rules/definition.ts";
import { authorRow, type Row } from "../../block/rules/row.ts";
import { figure, headingPart } from "../../document/rules/index.ts";
import { imageCellsOf, isDescribed, shownAlt } from "./index.ts";
import type { ImageUploadPart } from "./schema.ts";

/** Each image with its file, in the order of the rows. */
const imagesIn = ({ rows, files }: { readonly rows: readonly Row[]; readonly files: readonly HeldFile[] }) =>
  rows.flatMap((row) => {
    const file = files.find(({ image }) => image?.row === row.id);
    if (!file?.image) return [];
    const { width, height, widths } = file.image;
    return [{ row, name: file.name, file: { url: file.url, width, height, widths: [...widths] } }];
  });

/** Images with a text for each. */
export const imageUpload: Definition<ImageUploadPart> = {
  number: 16,
  mayBeMandatory: true,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: ({ rows }) => rows.length > 0,
  isUnfinished: ({ rows }) => rows.some(({ cells }) => !isDescribed(cells)),
  isBegun: ({ images }) => images.length > 0,
  example: (_block, { name }) => ({
    rows: [exampleRow(1, "", { imageName: name, alt: name })],
    files: [
      {
        ...exampleFile(name, "/assets/minimetode/forside.svg"),
        image: { row: 1, width: 640, height: 480, widths: [640] },
      },
    ],
  }),
  author: (held) => ({
    kind: "ImageUpload",
    images: imagesIn(held).map(({ row, file }) => ({ ...authorRow(row), cells: imageCellsOf(row.cells), file })),
  }),
  reader: (held) => {
    const images = imagesIn(held).map(({ row, name, file }) => ({ name, alt: shownAlt(row.cells), ...file }));
    return images.length === 0 ? null : { kind: "ImageUpload", images };
  },
  standsAlone: true,
  searchText: ({ images }) => images.map(({ alt }) => alt),
  document: ({ title, images }, { level, id }) => [
    ...headingPart(level, id, title),
    ...images.map(({ url, alt, ...pixels }) => figure(url, alt, pixels)),
  ],
  reuse: null,
  appendix: null,
  sheets: null,
  references: null,
};
