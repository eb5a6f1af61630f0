import { type Definition, feedsNothing } from "../definition.ts";
import type { ImageUpload } from "./schema.ts";

/** Not built yet: docs/spec/attachments.md, Images. */
export const imageUpload: Definition<ImageUpload> = {
  number: 16,
  mayBeMandatory: false,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: () => false,
  author: () => ({ kind: "ImageUpload" }),
  reader: () => null,
  standsAlone: true,
  searchText: () => [],
};
