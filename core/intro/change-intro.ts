import type { IntroOption } from "./intro.ts";

/** The intro form's fields as they stand, all text. `county` is only a step on the way to a municipality. */
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
 * choices. Source: P section 4, "Intro form".
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

/** A form that was sent without script may hold a municipality of another county: it is then not chosen. */
export function settleIntro(values: IntroValues, counties: readonly IntroOption[]): IntroValues {
  if (values.county === "") return values;
  const chosen = municipalitiesOf(counties, values.county).some((each) => each.value === values.organizationId);
  return chosen ? values : { ...values, organizationId: "" };
}
