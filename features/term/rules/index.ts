import { languages } from "../../../platform/pure/language/index.ts";
import { plainLine } from "../../../platform/pure/text/index.ts";

export { type TopicIcon, topicIconOf, topicIcons } from "./topic-icon.ts";

/** The kinds of terms that editors change. */
export const editedTermKinds = [
  "topic",
  "method-type",
  "publisher",
  "source",
  "subject",
  "organization",
  "organization-group",
  "municipality",
  "county",
  "finance-responsibility",
  "order-recommendation",
  "notification-status",
] as const;
export type EditedTermKind = (typeof editedTermKinds)[number];

/** The kind of the parent terms of a kind. Terms of other kinds have no parent. */
export const parentKinds: { readonly [K in EditedTermKind]?: EditedTermKind } = {
  organization: "organization-group",
  municipality: "county",
};

/** The kinds whose terms have an address of their own. */
export const kindsWithAddress: readonly EditedTermKind[] = ["organization", "publisher", "source"];

/** The kinds whose terms have an icon. */
export const kindsWithIcon: readonly EditedTermKind[] = ["topic"];

/** The kinds whose terms have a written form: bodies that may have decided one. */
export const kindsWithForm: readonly EditedTermKind[] = ["organization", "municipality"];

/** The written forms that a body may have decided on. */
export const writtenForms = [...languages, "neutral"] as const;
export type WrittenForm = (typeof writtenForms)[number];

export const TERM_NAME_MAX = 200;

/** The form in which names are compared. Case and extra spaces do not make two terms of a kind different. */
export const comparedName = (name: string): string => plainLine(name).toLocaleLowerCase("nb");
