import { expect, test } from "vitest";
import { aHugePdf, aLockedPdf, anEndlessPdf, aPdf, aPdfSaying } from "../../../test/builders/a-pdf.ts";
import { PATIENCE_MS } from "../../../test/patience.ts";
import { pdfText } from "./pdf-text.ts";

test("the lines of a page are read, with words that were divided made whole", { timeout: PATIENCE_MS }, async () => {
  expect(await pdfText(aPdfSaying("Måling av hjerte-", "infarkt hjemme"))).toEqual({
    state: "read",
    text: "Måling av hjerteinfarkt hjemme",
  });
});

test("a document that cannot be read is said to be so, whatever it is", { timeout: PATIENCE_MS }, async () => {
  const bytes = aPdfSaying("Et ord");
  expect(await pdfText(aLockedPdf("Hemmelig"))).toEqual({ state: "locked", text: "" });
  expect(await pdfText(aPdf("bare en kommentar"))).toEqual({ state: "empty", text: "" });
  for (const hostile of [bytes.slice(0, 40), anEndlessPdf(), new TextEncoder().encode("%PDF-1.7\n%%EOF")])
    expect(await pdfText(hostile)).toEqual({ state: "unreadable", text: "" });
});

test("a few kilobytes that unpack to a hundred thousand words are cut or given up", {
  timeout: PATIENCE_MS,
}, async () => {
  const { state, text } = await pdfText(aHugePdf());
  expect(["cut", "too-heavy"]).toContain(state);
  expect(text.length).toBeLessThanOrEqual(200_000);
});
