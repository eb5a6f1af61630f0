import { plainLine } from "../../../platform/pure/text/index.ts";

export { type TopicIcon, topicIconOf, topicIcons } from "./topic-icon.ts";

/** The kinds of terms that editors change. docs/spec/content.md, Terms */
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

/** What the terms of a kind stand under; terms of the others stand by themselves. */
export const parentKinds: { readonly [K in EditedTermKind]?: EditedTermKind } = {
  organization: "organization-group",
  municipality: "county",
};

/** The kinds whose terms have an address of their own. */
export const kindsWithAddress: readonly EditedTermKind[] = ["organization", "publisher", "source"];

/** The kinds whose terms have an icon. */
export const kindsWithIcon: readonly EditedTermKind[] = ["topic"];

export const TERM_NAME_MAX = 200;

/** A name as it is compared: two terms of a kind are not told apart by case or by spaces. */
export const comparedName = (name: string): string => plainLine(name).toLocaleLowerCase("nb");
