import type { ItemProperties } from "../../../api/index.ts";
import type { AuthorBlock, ReaderBlock } from "../../../kinds/rules/index.ts";
import { economyDataOf, economyParts } from "../index.ts";

type Evaluation<B extends { readonly kind: string }> = Extract<B, { readonly kind: "EconomyEvaluation" }>;

/** An evaluation's keys in the authors' bag of properties. */
export const evaluationForAuthors = ({ helps, foundationFileUrl }: Evaluation<AuthorBlock>): ItemProperties => ({
  startupCosts: { title: economyParts.startupCosts, help: helps.startupCosts },
  patientBase: { title: economyParts.patientBase, help: helps.patientBase },
  operationalCosts: { title: economyParts.operationalCosts, help: helps.operationalCosts },
  foundationFileUrl,
});

export const evaluationForReaders = ({ cells, texts }: Evaluation<ReaderBlock>): ItemProperties => ({
  economyData: economyDataOf(cells, texts),
});

type Files = Extract<AuthorBlock, { readonly kind: "EconomyMunicipality" }>;

/** The keys of a block of economy files. */
export const economyFilesForAuthors = (block: Files): ItemProperties => ({
  infoTextForReader: block.infoForReader,
  infoTextForDraft: block.infoForDraft,
  isMunicipality: block.isMunicipality,
  allowMultipleFiles: block.allowMultipleFiles,
  economyFiles: block.files.map(({ id, name, url }) => ({ id, name, url })),
});
