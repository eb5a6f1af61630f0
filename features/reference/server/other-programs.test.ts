import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { citationOf } from "../rules/index.ts";
import { referencesIn } from "./references-in.ts";

/** Files in the form that other programs write them, with content of our own. A new case is one file and one line of `cases.jsonl`. */
const folder = path.join(import.meta.dirname, "../../../test/world/references");
const Case = z.object({
  file: z.string(),
  /** The program and the format. */
  from: z.string(),
  /** Each as `date | citation`. */
  references: z.array(z.string()),
  /** The kinds of what is said. */
  problems: z.array(z.string()),
});
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
const cases = read("cases.jsonl")
  .trim()
  .split("\n")
  .map((line) => Case.parse(JSON.parse(line)));

test.each(cases)("$file: $from", async ({ file, references, problems }) => {
  const found = await referencesIn(read(file));
  expect(found.references.map((reference) => `${reference.date} | ${citationOf(reference)}`)).toEqual(references);
  expect(found.problems.map(({ kind }) => kind)).toEqual(problems);
});

test("every file of the folder is a case", () => {
  const files = readdirSync(folder).filter((file) => file !== "cases.jsonl");
  expect(files.toSorted()).toEqual(cases.map(({ file }) => file).toSorted());
});
