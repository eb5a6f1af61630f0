import type { FormEvent } from "react";
import { Button, LinkButton, SelectField } from "../../../platform/ui/index.ts";
import { deskAddresses } from "../../address/rules/index.ts";
import { assessmentTypeTexts } from "../../assessment/texts-type.ts";
import type { Overview } from "../calls.ts";
import { type OverviewChoice, readChoice } from "../rules/index.ts";
import { overviewTexts as texts } from "../texts.ts";
import styles from "./overview.module.css";
import { overviewAddress } from "./overview-address.ts";

type ChoiceBarProps = {
  readonly choice: OverviewChoice;
  readonly overview: Pick<Overview, "year" | "years" | "organizations">;
  readonly onChange: (choice: OverviewChoice) => void;
};

const types = [
  { value: "", text: texts.everyType },
  ...Object.entries(assessmentTypeTexts).map(([value, text]) => ({ value, text })),
];

/** Year, organisation and type: a plain form with the address as its answer. Nothing is fetched before its button is pressed. */
export function ChoiceBar({ choice, overview: { year, years, organizations }, onChange }: ChoiceBarProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(readChoice(Object.fromEntries(new FormData(event.currentTarget))));
  };
  const known = [
    { value: "", text: texts.everyOrganization },
    ...organizations.map(({ id, name }) => ({ value: String(id), text: name })),
  ];
  const isKnown = known.some(({ value }) => value === choice.organization);
  const isChosen = overviewAddress(choice) !== deskAddresses.overview;
  return (
    <search data-print="hide">
      {/* The key makes the fields follow the address when it changes by other means: back, reset. */}
      <form
        key={overviewAddress(choice)}
        className={styles.form}
        action={deskAddresses.overview}
        aria-label={texts.choose}
        onSubmit={submit}
      >
        <SelectField
          name="year"
          label={texts.year}
          options={years.map((each) => ({ value: String(each), text: String(each) }))}
          placeholder={null}
          defaultValue={String(year)}
        />
        <SelectField
          name="organization"
          label={texts.organization}
          options={isKnown ? known : [...known, { value: choice.organization, text: choice.organization }]}
          placeholder={null}
          defaultValue={choice.organization}
        />
        <SelectField name="type" label={texts.type} options={types} placeholder={null} defaultValue={choice.type} />
        <div className={styles.buttons}>
          <Button type="submit">{texts.show}</Button>
          {isChosen ? (
            <LinkButton variant="tertiary" href={deskAddresses.overview}>
              {texts.reset}
            </LinkButton>
          ) : null}
        </div>
      </form>
    </search>
  );
}
