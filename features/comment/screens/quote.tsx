import { IconButton, XMarkIcon } from "../../../platform/ui/index.ts";
import { commentsTexts } from "../texts.ts";
import styles from "./comments.module.css";

type QuoteProps = {
  readonly text: string;
  /** The words no longer stand in the field. */
  readonly isGone?: boolean;
  readonly drop?: () => void;
};

/** The marked words that a thread is about. */
export const Quote = ({ text, isGone = false, drop }: QuoteProps) => (
  <div className={styles.quote}>
    <blockquote>
      <span className="ds-sr-only">{commentsTexts.quoted}: </span>
      <bdi>{text}</bdi>
    </blockquote>
    {isGone ? <p className={styles.meta}>{commentsTexts.quoteGone}</p> : null}
    {drop ? (
      <IconButton
        label={commentsTexts.dropQuote}
        icon={<XMarkIcon aria-hidden />}
        size="sm"
        color="neutral"
        onClick={drop}
      />
    ) : null}
  </div>
);
