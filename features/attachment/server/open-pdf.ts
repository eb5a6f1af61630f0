import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { type PdfLack, saysWhatItIs } from "../rules/pdf-lacks.ts";
import type { JudgedPdf } from "./judged-pdf.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Pages that are looked for. A file that lost its end lacks its last ones. */
const MOST_PAGES = 2_000;
/** Pages in which tags are looked for: the first may be a picture. */
const PAGES_WITH_TAGS = 10;
/** Bytes at the end of the file in which programs look for the end mark. */
const END = 1_024;

/** Whether the file has its end. Some programs pad it with zeros or line feeds. */
function hasItsEnd(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] ?? 0) <= 32) end -= 1;
  return Buffer.from(bytes.subarray(Math.max(0, end - END), end)).includes("%%EOF");
}

/** Opens a PDF as a reader's program does, without a password. Called in a process of its own. */
export async function openPdf(bytes: Uint8Array): Promise<JudgedPdf> {
  const isWhole = hasItsEnd(bytes);
  const broken: JudgedPdf = { kind: isWhole ? "damaged" : "cut-off" };
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0, useSystemFonts: false, disableFontFace: true });
    if (!isWhole) return broken;
    if (pdf.numPages === 0) return { kind: "without-pages" };
    for (let page = 1; page <= Math.min(pdf.numPages, MOST_PAGES); page++) (await pdf.getPage(page)).cleanup();
    return await read(pdf);
  } catch (fault) {
    return fault instanceof Error && fault.name === "PasswordException" ? { kind: "locked" } : broken;
  }
}

async function read(pdf: Pdf): Promise<JudgedPdf> {
  const { info, metadata } = await pdf.getMetadata();
  const said = new Map<string, unknown>(Object.entries(info));
  // Fields of its own are what other programs than Acrobat show of such a form.
  if (said.get("IsXFAPresent") === true && said.get("IsAcroFormPresent") !== true) return { kind: "xfa" };
  if (said.get("IsSignaturesPresent") === true) return { kind: "opens", lacks: [] };
  const titles = [said.get("Title"), metadata?.get("dc:title")].filter((title) => typeof title === "string");
  const permissions = await pdf.getPermissions();
  const { PermissionFlag } = await getResolvedPDFJS();
  const lacks: readonly (readonly [PdfLack, boolean])[] = [
    ["tags", !(await hasTags(pdf))],
    ["title", !titles.some(saysWhatItIs)],
    ["language", said.get("Language") == null || said.get("Language") === ""],
    [
      "access",
      permissions !== null &&
        ![PermissionFlag.COPY, PermissionFlag.COPY_FOR_ACCESSIBILITY].some((flag) => permissions.includes(flag)),
    ],
    ["collection", said.get("IsCollectionPresent") === true],
  ];
  return { kind: "opens", lacks: lacks.flatMap(([lack, isLacking]) => (isLacking ? [lack] : [])) };
}

/** A document may say that it is tagged and have no tags. */
async function hasTags(pdf: Pdf): Promise<boolean> {
  const marks = await pdf.getMarkInfo();
  if (marks?.Marked !== true) return false;
  for (let number = 1; number <= Math.min(pdf.numPages, PAGES_WITH_TAGS); number++) {
    const page = await pdf.getPage(number);
    if ((await page.getStructTree()) !== null) return true;
  }
  return false;
}
