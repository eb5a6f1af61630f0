import { listOf, recordOf } from "./kind.ts";
import { sharedIn } from "./nested.ts";
import type { Properties, Property } from "./property.ts";

/** The stored values of a page or a block without those that only editors see, at any depth. */
export const readersPart = (props: Properties, values: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(recordOf(values)).flatMap(([name, value]) => {
      const property = props[name];
      return property && !property.editorsOnly ? [[name, partIn(property, value)]] : [];
    }),
  );

function partIn(property: Property, value: unknown): unknown {
  switch (property.kind) {
    case "list":
      return listOf(value).map((row) => readersPart(property.of, row));
    case "group":
      return value ? readersPart(property.of, value) : value;
    case "area":
      return listOf(value).map((block) => {
        const { type, id, width, ref } = recordOf(block);
        const own = sharedIn(block) === null && property.allow.find((each) => each.type === type);
        const place = { type, id, ...(width === undefined ? {} : { width }), ...(ref === undefined ? {} : { ref }) };
        return { ...(own ? readersPart(own.props, block) : {}), ...place };
      });
    default:
      return value;
  }
}
