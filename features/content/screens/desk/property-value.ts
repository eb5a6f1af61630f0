import { asJson, asText, type DraftValue, type ValueFormat } from "../../../../platform/editing/draft/index.ts";
import type { EditedPage } from "../../calls-desk.ts";
import { type Path, type Properties, type Property, placeOf, shownAt } from "../../rules/index.ts";

const texts: ReadonlySet<Property["kind"]> = new Set(["text", "longText", "html", "url", "date", "select"]);

/** How the store of fields holds the values of a property. */
export const propertyFormat = ({ kind }: Property): ValueFormat => (texts.has(kind) ? asText : asJson);

/** A property as it was loaded; null when it is gone with its block. */
export function propertyAt(props: Properties, page: Pick<EditedPage, "values">, path: Path): DraftValue | null {
  const place = placeOf(props, page.values, path);
  return place && { value: shownAt(place), format: propertyFormat(place.property) };
}
