import type { AuthorBlock } from "../../../../core/block/index.ts";
import { literatureTexts } from "../../../../texts/literature.ts";

/** A line of the source dropdown, and what choosing it fills in. */
export type SourceChoice = {
  readonly value: string;
  readonly text: string;
  readonly searchType: "DB" | "Web";
  readonly editableSource: boolean;
  readonly source: string;
  readonly url: string;
};

const other = (searchType: "DB" | "Web", text: string): SourceChoice => ({
  value: `${searchType} other`,
  text,
  searchType,
  editableSource: true,
  source: "",
  url: "",
});

type Sources = Pick<AuthorBlock<"LiteratureSearch">, "databases" | "webSources">;

const preset = (searchType: "DB" | "Web", text: string, url = ""): SourceChoice => ({
  value: `${searchType} preset ${text}`,
  text,
  searchType,
  editableSource: false,
  source: text,
  url,
});

/** Databases and other web sources, each ending with one that the person names: docs/spec/literature.md, Sources. */
export const sourceChoices = ({ databases, webSources }: Sources) => ({
  databases: [...databases.map(({ text }) => preset("DB", text)), other("DB", literatureTexts.otherDatabase)],
  webSources: [
    ...webSources.map(({ text, url }) => preset("Web", text, url)),
    other("Web", literatureTexts.otherWebSource),
  ],
});
