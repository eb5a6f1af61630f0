import { describe, expect, test } from "vitest";
import { pdfs } from "../../../test/world/pdfs/cases.ts";
import { openPdf } from "./open-pdf.ts";

describe("a PDF", () => {
  // The library takes the bytes for its own: each is opened once.
  test.each(pdfs)("%s", async (_, bytes, judged) => expect(await openPdf(new Uint8Array(bytes))).toEqual(judged));
});
