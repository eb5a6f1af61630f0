import { type Definition, feedsNothing } from "../definition.ts";
import type { File } from "./schema.ts";

/** Files to download while drafting; readers get a text: docs/spec/blocks.md, File. */
export const file: Definition<File> = {
  number: 8,
  mayBeMandatory: false,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: () => false,
  author: ({ block }) => ({
    kind: "File",
    infoForReader: block.infoTextForReader ?? "",
    infoForDraft: block.infoTextForDraft ?? "",
    links: (block.links ?? []).map(({ text, url }) => ({ name: text, url })),
  }),
  reader: ({ block: { infoTextForReader = "" } }) =>
    infoTextForReader === "" ? null : { kind: "File", info: infoTextForReader },
  standsAlone: true,
  searchText: (view) => [view.info],
};
