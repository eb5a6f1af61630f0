import { pdfUpload } from "../../attachment/rules/definition.ts";
import { file } from "../../block/file/definition.ts";
import { heading } from "../../block/heading/definition.ts";
import type { Definition } from "../../block/rules/definition.ts";
import { search } from "../../block/search/definition.ts";
import { peerReviewSection, publishSection, section } from "../../block/section/definition.ts";
import { relationSelector, select } from "../../block/select/definition.ts";
import { table } from "../../block/table/definition.ts";
import { text } from "../../block/text/definition.ts";
import { textEditor } from "../../block/text-editor/definition.ts";
import { economyEvaluation, economyMunicipality } from "../../economy/rules/definition.ts";
import { evidenceTable } from "../../evidence/rules/definition.ts";
import { imageUpload } from "../../image/rules/definition.ts";
import { literatureSearch } from "../../literature/rules/definition.ts";
import type { BlockKind, Kinds } from "./kinds.ts";

/** Everything that is known of each kind of block. The names are also the `blockType` on the wire. */
export const definitions: { readonly [K in BlockKind]: Definition<Kinds[K]> } = {
  Section: section,
  PeerReviewSection: peerReviewSection,
  PublishSection: publishSection,
  Select: select,
  Text: text,
  TextEditor: textEditor,
  Search: search,
  File: file,
  EconomyEvaluation: economyEvaluation,
  Table: table,
  LiteratureSearch: literatureSearch,
  EvidenceTable: evidenceTable,
  RelationSelector: relationSelector,
  ImageUpload: imageUpload,
  Heading: heading,
  EconomyMunicipality: economyMunicipality,
  PdfUpload: pdfUpload,
};

const isBlockKind = (name: string): name is BlockKind => Object.hasOwn(definitions, name);

export const BLOCK_KINDS: readonly BlockKind[] = Object.keys(definitions).filter(isBlockKind);
