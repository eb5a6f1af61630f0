import { notificationTexts as texts } from "../texts.ts";
import styles from "./stage.module.css";

/** How far a method has come: the word, and beside it how many of three steps that is. */
export const Stage = ({ of }: { readonly of: string }) => (
  <span className={styles.stage}>
    {texts.steps[of] ? <span className={styles.dots} data-steps={texts.steps[of]} aria-hidden /> : null}
    {of}
  </span>
);

/** The three steps, each with what it means. */
export const Stages = () => (
  <section className={styles.stages}>
    <h2>{texts.stagesHeading}</h2>
    <dl>
      {texts.stages.map(([name, meaning]) => (
        <div key={name}>
          <dt>
            <Stage of={name} />
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </section>
);
