import { blocksTexts } from "../../../texts/blocks.ts";
import styles from "./blocks.module.css";

/** 'Ikke utfylt': A section 2. */
export const NotFilledIn = () => <p className={styles.empty}>{blocksTexts.notFilledIn}</p>;
