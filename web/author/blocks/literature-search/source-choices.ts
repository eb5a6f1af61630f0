import type { ItemProperties } from "../../../../core/contract/schema-item.ts";
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

const preset = ({ text, type, value }: NonNullable<ItemProperties["dbSources"]>[number]): SourceChoice => ({
  value: `${type} preset ${text}`,
  text,
  searchType: type,
  editableSource: false,
  source: text,
  url: type === "Web" ? (value ?? "") : "",
});

/** Databases and other web sources, each ending with one that the person names: A section 3, "Literature search item". */
export const sourceChoices = ({ dbSources = [], netSources = [] }: ItemProperties) => ({
  databases: [...dbSources.map(preset), other("DB", literatureTexts.otherDatabase)],
  webSources: [...netSources.map(preset), other("Web", literatureTexts.otherWebSource)],
});
