import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { SearchAnswer } from "../../features/api/index.ts";
import { runExport, runImport } from "../../features/transfer/server/index.ts";
import { openFileStore } from "../../platform/server/files.ts";
import { aPdfSaying } from "../builders/a-pdf.ts";
import { anImage } from "../builders/an-image.ts";
import { askedAs } from "../builders/asked-as.ts";
import { atDesk } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { clone } from "../clone.ts";
import { serverForFile } from "../server-for-file.ts";
import { storedFiles } from "../stored-files.ts";
import { workIsDone } from "../work-is-done.ts";

const { database, server } = await serverForFile();
const folder = await mkdtemp(path.join(tmpdir(), "minimetode-transfer-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = server.platform.files;
await writeFile(path.join(folder, "vedlegg.pdf"), aPdfSaying("Vedlegg"));
await writeFile(path.join(folder, "figur.png"), await anImage({ width: 40, height: 30, format: "png" }));

const linesOf = (records: readonly unknown[]) => records.map((each) => JSON.stringify(each));
const taken = (records: readonly unknown[], options: object = {}) =>
  runImport({ db: database.db, files }, () => linesOf(records), { folder, ...options });
const counted = ({ counts }: Pick<Awaited<ReturnType<typeof taken>>, "counts">) =>
  Object.fromEntries([...counts].map(([record, outcomes]) => [record, Object.fromEntries(outcomes)]));

async function found(q: string): Promise<readonly string[]> {
  const { text } = await askedAs(server, "localhost", "/api/search/methodassessment", { body: { q } });
  return SearchAnswer.parse(JSON.parse(text)).searchResult.map(({ title }) => title);
}

const numberOf = async (id: string): Promise<number> => {
  const known = database.db.selectFrom("imported").select("target").where("record", "=", "assessment");
  return (await known.where("id", "=", id).executeTakeFirstOrThrow()).target;
};
const read = async (number: number) => {
  const { text } = await askedAs(server, "localhost", `/api/assessments/${number}`);
  return JSON.parse(text);
};

const assessment = <T extends object>(id: string, change: T) => ({
  record: "assessment",
  id,
  assessmentType: "1",
  heading: `Vurdering ${id}`,
  published: "2021-03-04",
  organizations: ["Fjordheim sykehus"],
  topics: ["Hjerte og kar"],
  methodTypes: ["Apparat fra fjern"],
  summary: "<p>Kort <strong>oppsummert</strong>.</p>",
  ...change,
});

const whole = (id: string) =>
  assessment(id, {
    modified: "2022-05-06",
    oldPaths: ["/gamle-vurderinger/12.html"],
    subjects: ["Måling hjemme"],
    publishers: ["Forlaget"],
    values: {
      klarsprak: "<p>Kort fortalt om zirkonmåling.</p><script>alert(1)</script>",
      pico: ["Pasienter", "Tiltak", "Sammenligning", "Utfall"],
      tillit: "Lav",
      sjekkliste: ["lest"],
      "finnes-ikke": "x",
    },
    literature: [
      { section: "A", searchType: "DB", source: "MEDLINE", date: "2019-02-03", strategy: "<p>hafnium</p>", hits: 12 },
      { section: "E", searchType: "Web", source: "SBU", url: "https://www.sbu.se/", date: "2020-01-01" },
    ],
    selection: {
      screened: 12,
      fullText: 3,
      included: 2,
      excluded: [{ reason: "Feil utfall", number: 1 }],
      update: { previous: 5, included: 1 },
    },
    references: [
      {
        title: "Zirkon hos eldre",
        authors: [
          { family: "Hansen", given: "Hanne" },
          { family: "Zirkonregisteret", given: "" },
        ],
        date: "2018-03",
        journal: "Tidsskrift for eksempler",
        volume: "4",
        issue: "2",
        pages: "11-19",
        doi: "10.1000/zirkon",
        pmid: "123",
      },
    ],
    evidence: [
      {
        section: "KnowledgeSummary",
        shortId: "Hansen 2018",
        reference: "Hansen, H. (2018)",
        resultEffect: "<p>God</p>",
      },
      { section: "PrimaryStudy", shortId: "Olsen 2019", country: "Norge", risk: "Lav risiko" },
    ],
    results: [
      { study: 1, cells: { outcome: "Død", interventionEvents: "6", interventionTotal: "41", effect: "1.95" } },
      { study: 0, cells: { outcome: "Smerte", pooled: "ja" } },
      { study: 1, cells: { outcome: "Fall" } },
    ],
    images: [{ file: "figur.png", alt: "Apparatet" }],
    document: "vedlegg.pdf",
    changeLog: [
      { at: "2022-05-06", text: "Rettet tall" },
      { at: "2021-03-04", text: "Første utgave" },
    ],
  });

test("an assessment is published with its files and terms, found at once, and its old address leads to it; nobody gets a seat or a mail", async () => {
  const report = await taken([whole("v1")]);
  expect([counted(report), report.refused]).toEqual([{ assessment: { made: 1 } }, []]);
  expect(report.madeTerms).toEqual([
    "organization Fjordheim sykehus",
    "method-type Apparat fra fjern",
    "publisher Forlaget",
    "subject Måling hjemme",
  ]);
  expect(report.notices.map(({ text }) => text)).toEqual([
    "its template has no block for finnes-ikke: left out",
    "taken out of its texts: 1 <script>",
  ]);
  for (const word of ["zirkonmåling", "hafnium", "Olsen 2019"]) expect(await found(word)).toEqual(["Vurdering v1"]);

  const number = await numberOf("v1");
  const view = await read(number);
  expect(view).toMatchObject({
    ...{ heading: "Vurdering v1", assessmentStatus: 3, year: 2021, organization: "Fjordheim sykehus" },
    ...{ published: "2021-03-04T00:00:00.000Z", modified: "2022-05-06T00:00:00.000Z", confidence: "Lav" },
    ...{ contactEmail: "", contactName: "", edition: { version: 1, newest: 1 } },
    changeLog: [
      { at: "2022-05-06T00:00:00.000Z", note: "Rettet tall" },
      { at: "2021-03-04T12:00:00.000Z", note: "Første utgave" },
    ],
  });
  expect(view.relatedSubjects.map(({ text }: { text: string }) => text)).toEqual(["Måling hjemme"]);
  expect(JSON.stringify(view)).not.toMatch(/alert\(1\)|sjekkliste/);
  const [, pdf] = /"(\/filer\/[^"]+vedlegg\.pdf)"/.exec(JSON.stringify(view)) ?? [];
  expect((await askedAs(server, "localhost", pdf ?? "")).status).toBe(200);

  const old = await askedAs(server, "localhost", "/gamle-vurderinger/12.html");
  expect([old.status, old.headers.location]).toEqual([301, `/vurdering/?id=${number}`]);
  const page = await askedAs(server, "localhost", `/vurdering/?id=${number}`);
  expect([page.status, page.text.includes("Kort fortalt om zirkonmåling")]).toEqual([200, true]);

  await workIsDone(database.db);
  expect(await server.mails()).toEqual([]);
  expect(await database.db.selectFrom("contributor").selectAll().execute()).toEqual([]);
});

