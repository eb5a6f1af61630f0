import type { Mutant } from "./mutants.ts";

const rule = { unit: ["features/redaction/rules"] };
const stored = { api: ["test/api/redaction.test.ts"] };

/** Faults by which words that should be gone stay somewhere, or others go with them. */
export const redactionMutants: readonly Mutant[] = [
  {
    ...rule,
    file: "features/redaction/rules/words.ts",
    name: "a part of a longer word is taken out",
    in: "soughtOf",
    edit: { text: `(?!\${letter})`, as: "" },
  },
  {
    ...rule,
    file: "features/redaction/rules/cut.ts",
    name: "words that run over several marks stay",
    in: "cutInline",
    edit: { condition: 7, is: false },
  },
  {
    ...rule,
    file: "features/redaction/rules/cut.ts",
    name: "the address of a link keeps the words",
    in: "cutInline",
    edit: { call: 7, answers: 1 },
  },
  {
    ...stored,
    file: "features/redaction/server/redact.ts",
    name: "the steps of texts keep the words",
    in: "redact",
    edit: { statement: 1 },
  },
  {
    ...stored,
    file: "features/redaction/server/asked.ts",
    name: "the log keeps the words as the reason",
    in: "reasonGiven",
    edit: { condition: 2, is: true },
  },
  {
    ...stored,
    file: "features/publication/server/store.ts",
    name: "a page goes on showing the edition that is kept in memory",
    in: "stored",
    edit: { text: "publication.xmin::text", as: "publication.id::text" },
  },
  {
    ...stored,
    file: "features/redaction/server/files-store.ts",
    name: "a file that an edition shows is deleted for good",
    in: "erasableFiles",
    edit: { literal: 17, as: '"p.publication"' },
  },
];
