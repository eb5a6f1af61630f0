import type { ReactNode } from "react";
import { uiTexts } from "../../texts/ui.ts";
import { IconButton } from "./button.tsx";
import { XMarkIcon } from "./icons.tsx";
import styles from "./popup.module.css";
import { QuestionmarkIcon } from "./search-icons.tsx";
import { usePopup } from "./use-popup.ts";

export type HelpPopupProps = {
  /** What the help is about: the label of the field or the heading. */
  readonly about: string;
  readonly children: ReactNode;
};

/** A question mark that opens an explanation. */
export function HelpPopup({ about, children }: HelpPopupProps) {
  const { button, popup, closer } = usePopup();
  return (
    <>
      <IconButton
        {...button}
        className={styles.question}
        variant="secondary"
        size="sm"
        label={uiTexts.help(about)}
        icon={<QuestionmarkIcon aria-hidden />}
      />
      <div {...popup} className={styles.popup} role="dialog" aria-label={uiTexts.help(about)} data-print="hide">
        <div className={styles.top}>
          <strong>{uiTexts.helpPopup}</strong>
          <IconButton {...closer} label={uiTexts.close} icon={<XMarkIcon aria-hidden />} size="sm" color="neutral" />
        </div>
        <div>{children}</div>
      </div>
    </>
  );
}
