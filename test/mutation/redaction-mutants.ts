import type { Mutant } from "./mutants.ts";

const rule = { unit: ["features/redaction/rules"] };
const stored = { api: ["test/api/redaction.test.ts"] };

/** Faults by which words that should be gone stay somewhere, or others go with them. */
export const redactionMutants: readonly Mutant[] = [
  {
    ...rule,
    file: "features/redaction/rules/words.ts",
    name: "a part of a longer word is taken out",
    find: `(?!\${letter})`,
    put: ``,
  },
  {
    ...rule,
    file: "features/redaction/rules/cut.ts",
    name: "words that run over several marks stay",
    find: `      if (span.to > to) break;\n`,
    put: ``,
  },
  {
    ...rule,
    file: "features/redaction/rules/cut.ts",
    name: "the address of a link keeps the words",
    find: `{ ...mark, href: cutAddress(mark.href, spansIn) }`,
    put: `mark`,
  },
  {
    ...stored,
    file: "features/redaction/server/redact.ts",
    name: "the steps of texts keep the words",
    find: `  await store.forgetSteps(tx, number);\n`,
    put: ``,
  },
  {
    ...stored,
    file: "features/redaction/server/asked.ts",
    name: "the log keeps the words as the reason",
    find: `reason.search(anywhere) === -1`,
    put: `reason !== ""`,
  },
  {
    ...stored,
    file: "features/publication/server/store.ts",
    name: "a page goes on showing the edition that is kept in memory",
    find: `publication.xmin::text`,
    put: `publication.id::text`,
  },
  {
    ...stored,
    file: "features/redaction/server/files-store.ts",
    name: "a file that an edition shows is deleted for good",
    find: `whereRef("p.attachment", "=", "f.id")`,
    put: `whereRef("p.publication", "=", "f.id")`,
  },
];
