import { headingPart, listPart, paragraph, run } from "../../document/rules/index.ts";
import { type Definition, feedsNothing } from "../rules/definition.ts";
import type { File } from "./schema.ts";

const linksOf = ({ links = [] }: File["block"]) => links.map(({ text, url }) => ({ name: text, url }));

/** Files to download while drafting; readers get a text. */
export const fileDefinition: Definition<File> = {
  number: 8,
  mayBeMandatory: false,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: () => false,
  isUnfinished: null,
  isBegun: null,
  example: null,
  author: ({ block }) => ({
    kind: "File",
    infoForReader: block.infoTextForReader ?? "",
    infoForDraft: block.infoTextForDraft ?? "",
    links: linksOf(block),
  }),
  reader: ({ block }, { previewsDraft = false }) => {
    const { infoTextForReader: info = "" } = block;
    const links = previewsDraft ? linksOf(block) : [];
    if (info === "" && links.length === 0) return null;
    return { kind: "File", info, ...(links.length > 0 ? { links } : {}) };
  },
  standsAlone: true,
  searchText: (view) => [view.info],
  document: ({ title, info, links }, { level, id }) => [
    ...headingPart(level, id, title),
    links ? listPart(links.map(({ name, url }) => [run(name, url)])) : paragraph(info),
  ],
  reuse: null,
  appendix: null,
  sheets: null,
  references: null,
};
