import type { ReaderSection } from "../../kinds/rules/index.ts";
import { keysOfReference, keysOfText, type StudyKeys } from "./study-keys.ts";

/** A study that an assessment rests on: a reference, or a row of an evidence table. */
export type Study = StudyKeys & {
  /** The row in its block. */
  readonly rowId: number;
  /** The short name, such as `Berg 2020`; empty when nobody wrote one. */
  readonly name: string;
};

type ReferenceCells = {
  readonly title: string;
  readonly date: string;
  readonly doi: string;
  readonly pmid: string;
};

/** The study of a reference, named by its first author and year, or by its title. */
export const studyOfReference = (
  rowId: number,
  firstAuthor: string,
  { title, date, ...numbers }: ReferenceCells,
): Study => ({
  rowId,
  name: firstAuthor === "" ? title : `${firstAuthor} ${date.slice(0, 4)}`.trim(),
  ...keysOfReference(numbers),
});

/** The study of a row of an evidence table. */
export const studyOfEvidence = (rowId: number, cells: Readonly<Record<string, string>>): Study => ({
  rowId,
  name: cells.shortId ?? "",
  ...keysOfText(cells.reference ?? ""),
});

/** The studies of what readers get that name a DOI or a PubMed number. */
export const studiesOfSections = (sections: readonly Pick<ReaderSection, "blocks">[]): readonly Study[] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block): readonly Study[] => {
      if (block.kind === "EvidenceTable") return block.studies.map(({ id, cells }) => studyOfEvidence(id, cells));
      if (block.kind !== "LiteratureSearch") return [];
      return (block.references ?? []).map(({ id, authors: [first], ...cells }) =>
        studyOfReference(id, first?.family || first?.given || "", cells),
      );
    })
    .filter(({ dois, pmids }) => dois.length + pmids.length > 0);
