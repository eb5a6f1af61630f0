import type { AssessmentView } from "../../api/index.ts";
import type { LiteratureForm } from "../../citation/rules/index.ts";
import {
  areContrary,
  cslOf,
  type Reference,
  referenceFrom,
  twinsOf,
  writeBibtex,
  writeNbib,
  writeRis,
} from "../../reference/rules/index.ts";

/** Each reference once: the first of several that are the same, and all of those that only look alike. */
const apart = (references: readonly Reference[]): readonly Reference[] => {
  const twins = twinsOf(references, []);
  return references.filter((reference, at) => {
    const earlier = references[twins[at]?.at ?? at];
    return earlier === undefined || earlier === reference || areContrary(reference, earlier);
  });
};

/** What the searches of an edition led to and the studies of its evidence tables, each once. */
const referencesIn = ({ sections }: AssessmentView): readonly Reference[] => {
  const blocks = sections.flatMap((section) => section.blocks);
  const found = blocks.flatMap((block) => (block.kind === "LiteratureSearch" ? (block.references ?? []) : []));
  const studies = blocks
    .flatMap((block) => (block.kind === "EvidenceTable" ? block.studies : []))
    .map(({ cells }) => referenceFrom(cells.reference || cells.shortId || "", cells.date))
    .filter(({ title }) => title !== "");
  // A study's line may be cut, and a reference is not: it is the one that is kept.
  return apart([...found, ...studies]);
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
