import { type ReactNode, useId, useState } from "react";
import { IconButton } from "./button.tsx";
import styles from "./help.module.css";
import { QuestionmarkIcon } from "./search-icons.tsx";
import { uiTexts } from "./texts.ts";

export type HelpProps = {
  /** The subject of the help: the label of the field or the heading. */
  readonly about: string;
  readonly children: ReactNode;
};

/**
 * A question mark that opens an explanation below the line it stands on, which must wrap. Nothing is covered: what follows moves
 * down. Without script the explanation is open.
 */
export function Help({ about, children }: HelpProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={styles.question}
        data-help="mark"
        variant="secondary"
        size="sm"
        label={uiTexts.help(about)}
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<QuestionmarkIcon aria-hidden />}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={({ key }) => key === "Escape" && setOpen(false)}
      />
      <div id={id} className={styles.help} data-help="text" hidden={!isOpen} data-print="hide">
        <strong>{about}</strong>
        <div>{children}</div>
      </div>
    </>
  );
}
