import type { FieldRefusal } from "../../../platform/pure/refusal/index.ts";
import { checkEmail, checkName, personLimits } from "../../intro/rules/index.ts";

/** The fields of the tips form, as typed by a visitor. */
export type TipInput = {
  readonly methodDescription: string;
  readonly name: string;
  readonly senderEmail: string;
  readonly link: string;
  readonly employer: string;
};
export const tipFields = ["methodDescription", "name", "senderEmail", "link", "employer"] as const;
export const emptyTip: TipInput = { methodDescription: "", name: "", senderEmail: "", link: "", employer: "" };

/** The longest texts, in characters. */
export const tipLimits = {
  methodDescription: 4000,
  name: personLimits.name,
  senderEmail: personLimits.email,
  link: 2000,
  employer: 200,
} as const;

/** How long a challenge can be answered, and how often the form asks for a new one, in milliseconds. */
export const CHALLENGE_VALID = 600_000;
export const CHALLENGE_REFRESH = 150_000;

const at =
  (path: keyof TipInput) =>
  ({ kind }: FieldRefusal): FieldRefusal => ({ path, kind });

/** Every rule that the tip breaks, the method's description first. */
export function checkTip(tip: TipInput): readonly FieldRefusal[] {
  const { methodDescription, name, senderEmail, link, employer } = tip;
  const tooLong = (["methodDescription", "link", "employer"] as const)
    .filter((field) => Array.from(tip[field].trim()).length > tipLimits[field])
    .map((path) => ({ path, kind: "TooLong" }));
  return [
    ...(methodDescription.trim() === "" ? [{ path: "methodDescription", kind: "Mandatory" }] : []),
    ...checkName(name, "Mandatory").map(at("name")),
    ...checkEmail(senderEmail).map(at("senderEmail")),
    ...(link.trim() === "" || isWebAddress(link.trim()) ? [] : [{ path: "link", kind: "NotALink" }]),
    ...(/[\r\n]/.test(employer.trim()) ? [{ path: "employer", kind: "WrongShape" }] : []),
    ...tooLong,
  ];
}

const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text) && new URL(text).username === "";
