import { expect, test } from "vitest";
import { notDeleted, pdfNotUploaded, refusedBefore } from "./pdf-state.ts";

const problem = (status: number, title: string, message?: string) => ({
  type: "",
  kind: "x",
  status,
  title,
  ...(message === undefined ? {} : { fields: [{ path: "file", kind: "x", message }] }),
});

test("a file of exactly 25 MB is sent, one byte more is not", () => {
  expect(refusedBefore({ size: 25_000_000 })).toBeNull();
  expect(refusedBefore({ size: 25_000_001 })).toMatchObject({
    at: "not-uploaded",
    because: "Filen eller teksten er for stor. Grensen er 25 MB.",
  });
});

test("a failure says so in the words of the specification, and why when the server gave a reason", () => {
  expect(pdfNotUploaded(problem(422, "Noe må rettes", "Filen må være en PDF"))).toMatchObject({
    because: "Beklager, noe gikk galt. Filen må være en PDF",
  });
  expect(pdfNotUploaded(problem(423, "Kan ikke endres nå."))).toMatchObject({
    because: "Beklager, noe gikk galt. Kan ikke endres nå.",
  });
  expect(pdfNotUploaded(problem(500, "Beklager, noe gikk galt."))).toMatchObject({
    because: "Beklager, noe gikk galt.",
  });
  expect(notDeleted(problem(500, "Beklager, noe gikk galt."))).toMatchObject({
    because: "Beklager, pdfen kunne ikke slettes.",
  });
});
