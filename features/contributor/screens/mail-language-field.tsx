import { isLanguage, type Language, languages } from "../../../platform/pure/language/index.ts";
import { SelectField } from "../../../platform/ui/index.ts";
import { mailLanguageTexts as texts } from "../texts-language.ts";

type MailLanguageFieldProps = {
  /** Empty: the one that suits the recipient. */
  readonly value: Language | "";
  readonly error?: string | undefined;
  readonly onChange: (language: Language | "") => void;
};

/** The language of a mail that invites somebody. */
export const MailLanguageField = ({ value, error, onChange }: MailLanguageFieldProps) => (
  <SelectField
    label={texts.label}
    hint={texts.hint}
    placeholder={null}
    error={error}
    options={[
      { value: "", text: texts.suitable },
      ...languages.map((each) => ({ value: each, text: texts.names[each] })),
    ]}
    value={value}
    onChange={({ target }) => onChange(isLanguage(target.value) ? target.value : "")}
  />
);
