import { pdfUpload } from "../../attachment/rules/definition.ts";
import { fileDefinition } from "../../block/file/definition.ts";
import { headingDefinition } from "../../block/heading/definition.ts";
import type { Definition } from "../../block/rules/definition.ts";
import { searchDefinition } from "../../block/search/definition.ts";
import { peerReviewSection, publishSection, sectionDefinition } from "../../block/section/definition.ts";
import { relationSelector, selectDefinition } from "../../block/select/definition.ts";
import { table } from "../../block/table/definition.ts";
import { textDefinition } from "../../block/text/definition.ts";
import { textEditor } from "../../block/text-editor/definition.ts";
import { economyEvaluation, economyMunicipality } from "../../economy/rules/definition.ts";
import { evidenceTable } from "../../evidence/rules/definition.ts";
import { imageUpload } from "../../image/rules/definition.ts";
import { literatureSearch } from "../../literature/rules/definition.ts";
import { outcomeTable } from "../../outcome/rules/definition.ts";
import type { BlockKind, Kinds } from "./kinds.ts";

/** Everything that is known of each kind of block. The names are also the `blockType` on the wire. */
export const definitions: { readonly [K in BlockKind]: Definition<Kinds[K]> } = {
  Section: sectionDefinition,
  PeerReviewSection: peerReviewSection,
  PublishSection: publishSection,
  Select: selectDefinition,
  Text: textDefinition,
  TextEditor: textEditor,
  Search: searchDefinition,
  File: fileDefinition,
  EconomyEvaluation: economyEvaluation,
  Table: table,
  LiteratureSearch: literatureSearch,
  EvidenceTable: evidenceTable,
  OutcomeTable: outcomeTable,
  RelationSelector: relationSelector,
  ImageUpload: imageUpload,
  Heading: headingDefinition,
  EconomyMunicipality: economyMunicipality,
  PdfUpload: pdfUpload,
};

const isBlockKind = (name: string): name is BlockKind => Object.hasOwn(definitions, name);

export const BLOCK_KINDS: readonly BlockKind[] = Object.keys(definitions).filter(isBlockKind);
