import type { OverallCertainty } from "../../block/rules/index.ts";
import { Mark } from "../../block/views/marks.tsx";
import type { Certainty } from "../rules/index.ts";
import { outcomeTexts } from "../texts.ts";
import styles from "./outcome-table-view.module.css";

/** The mark of a certainty is that of the same answer about all results. */
const markOf: Readonly<Record<Certainty, OverallCertainty>> = {
  high: "hoy",
  moderate: "middels",
  low: "lav",
  "very-low": "svart-lav",
};

/** Four rising steps and the word that says the same. */
export const CertaintyMark = ({ certainty }: { readonly certainty: Certainty }) => (
  <span className={styles.certainty}>
    <Mark value={markOf[certainty]} />
    {outcomeTexts.certainty[certainty]}
  </span>
);