test("the same again changes nothing; another text is a new edition of the same assessment, and the older one stays", async () => {
  await taken([whole("a1")]);
  const number = await numberOf("a1");
  expect(counted(await taken([whole("a1")]))).toEqual({ assessment: { unchanged: 1 } });
  const files = () => database.db.selectFrom("attachment").select("id").where("assessment", "=", number).execute();
  const before = await files();
  const { values, ...rest } = whole("a1");
  const changed = { ...rest, values: { ...values, klarsprak: "<p>Nå om niobmåling.</p>" }, evidence: [], results: [] };
  expect(counted(await taken([changed]))).toEqual({ assessment: { changed: 1 } });
  expect(await found("niobmåling")).toEqual(["Vurdering a1"]);
  expect(await read(number)).toMatchObject({ edition: { version: 2, newest: 2 } });
  const { changeLog: log } = await read(number);
  expect(log.map(({ note }: { note: string }) => note)).toEqual(["", "Rettet tall", "Første utgave"]);
  expect(JSON.stringify(await read(number))).not.toContain("Hansen 2018");
  const { text } = await askedAs(server, "localhost", `/api/assessments/${number}?version=1`);
  expect(text).toContain("Hansen 2018");
  // The PDF is as it was, the image was drawn again.
  expect(await files()).toHaveLength(before.length + 1);
});

test("a dry run answers the same and writes nothing; lines that cannot be taken are refused with their key, and leave no file", async () => {
  const records = [
    whole("d1"),
    assessment("d2", { organizations: [], municipalities: [] }),
    assessment("d3", { published: "2199-01-01" }),
    assessment("d4", { values: { tillit: "Kjempestor" } }),
    assessment("d5", { document: "borte.pdf" }),
    assessment("d6", { literature: [{ section: "A", searchType: "DB", source: "X", date: "2020-01-01" }] }),
    assessment("d7", { evidence: [{ section: "PrimaryStudy", shortId: "x", risk: "Noe" }] }),
    assessment("d8", { template: "En annen" }),
    assessment("d9", { document: "vedlegg.pdf", images: [{ file: "vedlegg.pdf" }] }),
    assessment("d10", { assessmentType: 7 }),
    assessment("d11", { results: [{ study: 0, cells: { outcome: "Død" } }] }),
    assessment("d12", { outcomes: Array.from({ length: 13 }, (_, at) => ({ name: `Utfall ${at}` })) }),
  ];
  const tables = ["assessment", "publication", "search_document", "imported", "term", "attachment", "history"] as const;
  const rows = () =>
    Promise.all(
      tables.map((table) =>
        database.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as("rows"))
          .executeTakeFirstOrThrow(),
      ),
    );
  const before = await rows();
  const dry = await taken(records, { isDry: true });
  expect(await rows()).toEqual(before);
  const wet = await taken(records);
  await workIsDone(database.db);
  const shown = await database.db.selectFrom("attachment").select("storage_key").execute();
  expect(await storedFiles(server)).toEqual(shown.map(({ storage_key }) => storage_key).toSorted());
  expect(dry).toEqual(wet);
  expect(counted(wet)).toEqual({ assessment: { made: 1 } });
  expect(wet.refused.map(({ line, key }) => `${line} ${key}`)).toEqual([
    "10 assessmentType",
    "2 organizations",
    "3 published",
    "4 values.tillit",
    "5 document",
    "6 literature.0.numberOfSearchHits",
    "7 evidence.0.risk",
    "8 template",
    "9 images.0.file",
    "11 results.0.study",
    "12 outcomes",
  ]);
});

