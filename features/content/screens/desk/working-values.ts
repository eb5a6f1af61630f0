import { pathOf } from "../../../../platform/editing/draft/index.ts";
import type { KeptField } from "../../../../platform/editing/saving/index.ts";
import type { EditedPage } from "../../calls-desk.ts";
import { acceptedAt, type HtmlMap, type Path, type Properties, placeOf, recordOf, shownAt } from "../../rules/index.ts";
import { propertyFormat } from "./property-value.ts";

type Values = Readonly<Record<string, unknown>>;
type Written = Pick<KeptField, "address" | "field">;

const asWritten: HtmlMap = (html) => html;

/** The page as its form shows it: what was loaded, with everything that is written and not yet loaded again. */
export function workingValues(
  props: Properties,
  page: Pick<EditedPage, "values">,
  written: readonly Written[],
): Values {
  const changes = written
    .map(({ address, field }) => ({ path: pathOf(address), text: field.text }))
    // Which blocks an area has, before what is written in them.
    .sort((a, b) => a.path.length - b.path.length);
  return changes.reduce<Values>((values, { path, text }) => withText(props, values, path, text), recordOf(page.values));
}

function withText(props: Properties, values: Values, path: Path, text: Written["field"]["text"]): Values {
  const place = placeOf(props, values, path);
  if (!place) return values;
  const value = propertyFormat(place.property).valueFrom(text);
  if (place.property.kind === "group" && value !== null && place.value !== null) return values;
  if (place.property.kind !== "area") return place.put(value);
  if (JSON.stringify(shownAt(place)) === JSON.stringify(value)) return values;
  const accepted = acceptedAt(place, value, asWritten);
  return accepted ? place.put(accepted.value) : values;
}

/** Those of the working values that differ from what was loaded. */
export const aheadOf = (page: Pick<EditedPage, "values">, working: Values): Values => {
  const loaded = recordOf(page.values);
  return Object.fromEntries(
    Object.entries(working).filter(
      ([name, value]) => value !== loaded[name] && JSON.stringify(value) !== JSON.stringify(loaded[name]),
    ),
  );
};
