import { Spinner as DsSpinner } from "@digdir/designsystemet-react";
import { uiTexts } from "../../texts/ui.ts";
import styles from "./spinner.module.css";

/** Something is on its way. Says so once to screen readers. */
export const Loader = ({ text = uiTexts.loading }: { text?: string }) => (
  <div className={styles.loader} role="status">
    <DsSpinner aria-hidden="true" data-size="sm" />
    <span>{text}</span>
  </div>
);
