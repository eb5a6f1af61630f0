import { type AnyExtension, Node } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";

const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(100, Math.max(1, Number(element.getAttribute(name)) || 1)),
});
const spans = { colspan: span("colspan"), rowspan: span("rowspan") };

type Attributes = Readonly<Record<string, unknown>>;
/** Only what says something: the server keeps nothing else. */
const said = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== 1 && value != null));

/** Tables as they are stored: rows of cells, without widths. Tab leaves the text here too; the arrow keys go from cell to cell. */
const tables: readonly AnyExtension[] = [
  Table.extend({
    addNodeView: () => null,
    addKeyboardShortcuts: () => ({}),
    renderHTML: () => ["table", ["tbody", 0]],
  }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend({
    addAttributes: () => ({ ...spans, scope: { default: null } }),
    renderHTML: ({ HTMLAttributes }) => ["th", said(HTMLAttributes), 0],
  }),
  TableCell.extend({
    addAttributes: () => spans,
    renderHTML: ({ HTMLAttributes }) => ["td", said(HTMLAttributes), 0],
  }),
];

/** Where a stored picture can be seen; null when it is gone. */
export type PictureAddress = (src: string) => Promise<string | null>;

/** A picture of the library, stored by its number, with its own alternative text where it has one. */
const pictureFrom = (addressOf: PictureAddress) =>
  Node.create({
    name: "picture",
    group: "block",
    atom: true,
    draggable: true,
    addAttributes: () => ({ src: { default: "" }, alt: { default: "" } }),
    parseHTML: () => [{ tag: "img[src]" }],
    renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement("img");
        dom.alt = String(node.attrs.alt);
        void addressOf(String(node.attrs.src)).then((address) => {
          if (address !== null) dom.src = address;
        });
        return { dom };
      },
  });

/** The nodes that only the texts of pages may hold, as far as their tags allow. */
export const pageNodes = (tags: readonly string[], addressOf: PictureAddress): readonly AnyExtension[] => [
  ...(tags.includes("table") ? tables : []),
  ...(tags.includes("img") ? [pictureFrom(addressOf)] : []),
];
