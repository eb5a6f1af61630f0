import type { IntroOption } from "./intro.ts";

/** The values of the start form's fields, all text. `county` only serves to choose a municipality and is not sent. */
export type IntroValues = {
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly actor: string;
  readonly county: string;
  readonly organizationId: string;
};
export const introFields = ["title", "name", "email", "actor", "county", "organizationId"] as const;

export const emptyIntro: IntroValues = { title: "", name: "", email: "", actor: "", county: "", organizationId: "" };

/**
 * The form after one field changed. Another county clears the chosen municipality; another kind of actor clears the other
 * choices.
 */
export function changeIntro(values: IntroValues, field: keyof IntroValues, value: string): IntroValues {
  const changed = { ...values, [field]: value };
  if (values[field] === value) return changed;
  if (field === "county") return { ...changed, organizationId: "" };
  if (field === "actor") return { ...changed, county: "", organizationId: "" };
  return changed;
}

/** The municipalities of the chosen county; none before a county is chosen. */
export const municipalitiesOf = (counties: readonly IntroOption[], county: string): readonly IntroOption[] =>
  counties.find((each) => each.value === county)?.subItems ?? [];

/** Clears a municipality that belongs to another county than the chosen one, which a form sent without script can hold. */
export function settleIntro(values: IntroValues, counties: readonly IntroOption[]): IntroValues {
  if (values.county === "") return values;
  const chosen = municipalitiesOf(counties, values.county).some((each) => each.value === values.organizationId);
  return chosen ? values : { ...values, organizationId: "" };
}
