import { sql } from "kysely";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { z } from "zod";
import { type DocumentPart, paragraph, richTextParts } from "../../features/document/rules/index.ts";
import { writeDocument } from "../../features/document/server/write-document.ts";
import { aDocument, aTable, hostileParts } from "../builders/a-document.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { aSentAssessment, atDesk, deskView, found, readBy, sendIn } from "../builders/desk.ts";
import { madeDocument } from "../builders/made-document.ts";
import { insideOf, tagsOf } from "../builders/pdf-inside.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { textInside } from "../builders/text-inside.ts";
import { serverForFile } from "../server-for-file.ts";

const written = async (format: "pdf" | "docx", ...document: Parameters<typeof aDocument>) => {
  const answer = await writeDocument({ format, document: aDocument(...document), pictures: [], missing: "Mangler:" });
  if (answer.kind === "failed") throw new Error(answer.because);
  return answer;
};

test("a PDF is tagged as PDF/UA-1, in Norwegian, with title, contents, headings and tables with header cells", async () => {
  const { bytes, noGlyphs } = await written("pdf", [aTable(["A", "B"], [["1", "2"]])], { watermark: "UTKAST" });
  const tags = tagsOf(bytes);
  expect(Object.fromEntries(tags)).toMatchObject({
    Title: 1,
    TOC: 1,
    H1: 2,
    Table: 1,
    THead: 1,
    TH: 2,
    TD: 2,
    Caption: 1,
  });
  expect(insideOf(bytes)).toMatch(/pdfuaid:part>1</);
  expect(insideOf(bytes)).toMatch(/\/Lang \(nb\)/);
  expect(noGlyphs).toEqual([]);
});

test("a table of numbers stands whole below its title, wherever the page ends", async () => {
  const filler = (lines: number) => Array.from({ length: lines }, () => paragraph("Eksempel."));
  const table = (at: number): DocumentPart => ({
    kind: "table",
    caption: `Tabell nr. ${at}.`,
    columns: [
      { title: "Kilde", align: "start" },
      { title: "Treff", align: "end" },
    ],
    rows: Array.from({ length: 9 }, (_, row) => ({
      weight: "plain",
      cells: [[paragraph(`Rad ${at}-${row}.`)], [paragraph("1")]],
    })),
  });
  const tables = Array.from({ length: 12 }, (_, at) => at);
  const { bytes } = await written(
    "pdf",
    tables.flatMap((at) => [...filler(3 + at), table(at)]),
  );
  const { text: pages } = await extractText(await getDocumentProxy(bytes));
  expect(pages.length).toBeGreaterThan(5);
  const pagesWith = (text: string) => pages.flatMap((page, at) => (page.includes(text) ? [at] : []));
  for (const at of tables)
    expect(new Set([pagesWith(`Tabell nr. ${at}.`), pagesWith(`Rad ${at}-8.`)].flat()).size).toBe(1);
});

test("a flow of studies is a figure with a text in a PDF, and boxes in a Word file", async () => {
  const flow = {
    kind: "flow" as const,
    caption: "Utvelgelse av studier",
    steps: [
      {
        label: "Vurdert",
        said: "21",
        out: { label: "Utelatt", said: "17", reasons: [{ label: "#x 😀", said: "17" }] },
      },
      { label: "Inkludert", said: "4", out: null },
    ],
  };
  const pdf = await written("pdf", [flow]);
  expect(tagsOf(pdf.bytes).get("Figure")).toBe(1);
  expect(insideOf(pdf.bytes)).toMatch(/pdfuaid:part>1</);
  const words = await textInside((await written("docx", [flow])).bytes);
  for (const said of ["Vurdert: 21", "Utelatt: 17", "#x 😀: 17", "Inkludert: 4"]) expect(words).toContain(said);
});

