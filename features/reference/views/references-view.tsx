import styles from "../../literature/views/literature-search-view.module.css";
import { RetractedMark } from "../../retraction/views/retracted-mark.tsx";
import { linkedCitation, type Reference } from "../rules/index.ts";

export type ReferencesProps = { readonly references: readonly (Reference & { readonly id: number })[] };

/** The literature that the searches led to, in its order. */
export function ReferencesView({ references }: ReferencesProps) {
  return (
    <ol className={styles.references}>
      {references.map((reference) => (
        <li key={reference.id}>
          {linkedCitation(reference).map(({ text, href }) =>
            href === null ? (
              text
            ) : (
              <a key={text} href={href} rel="noopener">
                {text}
              </a>
            ),
          )}
          <RetractedMark rowId={reference.id} />
        </li>
      ))}
    </ol>
  );
}
