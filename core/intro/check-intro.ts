import type { FieldRefusal } from "../refusal/index.ts";
import { actorOf, type IntroInput, type IntroOption, type IntroOptions } from "./intro.ts";

/** Local part (nothing unprintable), @, domain, and a top-level domain of two or more letters: P section 5. */
const emailPattern = /^[^\s\p{C}@<>()[\],;:"\\]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;

/** True for an address that a mail can be sent to, as far as its form tells. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim());

/**
 * Every rule of the intro form that `input` breaks, in the order of the form: title, name, e-mail, then the organisation.
 * Empty when it may be sent. An organisation that is not on the list counts as none; a county is not a municipality.
 * Source: P section 5, "Intro form".
 */
export function checkIntro(input: IntroInput, options: IntroOptions): readonly FieldRefusal[] {
  return [
    ...required("title", input.title, "TitleRequired"),
    ...required("name", input.name, "NameRequired"),
    ...checkEmail(input.email),
    ...checkOrganization(input, options),
  ];
}

const required = (path: string, text: string, kind: string): FieldRefusal[] =>
  text.trim() === "" ? [{ path, kind }] : [];

const checkEmail = (email: string): FieldRefusal[] => {
  if (email.trim() === "") return [{ path: "email", kind: "EmailRequired" }];
  return isEmail(email) ? [] : [{ path: "email", kind: "EmailInvalid" }];
};

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
