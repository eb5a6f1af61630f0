import type { BlockKind } from "../../../core/template/index.ts";
import { blockViews } from "../../content/blocks/index.ts";
import type { BlockUi } from "./block-ui.ts";
import { ComesLater, SectionComesLater } from "./comes-later/index.ts";
import { FileField } from "./file/index.ts";
import { HeadingField } from "./heading/index.ts";
import { LiteratureSearchField } from "./literature-search/index.ts";
import { PdfUploadField } from "./pdf-upload/index.ts";
import { PublishSectionField } from "./publish-section/index.ts";
import { SectionField } from "./section/index.ts";
import { choiceValue, SelectField } from "./select/index.ts";
import { TableField, tableValue } from "./table/index.ts";
import { plainText, TextField } from "./text/index.ts";
import { richTextValue, TextEditorField } from "./text-editor/index.ts";

const choice = { Field: SelectField, value: choiceValue };

/** Every block kind in the editor. A new kind does not compile until it has its Field and View. */
export const blocks: Readonly<Record<BlockKind, BlockUi>> = {
  Section: { Field: SectionField, View: blockViews.Section },
  PeerReviewSection: { Field: SectionComesLater, View: blockViews.PeerReviewSection },
  PublishSection: { Field: PublishSectionField, View: blockViews.PublishSection },
  Select: { ...choice, View: blockViews.Select },
  Text: { Field: TextField, View: blockViews.Text, value: plainText },
  TextEditor: { Field: TextEditorField, View: blockViews.TextEditor, value: richTextValue },
  Search: { Field: ComesLater, View: blockViews.Search },
  File: { Field: FileField, View: blockViews.File },
  EconomyEvaluation: { Field: ComesLater, View: blockViews.EconomyEvaluation },
  Table: { Field: TableField, View: blockViews.Table, value: tableValue },
  LiteratureSearch: {
    Field: LiteratureSearchField,
    View: blockViews.LiteratureSearch,
    readsItself: true,
  },
  EvidenceTable: { Field: ComesLater, View: blockViews.EvidenceTable },
  RelationSelector: { ...choice, View: blockViews.RelationSelector },
  ImageUpload: { Field: ComesLater, View: blockViews.ImageUpload },
  Heading: { Field: HeadingField, View: blockViews.Heading },
  EconomyMunicipality: { Field: ComesLater, View: blockViews.EconomyMunicipality },
  PdfUpload: { Field: PdfUploadField, View: blockViews.PdfUpload },
};
