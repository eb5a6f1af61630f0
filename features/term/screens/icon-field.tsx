import { useId } from "react";
import { GroupFrame, TopicPicture } from "../../../platform/ui/index.ts";
import { topicIcons } from "../rules/index.ts";
import { termTexts as texts, topicIconTexts } from "../texts.ts";
import styles from "./terms.module.css";

type IconFieldProps = {
  /** Empty for none. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (icon: string) => void;
};

const inNorwegian = new Intl.Collator("nb");
const choices = [
  { icon: "", text: texts.noIcon },
  ...topicIcons
    .map((icon) => ({ icon, text: topicIconTexts[icon] }))
    .toSorted((a, b) => inNorwegian.compare(a.text, b.text)),
];

/** One of the icons of topics, each seen and with its name. */
export function IconField({ value, error, onChange }: IconFieldProps) {
  const name = useId();
  return (
    <GroupFrame role="radiogroup" label={texts.icon} hint={texts.iconHint} error={error}>
      <div className={styles.icons}>
        {choices.map(({ icon, text }) => (
          <label key={icon} className={styles.icon}>
            <input
              className="ds-input"
              type="radio"
              name={name}
              value={icon}
              checked={value === icon}
              onChange={() => onChange(icon)}
            />
            <TopicPicture icon={icon} />
            {text}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
