import type { AuthorBlock } from "../../../../core/block/index.ts";
import { useEditing } from "../../editing/index.ts";
import { UnsentPanel } from "../../saving/index.ts";
import type { Section } from "./listed-search.ts";
import { wordsOf } from "./search-draft.ts";
import { hasUnsent } from "./search-form.ts";
import { sectionId } from "./search-section.tsx";
import { openForms, useSectionState } from "./section-state.ts";

/** What stood unsaved in the forms of a section when the assessment became read-only: it can still be read and copied. */
export function UnsentSearches({ block, section }: { block: AuthorBlock<"LiteratureSearch">; section: Section }) {
  const { reload } = useEditing();
  const [state] = useSectionState(sectionId(block, section));
  return openForms(state)
    .filter(({ form }) => hasUnsent(form))
    .map(({ id, form }) => <UnsentPanel key={id} because="read-only" text={wordsOf(form.draft)} onTryAgain={reload} />);
}
