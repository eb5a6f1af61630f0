import { type Choice, RadioGroup, SelectField, useHydrated } from "../../../platform/ui/index.ts";
import type { PageModel } from "../../content/rules/index.ts";
import { type IntroOption, type IntroValues, municipalitiesOf } from "../rules/index.ts";
import { introTexts } from "../texts.ts";

export type OrganizationFieldsProps = {
  readonly page: PageModel<"IntroPage">;
  readonly values: IntroValues;
  readonly change: (field: keyof IntroValues, value: string) => void;
  readonly errorOf: (field: keyof IntroValues) => string | undefined;
};

/** The organisation fields for a type of assessment. */
export function OrganizationFields(props: OrganizationFieldsProps) {
  switch (props.page.assessmentType) {
    case "1":
      return <HealthAuthorityField {...props} />;
    case "2":
      return <MunicipalityFields {...props} />;
    case "3":
      return <ActorFields {...props} />;
  }
}

const HealthAuthorityField = ({ page, values, change, errorOf }: OrganizationFieldsProps) => (
  <SelectField
    id="organizationId"
    name="organizationId"
    label={introTexts.healthAuthority}
    options={choicesOf(page.organizationOptions)}
    value={values.organizationId}
    onChange={(event) => change("organizationId", event.target.value)}
    error={errorOf("organizationId")}
    required
  />
);

/** County, then municipality. Without script a button fetches the county's municipalities. */
function MunicipalityFields({ page, values, change, errorOf }: OrganizationFieldsProps) {
  const counties = page.municipalityOptions.map(({ value, text }) => ({ value, text }));
  const municipalities = municipalitiesOf(page.municipalityOptions, values.county);
  const error = errorOf("organizationId");
  return (
    <>
      <SelectField
        id="county"
        name="county"
        label={introTexts.county}
        options={counties}
        value={values.county}
        onChange={(event) => change("county", event.target.value)}
        error={values.county === "" ? error : undefined}
        required
      />
      <StepButton step="county" text={introTexts.showMunicipalities} />
      <SelectField
        id="organizationId"
        name="organizationId"
        label={introTexts.municipality}
        options={choicesOf(municipalities)}
        value={values.organizationId}
        onChange={(event) => change("organizationId", event.target.value)}
        error={values.county === "" ? undefined : error}
        {...(values.county === "" ? { placeholder: introTexts.chooseCountyFirst } : {})}
        required
      />
    </>
  );
}

/** First who stands behind, then which of them. */
function ActorFields(props: OrganizationFieldsProps) {
  const { values, change, errorOf } = props;
  const { organization, county } = introTexts.actors;
  return (
    <>
      <RadioGroup
        id="actor"
        name="actor"
        label={introTexts.actor}
        options={[
          { value: "organization", text: organization },
          { value: "county", text: county },
        ]}
        value={values.actor}
        onChange={(value) => change("actor", value)}
        error={errorOf("actor")}
        required
      />
      <StepButton step="actor" text={introTexts.chooseActor} />
      {values.actor === "organization" ? <HealthAuthorityField {...props} /> : null}
      {values.actor === "county" ? <MunicipalityFields {...props} /> : null}
    </>
  );
}

/** Asks the server for the next choice where no script can show it. */
function StepButton({ step, text }: { step: string; text: string }) {
  if (useHydrated()) return null;
  return (
    <noscript>
      <button className="ds-button" data-variant="secondary" type="submit" name="step" value={step} formNoValidate>
        {text}
      </button>
    </noscript>
  );
}

const choicesOf = (options: readonly IntroOption[]): readonly Choice[] =>
  options.map(({ value, text, subItems }) =>
    subItems?.length ? { value, text, children: choicesOf(subItems) } : { value, text },
  );
