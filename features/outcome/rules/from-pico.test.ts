import { expect, test } from "vitest";
import { foldedName, outcomesNamedIn } from "./from-pico.ts";

test.each([
  [
    "Død, sykehusinnleggelser, livskvalitet, alvorlige hendelser, infeksjon i tilgangen, belastning for pårørende, kostnader",
    [
      "Død",
      "sykehusinnleggelser",
      "livskvalitet",
      "alvorlige hendelser",
      "infeksjon i tilgangen",
      "belastning for pårørende",
      "kostnader",
    ],
  ],
  ["Innleggelser, livskvalitet, død og trygghet.", ["Innleggelser", "livskvalitet", "død", "trygghet"]],
  ["Død\nLivskvalitet (EQ-5D, 0–1)\n\nFall og brudd", ["Død", "Livskvalitet (EQ-5D, 0–1)", "Fall og brudd"]],
  ["- Død\n• Smerte\n– Søvn", ["Død", "Smerte", "Søvn"]],
  ["1. Død\n2) Smerte\n(3) Søvn", ["Død", "Smerte", "Søvn"]],
  ["1. Død 2. Smerte, etter 6 uker 3. Søvn", ["Død", "Smerte, etter 6 uker", "Søvn"]],
  ["Død; smerte, i ro; søvn", ["Død", "smerte, i ro", "søvn"]],
  ["Uønskede hendelser (fall, brudd og sår), død", ["Uønskede hendelser (fall, brudd og sår)", "død"]],
  ["Primært: død. Sekundært: smerte, søvn og fall", ["død", "smerte", "søvn", "fall"]],
  ["Primære utfall:\nDød\nSekundære utfall:\nSmerte\nSøvn", ["Død", "Smerte", "Søvn"]],
  ["30 dagers dødelighet\n6 minutters gangtest", ["30 dagers dødelighet", "6 minutters gangtest"]],
  ["Død, død, DØD!", ["Død"]],
  ["HbA1c 0,5 lavere", ["HbA1c 0,5 lavere"]],
  ["", []],
  ["  \n ;", []],
])("«%s» names %o", (written, names) => {
  expect(outcomesNamedIn(written)).toEqual(names);
});

test("names are the same when only letters and digits are compared", () => {
  expect(foldedName("EQ-5D (livskvalitet)")).toBe(foldedName("eq5d livskvalitet"));
  expect(foldedName("Død")).not.toBe(foldedName("Dod"));
});