test("the lines of a Word file are as high as their text: LibreOffice would take the number alone for a height", async () => {
  const inside = await textInside((await written("docx", [paragraph("Eksempel.")])).bytes);
  const heights = inside.match(/<w:spacing [^>]*w:line="[^>]*>/g) ?? [];
  expect(heights.length).toBeGreaterThan(0);
  expect(heights.filter((each) => !each.includes('w:lineRule="auto"'))).toEqual([]);
});

test("exponents and indexes are raised and lowered in a PDF and a Word file", async () => {
  const parts = richTextParts("<p>10<sup>9</sup>/L og CO<sub>2</sub></p>");
  const inside = await textInside((await written("docx", [...parts])).bytes);
  expect(inside).toMatch(/w:vertAlign w:val="superscript"\/>.*?>9</s);
  expect(inside).toMatch(/w:vertAlign w:val="subscript"\/>.*?>2</s);
  const { bytes, noGlyphs } = await written("pdf", [...parts]);
  expect(noGlyphs).toEqual([]);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(text).toMatch(/10\s?[9⁹]\s?\/L og CO\s?[2₂]/);
});

test.each(["pdf", "docx"] as const)("hostile content gives a good %s, and takes nothing down", async (format) => {
  const title = `😀 #title ${"y".repeat(400)}`;
  const { bytes } = await written(format, hostileParts, { title, watermark: "UTKAST" });
  expect(bytes.length).toBeGreaterThan(10_000);
});

const { server } = await serverForFile();

const publicationOf = (assessment: number) =>
  server.db.selectFrom("publication").select("id").where("assessment", "=", assessment).executeTakeFirstOrThrow();

test("an edition's PDF is made once and kept; its page and the calls name it when it is there", async () => {
  const { number, guid } = await aFilledAssessment(server, { status: 3 });
  const { id } = await publicationOf(number);
  const anybody = aBrowser(server);
  const call = `/api/methodassessment/GetAssessment?id=${guid}`;
  expect(await (await anybody.get(call)).json()).toMatchObject({ schemaAsPdf: null });
  expect(await (await anybody.get(`/vurdering/?id=${number}`)).text()).toContain("PDF lages");

  const first = await anybody.get(`/dokument/${id}.pdf`);
  expect(first.status).toBe(202);
  expect(first.headers.get("refresh")).toBe("2");
  expect(await first.text()).toContain("PDF lages");
  const pdf = await madeDocument(anybody, `/dokument/${id}.pdf`);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(pdf.headers.get("content-disposition")).toMatch(/^inline; filename\*=UTF-8''\S+-utgave-1\.pdf$/);
  expect(tagsOf(new Uint8Array(await pdf.arrayBuffer())).get("H2")).toBeGreaterThan(10);
  const again = await anybody.fetch(`/dokument/${id}.pdf`, {
    headers: { "if-none-match": pdf.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);

  expect(await (await anybody.get(call)).json()).toMatchObject({ schemaAsPdf: `/dokument/${id}.pdf` });
  const page = await (await anybody.get(`/vurdering/?id=${number}`)).text();
  expect(page).toContain(`href="/dokument/${id}.pdf"`);
  const text = await (await anybody.get(`/dokument/${id}.txt`)).text();
  expect(text).toContain("Slik siterer du");
  expect((await anybody.get("/dokument/999999999.pdf")).status).toBe(404);

  const tables = await textInside(new Uint8Array(await (await anybody.get(`/dokument/${id}.xlsx`)).arrayBuffer()));
  expect(tables).toContain("Søkestrategi");
  const record = (form: string) => anybody.get(`/api/publications/${id}/${form}`);
  expect(await (await record("ris")).text()).toMatch(/^TY {2}- RPRT\r\n/);
  expect(await (await record("bibtex")).text()).toContain(`@techreport{minimetode${number}-1,`);
  expect(await (await record("csl")).json()).toMatchObject([{ type: "report", edition: "1" }]);
  expect(await (await record("json")).json()).toMatchObject({ shows: "published", contactEmail: "" });
  const schema = await anybody.get("/api/publications/schema.json");
  expect(schema.headers.get("content-type")).toBe("application/schema+json; charset=utf-8");
  const json = await record("json");
  expect(json.headers.get("link")).toContain("</api/publications/schema.json>");
  const asPublished = await json.json();
  const described = z.fromJSONSchema(await schema.json());
  expect(described.parse(asPublished)).toEqual(asPublished);
  expect(described.safeParse({ ...asPublished, heading: 7 }).success).toBe(false);
  const cited = `/vurdering/?id=${number}&versjon=1`;
  expect(await (await record("jsonld")).json()).toMatchObject({ "@id": expect.stringContaining(cited), version: "1" });
  expect(await (await record("fhir")).json()).toMatchObject({ resourceType: "Bundle", type: "document" });
  expect([(await record("word")).status, (await record("references.ris")).status]).toEqual([400, 404]);
  const accept = { headers: { accept: "application/x-bibtex" } };
  expect(await (await anybody.fetch(`/api/publications/${id}`, accept)).text()).toMatch(/^@techreport/);
  expect(page).toContain(`<link rel="describedby" href="/api/publications/${id}/jsonld" type="application/ld+json">`);
  expect(page).toMatch(/<link rel="cite-as" href="[^"]+&amp;versjon=1">/);
  expect(page).toContain('<script type="application/ld+json">{"@context":"https://schema.org"');
  const log = await (await anybody.get(`/dokument/${id}.csv`)).text();
  expect(log).toContain('"Søkestrategi"');
  expect(log).toMatch(/"?13"?;"Søkedatoer";"Ja"/);
  const hits = await anybody.get("/treff.csv");
  expect(hits.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(await hits.text()).toContain(`/vurdering/?id=${number}`);
});

test("publishing asks for its documents, and the desk reads that one could not be made", async () => {
  const { number } = await aFilledAssessment(server, { status: 2 });
  const editor = await signedInAs(server, "redaktor");
  expect((await atDesk(editor, number, "publish", { note: "Første" })).status).toBe(200);
  const wanted = server.db.selectFrom("document_file").select("format").where("assessment", "=", number);
  expect((await wanted.execute()).map(({ format }) => format).toSorted()).toEqual(["docx", "pdf", "sheet"]);
  await sql`update document_file set state = 'failed', storage_key = null where assessment = ${number} and format = 'pdf'`.execute(
    server.db,
  );
  const { publications } = await deskView(editor, number);
  expect(publications[0]?.documents).toContainEqual({ format: "pdf", state: "failed" });
});

test("who asks for the files of editions again and again is refused, and what is there or on its way is not counted", async () => {
  const { number } = await aFilledAssessment(server, { status: 3 });
  const { id } = await publicationOf(number);
  const anybody = aBrowser(server);
  const counted = async () => {
    const { rows } = await sql<{ n: number }>`select coalesce(sum(count), 0)::int as n from rate_counter
      where bucket like 'edition-document %'`.execute(server.db);
    return rows[0]?.n ?? 0;
  };
  expect((await anybody.get(`/dokument/${id}.docx`)).status).toBe(202);
  const before = await counted();
  await madeDocument(anybody, `/dokument/${id}.docx`);
  await sql`insert into document_file (assessment, publication, format, layout, asked_at, state)
    select assessment, publication, format, layout - 1, asked_at, 'failed' from document_file where publication = ${id}`.execute(
    server.db,
  );
  expect((await anybody.get(`/dokument/${id}.docx`)).status).toBe(200);
  expect(await counted()).toBe(before);
  await sql`update rate_counter set count = 1000 where bucket like 'edition-document %'`.execute(server.db);
  expect((await anybody.get(`/dokument/${id}.docx`)).status).toBe(200);
  expect((await anybody.get(`/dokument/${id}.pdf`)).status).toBe(429);
  await sql`delete from rate_counter where bucket like 'edition-document %'`.execute(server.db);
  expect((await anybody.get(`/dokument/${id}.xlsx`)).status).toBe(200);
  await sql`update rate_counter set count = 1000 where bucket like 'export %'`.execute(server.db);
  for (const address of [`/dokument/${id}.csv`, `/api/publications/${id}/fhir`, "/treff.csv"])
    expect((await anybody.get(address)).status).toBe(429);
  expect((await anybody.get(`/api/publications/${id}/json`)).status).toBe(200);
  await sql`delete from rate_counter where bucket like 'export %'`.execute(server.db);
});

test("a draft's document is for those who take part, as it stands now, and six an hour", async () => {
  const { number, seats } = await aFilledAssessment(server);
  const address = `/dokument/utkast/${number}.docx`;
  const initiator = await seatedAs(server, seats[0]?.id ?? "");
  expect((await initiator.get(address)).status).toBe(202);
  const docx = await madeDocument(initiator, address);
  expect(docx.headers.get("cache-control")).toBe("private, no-store");
  const inside = await textInside(new Uint8Array(await docx.arrayBuffer()));
  expect(inside).toContain("UTKAST");
  expect(inside).toContain('<w:pStyle w:val="Heading2"/>');
  expect((await aBrowser(server).get(address)).status).toBe(401);
  await sql`update rate_counter set count = 6 where count = 1`.execute(server.db);
  // What was made is there; another form would be made.
  expect((await initiator.get(address)).status).toBe(200);
  expect((await initiator.get(address.replace("docx", "pdf"))).status).toBe(429);
});

test("what is withdrawn is gone from reading, search, files and documents at once, and its addresses say so", async () => {
  const editor = await signedInAs(server, "redaktor");
  const { number, guid, initiator, seats } = await aSentAssessment(server, { name: "Eksempel: tilbaketrukket laser" });
  expect((await atDesk(editor, number, "withdraw", { message: "For tidlig" })).status).toBe(409);
  expect((await atDesk(editor, number, "publish", { note: "Hemmelig merknad" })).status).toBe(200);
  const anybody = aBrowser(server);
  const { id } = await publicationOf(number);
  // Whatever state its documents are in: rows that are made have bytes, which go too.
  await server.mails();
  expect((await anybody.get(`/dokument/${id}.txt`)).status).toBe(200);
  expect(await found(anybody, "tilbaketrukket")).toHaveLength(1);

  expect((await atDesk(editor, number, "withdraw", { message: " " })).status).toBe(422);
  expect((await atDesk(editor, number, "withdraw", { message: "Feil tall i <tabell 2>." })).status).toBe(200);
  const files = server.db.selectFrom("document_file").select("id").where("assessment", "=", number);
  expect(await files.execute()).toEqual([]);
  for (const address of [`/dokument/${id}.pdf`, `/dokument/${id}.txt`, `/api/publications/${id}/json`]) {
    const gone = await anybody.get(address);
    expect([gone.status, await gone.json()]).toMatchObject([
      410,
      { kind: "Withdrawn", detail: "Feil tall i <tabell 2>." },
    ]);
  }
  expect((await readBy(anybody, number)).status).toBe(410);
  expect((await anybody.get(`/api/assessments/${guid}`)).status).toBe(410);
  expect(await found(anybody, "tilbaketrukket")).toEqual([]);
  expect(await deskView(editor, number)).toMatchObject({ assessmentStatus: 1, publications: [], cardHidden: true });
  const mail = (await server.mails()).findLast(({ to }) => to.includes(seats[0]?.email ?? "nobody"));
  expect(mail?.subject).toBe("Trukket tilbake: Eksempel: tilbaketrukket laser");

  await sendIn(initiator, number);
  expect((await atDesk(editor, number, "publish", { note: "Rettet" })).status).toBe(200);
  const read = await (await readBy(anybody, number)).json();
  expect(read.changeLog.map(({ note }: { note: string }) => note)).toEqual([
    "Rettet",
    "Trukket tilbake: Feil tall i <tabell 2>.",
  ]);
  expect((await anybody.get(`/dokument/${id}.txt`)).status).toBe(410);
  const editions = [1, 2, 3].map((version) => anybody.get(`/api/assessments/${number}?version=${version}`));
  expect((await Promise.all(editions)).map(({ status }) => status)).toEqual([410, 200, 404]);
});

test("the files of a withdrawn edition are gone for readers, who are told why, and are there for its authors", async () => {
  const { number, seats } = await aFilledAssessment(server, { status: 3 });
  const { id } = await publicationOf(number);
  const shown = server.db.selectFrom("publication_file as f").innerJoin("attachment as a", "a.id", "f.attachment");
  const file = await shown.select(["guid", "name"]).where("f.publication", "=", id).executeTakeFirstOrThrow();
  const address = `/filer/${file.guid}/${encodeURIComponent(file.name)}`;
  const anybody = aBrowser(server);
  expect((await anybody.get(address)).status).toBe(200);
  const editor = await signedInAs(server, "redaktor");
  expect((await atDesk(editor, number, "withdraw", { message: "Feil fil." })).status).toBe(200);
  const gone = await anybody.get(address);
  expect([gone.status, await gone.json()]).toMatchObject([410, { detail: "Feil fil." }]);
  expect((await (await seatedAs(server, seats[0]?.id ?? "")).get(address)).status).toBe(200);
});
