import { expect, test } from "vitest";
import { plainTextOf } from "../../platform/pure/rich-text/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { madeDocument } from "../builders/made-document.ts";
import { readBack } from "../builders/pdf-read-back.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { textInside } from "../builders/text-inside.ts";
import { fillMandatory } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { plant, plantReview } from "./canary/plant.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const visitor = aBrowser(server);

/** What leads from the page to its other forms, and to others who may read it: no words of the assessment. */
const FURNITURE = [
  ...[
    "E-post",
    "Facebook",
    "Twitter",
    "(åpnes i ny fane)",
    "Skriv ut",
    "PDF lages",
    "Last ned som PDF",
    "Del",
    "Siter",
    "RIS",
    "Tilbake til vanlig visning",
    "Hele tabellen",
  ],
  ...["Skal dere vurdere det samme?", "Start fra denne vurderingen"],
  ...["Detaljer", "Publiseringsår", "Last ned", "Ren tekst", "PDF", "Word", "Tabeller og søk (Excel)"],
  ...[
    "Tabeller og søk (CSV)",
    "Litteraturen (RIS)",
    "Data (JSON)",
    "Data (FHIR, under utprøving)",
    "Utfallene (FHIR, under utprøving)",
    "BibTeX",
    "CSL-JSON",
  ],
];

/** A text without what breaks its lines: words are broken otherwise on paper than on a screen. */
const flat = (text: string): string => text.normalize("NFKC").replaceAll(/[\s\u00ad\u200b-]+/g, "");

/** The texts of a printed reading page, one for each of its elements, and what its pictures show. */
function onPage(html: string) {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const texts = main
    .replaceAll(/<(svg|script|style)[\s\S]*?<\/\1>|<[^>]+>/g, "\n")
    .split("\n")
    .map((text) => plainTextOf(text).trim())
    .filter((text) => text !== "" && !FURNITURE.includes(text));
  const pictures = [...main.matchAll(/<img[^>]* alt="([^"]+)"/g)].map(([, alt = ""]) => plainTextOf(alt));
  return { texts: [...new Set(texts)], pictures };
}

async function inWord(zip: Uint8Array) {
  const xml = await textInside(zip);
  return {
    text: plainTextOf(xml.replaceAll(/<[^>]+>/g, "")),
    alternatives: [...xml.matchAll(/<wp:docPr[^>]* descr="([^"]+)"/g)].map(([, alt = ""]) => plainTextOf(alt)),
  };
}

const bytesAt = async (address: string) => new Uint8Array(await (await madeDocument(visitor, address)).arrayBuffer());

/** An assessment with a word of its own in every text that authors and a reviewer write, pictures among them. */
async function planted(): Promise<number> {
  const seats = [{ role: "initiator" }, { role: "peer" }] as const;
  const assessment = await anAssessment(database.db, { opened: true, seats });
  const [first, second] = assessment.seats;
  const initiator = await seatedAs(server, first?.id ?? "");
  await plant(server, initiator, assessment.number);
  await plantReview(await seatedAs(server, second?.id ?? ""), assessment.number);
  await fillMandatory(server, initiator, assessment.number);
  await sendIn(initiator, assessment.number);
  const editor = await signedInAs(server, "redaktor");
  expect((await atDesk(editor, assessment.number, "publish", { note: "Første utgave" })).status).toBe(200);
  return assessment.number;
}

test("the PDF, read back from its tags, and the Word file say everything that the printed reading page says", async () => {
  const number = await planted();
  const publications = await database.db.selectFrom("publication").select(["id", "assessment"]).execute();
  expect(publications.length).toBeGreaterThan(3);
  const missing: string[] = [];
  for (const { id, assessment } of publications) {
    const page = onPage(await (await visitor.get(`/vurdering/?id=${assessment}&print=true`)).text());
    expect(page.texts.length).toBeGreaterThan(100);
    if (assessment === number) expect(page.pictures).not.toEqual([]);
    const written = {
      pdf: await readBack(await bytesAt(`/dokument/${id}.pdf`)),
      docx: await inWord(await bytesAt(`/dokument/${id}.docx`)),
    };
    for (const [form, { text, alternatives }] of Object.entries(written)) {
      const all = flat(text);
      for (const each of page.texts) if (!all.includes(flat(each))) missing.push(`${form} of ${id}: ${each}`);
      for (const alt of page.pictures)
        if (!alternatives.includes(alt)) missing.push(`${form} of ${id}: picture ${alt}`);
    }
  }
  expect(missing).toEqual([]);
});
