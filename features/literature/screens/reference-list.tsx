import { useMemo, useRef } from "react";
import type { RowPlace } from "../../../platform/editing/saving/index.ts";
import { useToast } from "../../../platform/ui/index.ts";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { REFERENCES_PART, referenceColumns } from "../../reference/rules/index.ts";
import { ImportReferences } from "../../reference/screens/import-references.tsx";
import { literatureReferenceTexts as texts } from "../../reference/texts.ts";
import { AddRow, RowList, useRowActions } from "../../row/screens/index.ts";
import styles from "./literature-search.module.css";
import { literatureTarget, referenceKind, wordsOfReference } from "./reference-kind.tsx";

type Block = AuthorBlock<"LiteratureSearch">;

export const referencesPlace = ({ contentGuid }: Pick<Block, "contentGuid">): RowPlace => ({
  block: contentGuid,
  of: "reference",
  part: REFERENCES_PART,
});

/** The literature that the searches led to: typed, or read from what a reference manager exports. features/reference/README.md */
export function ReferenceList({ block }: { readonly block: Block }) {
  const { contentGuid, contentId, title, references, hideDelete } = block;
  const place = useMemo(() => referencesPlace({ contentGuid }), [contentGuid]);
  const actions = useRowActions(place);
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.section} aria-labelledby={`${contentGuid}-references`}>
      <h4 id={`${contentGuid}-references`} ref={heading} tabIndex={-1}>
        {texts.title}
      </h4>
      <p className={styles.help}>{texts.lead}</p>
      {references.length === 0 ? <p className={styles.help}>{texts.none}</p> : null}
      <RowList
        kind={referenceKind}
        place={place}
        rows={references}
        actions={actions}
        wordsOf={wordsOfReference}
        label={texts.title}
        hideDelete={hideDelete}
      />
      <AddRow
        kind={referenceKind}
        place={place}
        button={texts.addNew}
        buttonIn={texts.addNewIn(title)}
        formName={texts.newReference(title)}
        empty={() => Object.fromEntries(referenceColumns.map((column) => [column, ""]))}
        wordsOf={wordsOfReference}
      />
      <div>
        <ImportReferences
          block={{ contentId, title, rows: references }}
          target={literatureTarget}
          add={actions.addAll}
          onAdded={(count) => {
            toast(texts.imported(count));
            heading.current?.focus();
          }}
        />
      </div>
    </section>
  );
}
