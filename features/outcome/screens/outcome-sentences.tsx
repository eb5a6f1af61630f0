import { isBlank, plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { Button, Details, PlusIcon } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { byImportance, sentenceOf } from "../rules/index.ts";
import { outcomeWritingTexts } from "../texts-writing.ts";
import styles from "./outcome-table.module.css";

const { sentences: texts } = outcomeWritingTexts;

type OutcomeSentencesProps = {
  /** The text that they are offered to. */
  readonly html: string;
  readonly onInsert: (sentence: string) => void;
};

/** The sentences of the outcome table, to take into a text one by one. Nothing comes into a text by itself, and the text is then its author's. */
export function OutcomeSentences({ html, onInsert }: OutcomeSentencesProps) {
  const { assessment } = useEditing();
  const table = assessment.sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "OutcomeTable");
  if (table?.kind !== "OutcomeTable") return null;
  const sentences = byImportance(table.rows).flatMap(({ id, cells }) => {
    const said = sentenceOf(cells, table);
    return said.kind === "Sentence" ? [{ id, name: cells.name ?? "", sentence: said.sentence.nb }] : [];
  });
  if (sentences.length === 0) return null;
  const written = plainTextOf(html);
  return (
    <Details summary={texts.title}>
      <ul className={styles.sentences}>
        {sentences.map(({ id, name, sentence }) => (
          <li key={id}>
            <p>{sentence}</p>
            {written.includes(sentence) ? (
              <p className={styles.none}>{texts.stands}</p>
            ) : (
              <Button
                variant="tertiary"
                size="sm"
                aria-label={texts.insertNamed(isBlank(name) ? sentence : name)}
                onClick={() => onInsert(sentence)}
              >
                <PlusIcon aria-hidden />
                {texts.insert}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Details>
  );
}
