import type { AssessmentView } from "../../api/index.ts";
import type { LiteratureForm } from "../../citation/rules/index.ts";
import { referencesOf } from "../../kinds/rules/index.ts";
import {
  areContrary,
  cslOf,
  type Reference,
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

/** The references in the blocks of an edition, each once. */
const referencesIn = ({ sections }: AssessmentView): readonly Reference[] => {
  const named = sections.flatMap(({ blocks }) => blocks).map((block) => referencesOf(block));
  // A line may be truncated and a reference is whole, so the references come first and win.
  const [lines, whole] = [true, false].map((wanted) =>
    named.flatMap(({ references, fromLines }) => (fromLines === wanted ? references : [])),
  );
  return apart([...(whole ?? []), ...(lines ?? [])]);
};

const writers: Readonly<Record<LiteratureForm, (references: readonly Reference[]) => string>> = {
  "references.ris": writeRis,
  "references.nbib": writeNbib,
  "references.bib": writeBibtex,
  "references.json": (references) => JSON.stringify(cslOf(references)),
};

/** The literature of an edition for reference managers; undefined when it has none. features/citation/README.md */
export function writeReferences(view: AssessmentView, form: LiteratureForm): string | undefined {
  const references = referencesIn(view);
  return references.length === 0 ? undefined : writers[form](references);
}
