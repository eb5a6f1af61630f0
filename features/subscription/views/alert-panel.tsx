import { Button, SelectField, TextField } from "../../../platform/ui/index.ts";
import { addresses, alertForm, statementPaths } from "../../address/rules/index.ts";
import { subscriptionTexts as texts } from "../texts.ts";
import styles from "./alert-panel.module.css";

type AlertPanelProps = {
  readonly heading: string;
  /** Each with the address of its search: an alert may be about one of them alone. */
  readonly topics?: readonly { readonly subjectName: string; readonly url: string }[];
};

/** Asks for a daily alert about everything new, or one topic. A form of the browser's own: its page has the answer, and the other choices. */
export const AlertPanel = ({ heading, topics = [] }: AlertPanelProps) => (
  <form method="post" action={alertForm(addresses.search)} className={styles.panel} data-print="hide">
    <h2>{heading}</h2>
    <TextField label={texts.form.email} name="email" type="email" autoComplete="email" maxLength={320} required />
    {topics.length === 0 ? null : (
      <SelectField
        label={texts.panel.topic}
        name="search"
        placeholder={null}
        options={[
          { value: "", text: texts.panel.allTopics },
          ...topics.map(({ subjectName, url }) => ({ value: url, text: subjectName })),
        ]}
      />
    )}
    <Button type="submit" variant="secondary">
      {texts.panel.send}
    </Button>
    <p>
      {texts.panel.often} <a href={statementPaths.privacy}>{texts.panel.privacy}</a>
    </p>
  </form>
);
