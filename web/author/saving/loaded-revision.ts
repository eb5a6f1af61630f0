import { type AuthorSection, fieldValue } from "../../../core/block/index.ts";
import type { Revision } from "../../../core/saving/index.ts";
import type { FieldAddress } from "./field-address.ts";

/** What the last load brought for the field of a block; undefined when it has no such field. */
export const loadedRevision = (
  sections: readonly AuthorSection[],
  { block: guid }: FieldAddress,
): Revision | undefined => {
  const block = sections.flatMap(({ blocks }) => blocks).find(({ contentGuid }) => contentGuid === guid);
  const value = block && fieldValue(block);
  return value === undefined ? undefined : { rev: block?.rev ?? 0, value };
};
