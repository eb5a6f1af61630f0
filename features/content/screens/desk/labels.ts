import { reviewDateTexts } from "../../../waiting/texts.ts";
import { type LabelledProperties, listOf, type Path, REVIEW_FIELD, recordOf } from "../../rules/index.ts";

/** The name of a property in words: «Hovedinnhold, Lenkeboks 2: Overskrift». */
export function labelAt(props: LabelledProperties, values: unknown, path: Path): string {
  const [name = "", ...rest] = path;
  if (name === REVIEW_FIELD) return reviewDateTexts.day;
  const property = props[name];
  if (!property) return path.join(" ");
  const value = recordOf(values)[name];
  if (rest.length === 0) return property.label;
  if (property.kind === "group") return `${property.label}: ${labelAt(property.of, value, rest)}`;
  if (property.kind === "list") {
    const [at = "0", ...inRow] = rest;
    return `${property.label}, ${property.item.toLocaleLowerCase("nb")} ${Number(at) + 1}: ${labelAt(property.of, {}, inRow)}`;
  }
  if (property.kind !== "area") return property.label;
  const blocks = listOf(value).map(recordOf);
  const at = blocks.findIndex(({ id }) => id === rest[0]);
  const definition = property.allow.find(({ type }) => type === blocks[at]?.type);
  if (!definition) return property.label;
  const inBlock = rest.slice(1);
  const block = `${property.label}, ${definition.label.toLocaleLowerCase("nb")} ${at + 1}`;
  return inBlock.length === 0 ? block : `${block}: ${labelAt(definition.props, blocks[at], inBlock)}`;
}
