import type { PageModel } from "../../../core/content/index.ts";
import { introTexts } from "../../../texts/intro.ts";
import { Details } from "../../ui/index.ts";
import styles from "./intro.module.css";

/** The chosen template and destination, which the server gives to editors only. docs/spec/start-form.md, Page model of the form */
export const EditorsChoices = ({ content }: { content: PageModel<"IntroPage"> }) =>
  content.template === undefined ? null : (
    <Details summary={introTexts.editorsOnly}>
      <dl className={styles.choices}>
        <dt>{introTexts.template}</dt>
        <dd>{content.template ?? introTexts.newest}</dd>
        <dt>{introTexts.destination}</dt>
        <dd>{content.destination ?? introTexts.underStart}</dd>
      </dl>
    </Details>
  );
