import type { FieldAddress } from "../../../../platform/editing/saving/index.ts";
import type { FieldValue, Revision } from "../../../../platform/pure/saving/index.ts";
import type { EditedPage } from "../../calls-desk.ts";
import { type Path, type Properties, type Property, type PropertyPlace, placeOf, shownAt } from "../../rules/index.ts";

/** Kinds whose value is a text: the store that saves fields holds texts, and the others as JSON. */
const isText = ({ kind }: Property): boolean =>
  kind === "text" || kind === "longText" || kind === "html" || kind === "url" || kind === "date" || kind === "select";

/** A value as the store of fields holds it. */
export const textOfProperty = (property: Property, value: unknown): string =>
  isText(property) ? (typeof value === "string" ? value : "") : JSON.stringify(value ?? null);

/** The property value of a text in the store. */
export function propertyFrom(property: Property, text: FieldValue): unknown {
  const one = [text].flat().join("");
  return isText(property) ? one : JSON.parse(one === "" ? "null" : one);
}

/** The store knows a property by its path. */
export const fieldOfProperty = (path: Path): FieldAddress => ({ block: path.join("/") });
export const pathOfField = (address: FieldAddress): Path => ("block" in address ? address.block.split("/") : []);

/** A property as the server has it; undefined when it is gone with its block. */
export function propertyRevision(props: Properties, page: EditedPage, path: Path): Revision | undefined {
  const place: PropertyPlace | null = placeOf(props, page.values, path);
  return place ? { rev: page.rev, value: textOfProperty(place.property, shownAt(place)) } : undefined;
}
