import type { LiteratureForm } from "../../core/citation/index.ts";
import type { AssessmentView } from "../../core/contract/index.ts";
import {
  cslOf,
  type Reference,
  referenceFrom,
  twinsOf,
  writeBibtex,
  writeNbib,
  writeRis,
} from "../../core/reference/index.ts";

/** The studies of an edition's evidence tables, each once. */
const referencesIn = ({ sections }: AssessmentView): readonly Reference[] => {
  const all = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "EvidenceTable" ? block.studies : []))
    .map(({ cells }) => referenceFrom(cells.reference || cells.shortId || "", cells.date))
    .filter(({ title }) => title !== "");
  const twins = twinsOf(all, []);
  return all.filter((_, at) => twins[at] === null);
};

const writers: Readonly<Record<LiteratureForm, (references: readonly Reference[]) => string>> = {
  "references.ris": writeRis,
  "references.nbib": writeNbib,
  "references.bib": writeBibtex,
  "references.json": (references) => JSON.stringify(cslOf(references)),
};

/** The literature of an edition for reference managers; undefined when it has none. docs/spec/documents.md, Data */
export function writeReferences(view: AssessmentView, form: LiteratureForm): string | undefined {
  const references = referencesIn(view);
  return references.length === 0 ? undefined : writers[form](references);
}
