import type { FieldRefusal } from "../refusal/index.ts";
import { actorOf, type IntroInput, type IntroOption, type IntroOptions } from "./intro.ts";

/** Local part (printable characters only), @, domain, and a top-level domain of two or more letters. docs/spec/start-form.md, Rules */
const emailPattern = /^[^\s\p{C}@<>()[\],;:"\\]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;

/** True for a well-formed e-mail address. Whether it exists is not checked. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim());

/**
 * Every rule of the start form that `input` breaks, in the order of the form: title, name, e-mail, then the organisation.
 * Empty when it may be sent. An organisation that is not on the list counts as missing; so does a county where a
 * municipality is asked for. docs/spec/start-form.md, Rules
 */
export function checkIntro(input: IntroInput, options: IntroOptions): readonly FieldRefusal[] {
  return [
    ...required("title", input.title),
    ...required("name", input.name),
    ...checkEmail(input.email),
    ...checkOrganization(input, options),
  ];
}

const required = (path: string, text: string): FieldRefusal[] =>
  text.trim() === "" ? [{ path, kind: "Mandatory" }] : [];

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
