import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aSchemaItem } from "../../../core/contract/a-schema-item.ts";
import { BLOCK_KINDS, type BlockKind } from "../../../core/template/index.ts";
import { BlockView } from "./index.ts";

const block = (blockType: BlockKind) =>
  aSchemaItem(blockType, {
    properties: {
      text: blockType === "TextEditor" ? "<p>Innholdet</p>" : "Innholdet",
      selectType: "radiobuttons",
      selectable: [{ value: "a", text: "Innholdet" }],
      selected: ["a"],
      singleSelected: "a",
      multiSelected: ["a"],
      table: [{ title: "Pasienter", help: "", text: "Innholdet" }],
      pdfName: "Innholdet.pdf",
      fileUrl: "/filer/x/Innholdet.pdf",
      infoTextReader: "Innholdet",
      infoTextForReader: "",
      overviewData: { databaseSearches: [], webSearches: [{ name: "A", items: [{ source: "Innholdet" }] }] },
    },
  });

/** What readers must see of the text that somebody wrote. The other kinds hold none, or have no screen yet. */
const kindsWithText: readonly BlockKind[] = [
  "Text",
  "TextEditor",
  "Select",
  "RelationSelector",
  "Table",
  "PdfUpload",
  "File",
  "LiteratureSearch",
];

test.each(kindsWithText)("a published %s shows what was written in it", (kind) => {
  expect(renderToStaticMarkup(<BlockView item={block(kind)} published level={3} />)).toContain("Innholdet");
});

test.each(BLOCK_KINDS.filter((kind) => kind !== "Heading" && !kindsWithText.includes(kind)))(
  "a published %s shows nothing of its own",
  (kind) => {
    expect(renderToStaticMarkup(<BlockView item={block(kind)} published level={3} />)).not.toContain("Innholdet");
  },
);

test("where an embedded search was, readers are told that it is not available", () => {
  expect(renderToStaticMarkup(<BlockView item={block("Search")} published level={3} />)).toContain(
    "Søk er ikke tilgjengelig i forhåndsvisning eller når mini-metodevurderingen er publisert!",
  );
});

test.each(kindsWithText)(
  "a %s that is hidden when published is not shown then; a text field says that it is",
  (kind) => {
    const hidden = { ...block(kind), hideWhenPublished: true };
    const html = renderToStaticMarkup(<BlockView item={hidden} published level={3} />);
    expect(html).not.toContain("Innholdet");
    expect(html.includes("Informasjonen er skjult")).toBe(kind === "Text");
  },
);
