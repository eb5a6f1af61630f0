import { reviewWritingTexts } from "../texts-writing.ts";
import styles from "./peer-review.module.css";

const texts = reviewWritingTexts.send;

/** The readers of a review, before and after it is sent and published. */
export const WhoSees = () => (
  <section className={styles.whoSees}>
    <h4>{texts.whoSees}</h4>
    <ul>
      <li>{texts.interests}</li>
      <li>{texts.draft}</li>
      <li>{texts.now}</li>
      <li>{texts.published}</li>
    </ul>
  </section>
);
