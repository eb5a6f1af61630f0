import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longer than their size says; by size, as Vitest orders files that it has not run here before, most of them would come last and run alone. */
const LONGEST = [
  "authorization-matrix",
  "bad-input",
  "content-canary",
  "canary",
  "start",
  "images",
  "review-moments",
  "author-field-trouble",
  "rich-text-editor-paste",
].map((name) => `/${name}.test.ts`);

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return at < 0 ? LONGEST.length : at;
};

/** The order of the files of a run: the longest first, so that no process waits for one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
