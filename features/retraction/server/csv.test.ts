import { expect, test } from "vitest";
import { aRetractionList } from "../../../test/builders/a-retraction-list.ts";
import { readList } from "./csv.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a list that a Norwegian spreadsheet saved with semicolons is read as the one with commas", () => {
  const list = aRetractionList(
    { record: 1, doi: "10.5555/a", date: "16.08.2023 0:00" },
    { record: 2, pmid: "77", nature: "Correction", date: "17.08.2023 0:00" },
  );
  // Its only text with a comma is the invented title.
  const saved = list.replaceAll("studie,\nover", "studie \nover").replaceAll(",", ";");
  expect(readList(bytes(saved))).toEqual(readList(bytes(list)));
  expect(readList(bytes(saved))).toMatchObject({ notices: [{ on: "2023-08-16" }, { on: "2023-08-17" }] });
});
