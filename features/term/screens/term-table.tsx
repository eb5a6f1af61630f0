import { TopicPicture } from "../../../platform/ui/index.ts";
import type { EditedTerm } from "../calls.ts";
import { type EditedTermKind, kindsWithIcon, parentKinds } from "../rules/index.ts";
import { termTexts as texts } from "../texts.ts";
import styles from "./terms.module.css";

type TermTableProps = {
  readonly terms: readonly EditedTerm[];
  readonly shown: readonly EditedTerm[];
  readonly kind: EditedTermKind;
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
};

/** The terms of a kind. The name opens one; a term that was made one with another cannot be opened. */
export function TermTable({ terms, shown, kind, chosen, onChoose }: TermTableProps) {
  const nameOf = (id: number | null) => terms.find((each) => each.id === id)?.name ?? "";
  const { name, under, uses } = texts.columns;
  const hasIcon = kindsWithIcon.includes(kind);
  const hasParent = parentKinds[kind] !== undefined;
  return (
    <div className={styles.scrolled}>
      <table className="ds-table" aria-label={texts.table}>
        <thead>
          <tr>
            {[name, ...(hasParent ? [under] : []), uses].map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((term) => (
            <tr key={term.id} data-chosen={term.id === chosen || undefined}>
              <th scope="row">
                <span className={styles.named}>
                  {hasIcon ? <TopicPicture icon={term.icon} /> : null}
                  {term.mergedInto === null ? (
                    <button
                      type="button"
                      className={styles.name}
                      aria-current={term.id === chosen || undefined}
                      onClick={() => onChoose(term.id)}
                    >
                      {term.name}
                    </button>
                  ) : (
                    term.name
                  )}
                </span>
              </th>
              {hasParent ? <td>{nameOf(term.parent)}</td> : null}
              <td>
                {term.mergedInto === null ? texts.uses(term.uses) : texts.merged(nameOf(term.mergedInto))}
                {term.retired ? `, ${texts.retired}` : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
