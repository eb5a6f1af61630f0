import type { SearchRequestBody } from "../calls.ts";

/** Which assessments an embedded search lists. */
export const widgetChoices = ["all", "completed", "started"] as const;
export type WidgetChoice = (typeof widgetChoices)[number];

/** Hits on a page of an embedded search, and its first page: later ones are counted from the answer's `page`. */
const WIDGET_PAGE_SIZE = 3;
export const WIDGET_FIRST_PAGE = 0;

/** The default type filter: a widget in a type 1 form lists assessments of type 1. */
const DEFAULT_TYPE = "1";

/** The search of an embedded search form. Without words it sends no request. */
export type WidgetSearch = {
  readonly q: string;
  readonly page: number;
  readonly choice: WidgetChoice;
};

const statusesOf = { all: null, completed: ["3"], started: ["1", "2"] } as const satisfies Record<
  WidgetChoice,
  readonly string[] | null
>;

/**
 * The request of an embedded search.
 * @param form the type of the assessment whose form it stands in; null elsewhere
 */
export function widgetRequest({ q, page, choice }: WidgetSearch, form: string | null): SearchRequestBody {
  const statuses = statusesOf[choice];
  const filter = {
    ...(statuses ? { filterAssessmentStatus: [...statuses] } : {}),
    ...(form === DEFAULT_TYPE ? { filterAssessmentType: [DEFAULT_TYPE] } : {}),
  };
  return { q, page, pageSize: WIDGET_PAGE_SIZE, sort: "published", filter };
}

/** The pages on either side of the one that an answer shows; null where there is none. */
export const widgetPages = ({ page, totalMatching }: { readonly page: number; readonly totalMatching: number }) => ({
  previous: page < 2 ? null : page - 1,
  next: page >= totalMatching / WIDGET_PAGE_SIZE ? null : page + 1,
});
