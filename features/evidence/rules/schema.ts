import { z } from "zod";
import { AuthorRowSchema, NynorskSchema, templateFields } from "../../block/rules/template-fields.ts";

const TableSection = z.enum(["KnowledgeSummary", "PrimaryStudy"]);

const helps = {
  outcomeHelp: z.string().exactOptional(),
  outcomeHelpNn: NynorskSchema,
  effectHelp: z.string().exactOptional(),
  effectHelpNn: NynorskSchema,
  riskHelp: z.string().exactOptional(),
  riskHelpNn: NynorskSchema,
  methodQualityHelp: z.string().exactOptional(),
  methodQualityHelpNn: NynorskSchema,
};

export const EvidenceTableTemplate = z.strictObject({
  kind: z.literal("EvidenceTable"),
  ...templateFields,
  tableSection: TableSection,
  ...helps,
});

export const EvidenceTableAuthor = z.strictObject({
  kind: z.literal("EvidenceTable"),
  tableSection: TableSection,
  helps: z.strictObject({
    outcomeGoals: z.string(),
    resultEffect: z.string(),
    risk: z.string(),
    methodQuality: z.string(),
  }),
  rows: z.array(AuthorRowSchema),
  /** The numbers of each outcome in the studies above: `resultColumns`, and `study`, the id of its row. */
  results: z.array(AuthorRowSchema),
});

export const EvidenceTableReader = z.strictObject({
  kind: z.literal("EvidenceTable"),
  tableSection: TableSection,
  /** The cells by column key: `columnsOf` in features/evidence/rules. */
  studies: z.array(z.strictObject({ id: z.int(), cells: z.record(z.string(), z.string()) })),
  /** The written cells by column key: `resultColumns`. Absent when there are none, and in publications from before there could be. */
  results: z
    .array(z.strictObject({ id: z.int(), study: z.int(), cells: z.record(z.string(), z.string()) }))
    .exactOptional(),
});

export type EvidenceTable = {
  block: z.infer<typeof EvidenceTableTemplate>;
  value: null;
  author: z.infer<typeof EvidenceTableAuthor>;
  reader: z.infer<typeof EvidenceTableReader>;
};
