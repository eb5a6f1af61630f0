import { expect, test } from "vitest";
import { retractionTextsIn } from "./texts.ts";

const { notes } = retractionTextsIn("nb");
const berg = { name: "Berg 2020", state: "retracted", since: "2023-08-16" } as const;

test("an edition from before the notice says that its conclusion was not judged again, and a later one does not", () => {
  const retracted = "En studie denne vurderingen bygger på, er trukket tilbake (Berg 2020, 16.08.2023).";
  for (const edition of ["2022-01-01", "2023-08-16", null])
    expect(notes([berg], edition)).toEqual([`${retracted} Konklusjonen er ikke vurdert på nytt.`]);
  expect(notes([berg], "2023-08-17")).toEqual([`${retracted} Denne utgaven er publisert etter at det ble kjent.`]);
});

test("one notice from after the edition, or without a day, is enough", () => {
  for (const since of ["2024-01-01", null])
    expect(notes([berg, { ...berg, name: "Dahl 2021", since }], "2023-12-01")[0]).toContain("ikke vurdert på nytt");
});
