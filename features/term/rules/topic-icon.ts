/**
 * The pictures that a topic may have, by the names that are stored and that the content API gives. Each is a symbol of the same name in
 * `apps/browser/static/assets/minimetode/topic-icons.svg`. A name that stands here stays: pages, files of records and other clients have it.
 */
export const topicIcons = [
  "pulse",
  "child",
  "drop",
  "molecule",
  "stomach",
  "shield",
  "dna",
  "elderly",
  "pregnancy",
  "female",
  "heart",
  "skin",
  "virus",
  "ribbon",
  "lungs",
  "bone",
  "brain",
  "kidney",
  "mind",
  "training",
  "glass",
  "lightning",
  "tooth",
  "exchange",
  "ear",
  "eye",
  "capsule",
  "test-tube",
  "cross",
  "screen",
  "people",
  "home",
] as const;
export type TopicIcon = (typeof topicIcons)[number];

/** The icon of this name; null when it names none, as what other portals had may. */
export const topicIconOf = (name: string | null): TopicIcon | null => topicIcons.find((each) => each === name) ?? null;
