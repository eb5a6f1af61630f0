import { linkedCitation, type Reference } from "../../../core/reference/index.ts";
import styles from "./literature-search.module.css";

export type ReferencesProps = { readonly references: readonly (Reference & { readonly id: number })[] };

/** The literature that the searches led to, in its order. docs/spec/literature.md, References */
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
        </li>
      ))}
    </ol>
  );
}