test("what an editor took back or reopened is left alone, and what was withdrawn is gone at its old address too", async () => {
  await taken([assessment("t1", { modified: "2023-01-02", oldPaths: ["/tatt/tilbake/"] })]);
  const number = await numberOf("t1");
  const { changeLog } = await read(number);
  expect(changeLog.map(({ at }: { at: string }) => at.slice(0, 10))).toEqual(["2023-01-02", "2021-03-04"]);
  const editor = await signedInAs(server, "redaktor");
  expect((await atDesk(editor, number, "withdraw", { message: "Feil tall" })).status).toBe(200);
  const { refused } = await taken([assessment("t1", { summary: "<p>Nytt</p>" })]);
  expect(refused.map(({ key }) => key)).toEqual(["id"]);
  const { headers } = await askedAs(server, "localhost", "/tatt/tilbake/");
  expect((await askedAs(server, "localhost", headers.location ?? "")).status).toBe(410);
  expect(await found("t1")).toEqual([]);
});

test("what is exported and imported into an empty instance is exported as the same bytes, and readers' part alone is in what is for readers", async () => {
  await using demo = await clone({ seed: "demo" });
  const ownFiles = await openFileStore({ kind: "disk", folder: path.join(folder, "eget") });
  const { refused } = await runImport({ db: demo.db, files: ownFiles }, () => linesOf([whole("e1")]), { folder });
  expect(refused).toEqual([]);
  const exported = async (db: typeof demo.db, from: typeof ownFiles, to: string, isPublished = false) => {
    const lines: string[] = [];
    for await (const record of runExport({ db, files: from }, { folder: to, at: new Date(0), isPublished }))
      lines.push(JSON.stringify(record));
    return lines;
  };
  const here = path.join(folder, "herfra");
  const first = await exported(demo.db, ownFiles, here);
  await using empty = await clone();
  const otherFiles = await openFileStore({ kind: "disk", folder: path.join(folder, "annet") });
  const report = await runImport({ db: empty.db, files: otherFiles }, () => first, { folder: here });
  expect([report.refused, report.notices]).toEqual([[], []]);
  expect(await exported(empty.db, otherFiles, path.join(folder, "derfra"))).toEqual(first);

  const assessments = first.map((line) => JSON.parse(line)).filter(({ record }) => record === "assessment");
  expect(assessments.length).toBeGreaterThan(2);
  const [own] = assessments.filter(({ id }) => id === "e1");
  const { changeLog, literature, references } = whole("e1");
  expect(own).toMatchObject({ changeLog, literature, references });
  expect([own.evidence.length, own.literature.length, own.selection.included]).toEqual([2, 2, 2]);
  // In the order of the tables and their studies.
  expect(own.results).toEqual([
    { study: 0, cells: { outcome: "Smerte", pooled: "ja" } },
    { study: 1, cells: { outcome: "Død", interventionEvents: "6", interventionTotal: "41", effect: "1.95" } },
    { study: 1, cells: { outcome: "Fall" } },
  ]);
  expect(own.images).toMatchObject([{ alt: "Apparatet" }]);
  const at = (folderOf: string) => readFile(path.join(folder, folderOf, own.document));
  expect(await at("derfra")).toEqual(await readFile(path.join(folder, "vedlegg.pdf")));

  const visible = await exported(demo.db, ownFiles, path.join(folder, "synlig"), true);
  const hidden = ({ values }: { readonly values: object }) => Object.hasOwn(values, "sjekkliste");
  const shown = visible.map((line) => JSON.parse(line)).filter(({ record }) => record === "assessment");
  expect([assessments.some(hidden), shown.length, shown.some(hidden)]).toEqual([true, assessments.length, false]);
  const people = await demo.db.selectFrom("contributor").select(["email", "name", "id"]).execute();
  const told = [...first, ...visible].join("\n");
  expect(people.length).toBeGreaterThan(3);
  for (const { email, id } of people) expect([told.includes(email), told.includes(id)]).toEqual([false, false]);
});
