import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { plainTextOf } from "../../platform/pure/rich-text/index.ts";
import { aBrowser } from "../builders/browser.ts";
import { madeDocument } from "../builders/made-document.ts";
import { tagsOf } from "../builders/pdf-inside.ts";
import { readBack } from "../builders/pdf-read-back.ts";
import { textInside } from "../builders/text-inside.ts";
import { serverForFile } from "../server-for-file.ts";

const OFFICE = "soffice";
const hasOffice = spawnSync(OFFICE, ["--version"]).status === 0;
if (!hasOffice) process.stdout.write("LibreOffice is not installed: Word files are not opened in it.\n");

const { database, server } = await serverForFile({ seed: "demo" });
const visitor = aBrowser(server);

/** What LibreOffice makes of a Word file: a tagged PDF, with what it took for headings, tables and lists. */
async function opened(docx: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), "word-"));
  try {
    const file = path.join(folder, "document.docx");
    await writeFile(file, docx);
    const to = 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}';
    const own = `-env:UserInstallation=file://${folder}/profile`;
    await promisify(execFile)(OFFICE, [own, "--headless", "--convert-to", to, "--outdir", folder, file]);
    return new Uint8Array(await readFile(path.join(folder, "document.pdf")));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const flat = (text: string): string => text.normalize("NFKC").replaceAll(/[\s\u00ad\u200b-]+/g, "");

/** Lines that stand nearer each other than they are high. */
async function linesOverlapping(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await getDocumentProxy(bytes.slice());
  const overlapping: string[] = [];
  for (let at = 1; at <= pdf.numPages; at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    const lines = items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [{ text: item.str, foot: Number(item.transform[5]), height: item.height }]
        : [],
    );
    const sorted = lines.toSorted((one, other) => other.foot - one.foot);
    for (const [index, line] of sorted.entries()) {
      const above = sorted[index - 1];
      const apart = above ? above.foot - line.foot : Number.POSITIVE_INFINITY;
      if (apart > 1 && apart < line.height * 0.8) overlapping.push(line.text);
    }
  }
  return overlapping;
}

/** The paragraphs of a Word file, each as its text. The foot of each page, which counts, is no part of the text. */
const paragraphsOf = (xml: string): readonly string[] =>
  [...xml.matchAll(/<w:p[ >][\s\S]*?<\/w:p>/g)]
    .filter(([each]) => !each.includes("<w:instrText"))
    .map(([each]) =>
      plainTextOf([...each.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text = ""]) => text).join("")),
    );

test.skipIf(!hasOffice)(
  "LibreOffice opens the Word file of an assessment and of a notification, with their headings, tables, lists, links and every text",
  async () => {
    const edition = await database.db.selectFrom("publication").select("id").orderBy("id").executeTakeFirstOrThrow();
    const { number } = await database.db
      .selectFrom("content")
      .select("number")
      .where("url_segment", "=", "ki-tolkning-av-mammografi")
      .executeTakeFirstOrThrow();
    for (const [address, tags] of [
      [`/dokument/${edition.id}.docx`, ["Title", "Heading", "Table", "TH", "TD", "L", "LI", "Link"]],
      [`/dokument/varsel/${number}.docx`, ["Title", "Heading", "L", "LI", "Link"]],
    ] as const) {
      const docx = new Uint8Array(await (await madeDocument(visitor, address)).arrayBuffer());
      const pdf = await opened(docx);
      const found = tagsOf(pdf);
      expect([address, tags.filter((tag) => !found.has(tag))]).toEqual([address, []]);
      expect([address, await linesOverlapping(pdf)]).toEqual([address, []]);
      const said = flat((await readBack(pdf)).text);
      const texts = paragraphsOf(await textInside(docx)).map((text) => text.replaceAll("&amp;", "&"));
      expect([address, texts.filter((text) => !said.includes(flat(text)))]).toEqual([address, []]);
    }
  },
);
