import type { FieldRefusal } from "../../../platform/pure/refusal/index.ts";
import { actorOf, type IntroInput, type IntroOption, type IntroOptions } from "./intro.ts";
import { checkEmail, checkName } from "./person.ts";
import { checkTitle } from "./title.ts";

/**
 * Every rule of the start form that `input` breaks, in the order of the form: title, name, e-mail, then the organisation.
 * Empty when it may be sent. An organisation that is not on the list counts as missing; so does a county where a
 * municipality is asked for.
 */
export function checkIntro(input: IntroInput, options: IntroOptions): readonly FieldRefusal[] {
  return [
    ...checkTitle(input.title, { path: "title", ifEmpty: "Mandatory" }),
    ...checkName(input.name, "Mandatory"),
    ...checkEmail(input.email),
    ...checkOrganization(input, options),
  ];
}

function checkOrganization(input: IntroInput, options: IntroOptions): FieldRefusal[] {
  const chosenFrom = (list: readonly IntroOption[], kind: string): FieldRefusal[] =>
    isChoice(list, input.organizationId) ? [] : [{ path: "organizationId", kind }];
  switch (input.assessmentType) {
    case "1":
      return chosenFrom(options.organizationOptions, "HealthAuthorityRequired");
    case "2":
      return chosenFrom(options.municipalityOptions, "MunicipalityRequired");
    case "3":
      switch (actorOf(input)) {
        case null:
          return [{ path: "actor", kind: "ActorRequired" }];
        case "county":
          return chosenFrom(options.municipalityOptions, "MunicipalityRequired");
        case "organization":
          return chosenFrom(options.organizationOptions, "OrganizationRequired");
      }
  }
}

/** Only the innermost items can be chosen: the groups around them are headings. */
const isChoice = (items: readonly IntroOption[], value: string | undefined): boolean =>
  items.some((item) => (item.subItems?.length ? isChoice(item.subItems, value) : item.value === value));
