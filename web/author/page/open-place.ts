import type { AssessmentDetails } from "../../../core/contract/assessment.ts";
import type { SchemaItem } from "../../../core/contract/schema-item.ts";
import type { Place } from "../editing/index.ts";

/** The address of the editing page: A section 2. */
export type EditingSearch = {
  readonly tab?: number | undefined;
  readonly section?: string | undefined;
  readonly role?: string | undefined;
  readonly id?: string | undefined;
};

export type OpenPlace = {
  readonly tab: number;
  readonly section: SchemaItem | undefined;
  /** The sections of the tab that are flagged for the left menu. */
  readonly menu: readonly SchemaItem[];
  /** Neighbours in reading order, across the tabs. */
  readonly previous: SchemaItem | undefined;
  readonly next: SchemaItem | undefined;
};

const isShown = (section: SchemaItem): boolean => !section.hiddenByRule;

/** Which tab and section an address opens. What it names wrongly is the first. */
export function openPlace({ schema }: AssessmentDetails, search: EditingSearch): OpenPlace {
  const shown = schema.schemaItems.filter(isShown);
  const tab = search.tab !== undefined && schema.fieldGroups[search.tab] ? search.tab : 0;
  const sections = shown.filter(({ fieldGroup }) => fieldGroup === tab);
  const section = sections.find(({ contentGuid }) => contentGuid === search.section) ?? sections[0];
  const at = section ? shown.indexOf(section) : -1;
  return {
    tab,
    section,
    menu: sections.filter(({ showInLeftMenu }) => showInLeftMenu),
    previous: at > 0 ? shown[at - 1] : undefined,
    next: at >= 0 ? shown[at + 1] : undefined,
  };
}

/** Where a tab opens: its first section. */
export function firstPlace({ schema }: AssessmentDetails, tab: number): Place {
  const first = schema.schemaItems.find((section) => section.fieldGroup === tab && isShown(section));
  return first ? { tab, section: first.contentGuid } : { tab };
}

type Seat = AssessmentDetails["seats"][number];

/** The caller's seat that the address asks to be shown as; else the first. It grants nothing. */
export const shownSeat = (seats: readonly Seat[], { id, role }: EditingSearch): Seat | undefined =>
  seats.find(({ contributorId }) => contributorId === id) ??
  seats.find((seat) => seat.role === role?.toLowerCase()) ??
  seats[0];
