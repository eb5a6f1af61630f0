import type { BlockKind } from "../../../core/template/index.ts";
import { blockViews } from "../../content/blocks/index.ts";
import type { BlockUi } from "./block-ui.ts";
import { ComesLater } from "./comes-later/index.ts";

/** Every block kind in the editor. A new kind does not compile until it has its Field and View. */
export const blocks = {
  Section: { Field: ComesLater, View: blockViews.Section },
  PeerReviewSection: { Field: ComesLater, View: blockViews.PeerReviewSection },
  PublishSection: { Field: ComesLater, View: blockViews.PublishSection },
  Select: { Field: ComesLater, View: blockViews.Select },
  Text: { Field: ComesLater, View: blockViews.Text },
  TextEditor: { Field: ComesLater, View: blockViews.TextEditor },
  Search: { Field: ComesLater, View: blockViews.Search },
  File: { Field: ComesLater, View: blockViews.File },
  EconomyEvaluation: { Field: ComesLater, View: blockViews.EconomyEvaluation },
  Table: { Field: ComesLater, View: blockViews.Table },
  LiteratureSearch: { Field: ComesLater, View: blockViews.LiteratureSearch },
  EvidenceTable: { Field: ComesLater, View: blockViews.EvidenceTable },
  RelationSelector: { Field: ComesLater, View: blockViews.RelationSelector },
  ImageUpload: { Field: ComesLater, View: blockViews.ImageUpload },
  Heading: { Field: ComesLater, View: blockViews.Heading },
  EconomyMunicipality: { Field: ComesLater, View: blockViews.EconomyMunicipality },
  PdfUpload: { Field: ComesLater, View: blockViews.PdfUpload },
} as const satisfies Record<BlockKind, BlockUi>;
