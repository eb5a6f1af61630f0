import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { SearchAnswer } from "../../features/api/index.ts";
import { runExport, runImport } from "../../features/transfer/server/index.ts";
import { openFileStore } from "../../platform/server/files.ts";
import { aPdfSaying } from "../builders/a-pdf.ts";
import { askedAs } from "../builders/asked-as.ts";
import { clone } from "../clone.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";

const { database, server } = await serverForFile();
const folder = await mkdtemp(path.join(tmpdir(), "minimetode-transfer-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = server.platform.files;
const SITE = "metodevarsel.localhost";

const linesOf = (records: readonly unknown[]) => records.map((each) => JSON.stringify(each));
const taken = (records: readonly unknown[], options: object = {}) =>
  runImport({ db: database.db, files }, () => linesOf(records), { folder, ...options });
const counted = ({ counts }: Pick<Awaited<ReturnType<typeof taken>>, "counts">) =>
  Object.fromEntries([...counts].map(([record, outcomes]) => [record, Object.fromEntries(outcomes)]));

async function found(q: string): Promise<readonly string[]> {
  const { text } = await askedAs(server, SITE, "/api/search/methodnotifications", { body: { q } });
  return SearchAnswer.parse(JSON.parse(text)).searchResult.map(({ title }) => title);
}

const notification = (id: string, change: object = {}) => ({
  record: "notification",
  id,
  heading: `Apparat ${id}`,
  published: "2024-02-03",
  topics: ["Hjerte og kar"],
  methodTypes: ["Apparater fra fjern"],
  methodSummary: "<p>Kort om <strong>apparatet</strong>.</p>",
  ...change,
});

test("a notification is taken with its document, its terms and its old address, found at once, and left alone when it comes again", async () => {
  await writeFile(path.join(folder, "ap1.pdf"), aPdfSaying("Kalibrering med xylofonkvarts"));
  const record = notification("ap1", {
    path: "/gammel/plass/apparat-en/",
    oldPaths: ["/arkiv/123.html"],
    mainBody: '<p onclick="x()">Zirkonmembran</p><script>alert(1)</script>',
    document: "ap1.pdf",
  });
  const report = await taken([record]);
  expect([counted(report), report.refused]).toEqual([{ notification: { made: 1 } }, []]);
  expect(report.madeTerms).toEqual(["method-type Apparater fra fjern"]);
  expect(report.notices).toEqual([{ line: 1, text: "taken out of its texts: 1 <script>" }]);
  expect(await found("zirkonmembran")).toEqual(["Apparat ap1"]);
  await workIsDone(database.db);
  expect(await found("xylofonkvarts")).toEqual(["Apparat ap1"]);

  await eventually(async () => {
    const page = await askedAs(server, SITE, "/varsler/apparat-en/");
    expect(page.status).toBe(200);
    expect(page.text).toContain("Zirkonmembran");
    expect(page.text).not.toMatch(/alert\(1\)|onclick="x/);
  });
  for (const old of ["/arkiv/123.html", "/gammel/plass/apparat-en/"]) {
    const { status, headers } = await askedAs(server, SITE, old);
    expect([status, headers.location]).toEqual([301, "/varsler/apparat-en/"]);
  }

  expect(counted(await taken([record]))).toEqual({ notification: { unchanged: 1 } });
  expect(counted(await taken([{ ...record, mainBody: "<p>Hafniummembran</p>" }]))).toEqual({
    notification: { changed: 1 },
  });
  expect([await found("zirkonmembran"), await found("hafniummembran")]).toEqual([[], ["Apparat ap1"]]);
});

test("a dry run answers the same and writes nothing; lines that cannot be taken are refused and the others go on", async () => {
  const records = [
    notification("d1"),
    { record: "notification", id: "d2" },
    notification("d3", { document: "borte.pdf" }),
    notification("d4", { heading: "Apparat d1" }),
    { record: "redirect", site: "metodevarsel", from: "/hit/", to: "/varsler/apparat-d1/" },
    { record: "redirect", site: "metodevarsel", from: "/dit/", to: "/finnes-ikke/" },
    { record: "page", id: "p", site: "metodevarsel", path: "/om/", contentType: "SchemaPage", name: "Om" },
  ];
  const rowsOf = async () => {
    const count = (table: "content" | "content_version" | "search_document" | "imported" | "term") =>
      database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("rows"))
        .executeTakeFirstOrThrow();
    return Promise.all((["content", "content_version", "search_document", "imported", "term"] as const).map(count));
  };
  const before = await rowsOf();
  const dry = await taken(records, { isDry: true });
  expect(await rowsOf()).toEqual(before);
  const wet = await taken(records);
  expect(dry).toEqual(wet);
  expect(counted(wet)).toEqual({ notification: { made: 2 }, redirect: { made: 1 } });
  expect(wet.refused.map(({ line, key }) => [line, key])).toEqual([
    [2, "heading"],
    [3, "document"],
    [6, "to"],
    [7, "contentType"],
  ]);
  expect(await found("apparat d1")).toHaveLength(2);
});

test("an import that was broken off goes on where it was, and one line that the database refuses keeps no other out", async () => {
  const records = Array.from({ length: 450 }, (_, at) => notification(`b${at}`, { path: `/varsler/b-${at}/` }));
  const broken = function* () {
    yield* linesOf(records.slice(0, 300));
    throw new Error("the line was cut");
  };
  await expect(runImport({ db: database.db, files }, broken, { folder })).rejects.toThrow("cut");
  const bad = { record: "term", kind: "topic", name: "nul \u0000" };
  const report = await taken([...records, bad]);
  expect(counted(report)).toMatchObject({ notification: { unchanged: 200, made: 250 } });
  expect(report.refused.map(({ line }) => line)).toEqual([451]);
});

test("a topic's icon is taken and given out; one that is unknown here is told, and one that is not named stays", async () => {
  const topic = { record: "term", kind: "topic", key: "stemme", name: "Stemme" };
  const iconOf = async (key: string) =>
    (await database.db.selectFrom("term").select("icon").where("key", "=", key).executeTakeFirstOrThrow()).icon;
  expect(counted(await taken([{ ...topic, icon: "ear" }]))).toEqual({ term: { made: 1 } });
  expect(await iconOf("stemme")).toBe("ear");
  expect(counted(await taken([topic]))).toEqual({ term: { unchanged: 1 } });
  const odd = await taken([{ ...topic, icon: "/gammelt/ikon.png" }]);
  expect([counted(odd), odd.notices.map(({ line }) => line)]).toEqual([{ term: { unchanged: 1 } }, [1]]);
  expect(await iconOf("stemme")).toBe("ear");
  const out = await mkdtemp(path.join(tmpdir(), "minimetode-icons-"));
  const records: unknown[] = [];
  for await (const record of runExport({ db: database.db, files }, { folder: out })) records.push(record);
  expect(records).toContainEqual(expect.objectContaining({ record: "term", key: "stemme", icon: "ear" }));
  await rm(out, { recursive: true, force: true });
  expect(counted(await taken([{ ...topic, icon: null }]))).toEqual({ term: { changed: 1 } });
  expect(await iconOf("stemme")).toBe(null);
});

test("the written form of a municipality is taken, stays where a record does not name it, and is taken away by null", async () => {
  const county = { record: "term", kind: "county", key: "ordfylke", name: "Ordfylke" };
  const place = { record: "term", kind: "municipality", key: "ordvik", name: "Ordvik", parent: "ordfylke" };
  const form = async () =>
    (await database.db.selectFrom("term").select("form").where("key", "=", "ordvik").executeTakeFirstOrThrow()).form;
  await taken([county, { ...place, form: "nn" }]);
  expect(await form()).toBe("nn");
  expect(counted(await taken([place]))).toEqual({ term: { unchanged: 1 } });
  expect(await form()).toBe("nn");
  await taken([{ ...place, form: null }]);
  expect(await form()).toBe(null);
});

test("what a record does not say stays: who may read a page, and until when; and no record opens a page that was closed here", async () => {
  const side = { record: "page", id: "lukket", site: "metodevarsel", path: "/lukket/", contentType: "StandardPage" };
  const page = (more: object) => ({ ...side, name: "Lukket", properties: { heading: "Lukket" }, ...more });
  await taken([page({ stopPublish: "2090-01-01", reviewBy: "2089-05-17" })]);
  const row = () =>
    database.db
      .selectFrom("content")
      .select(["access", "stop_publish", "review_by", "number"])
      .where("url_segment", "=", "lukket")
      .executeTakeFirstOrThrow();
  const { number } = await row();
  await database.db.updateTable("content").set({ access: "editors" }).where("number", "=", number).execute();
  let counter = 0;
  for (const more of [{}, { access: "everyone" }, { access: "signed-in" }]) {
    const { counts, refused } = await taken([page({ ...more, modified: "2024-01-02", name: `Lukket ${counter++}` })]);
    expect([counted({ counts }), refused]).toEqual([{ page: { changed: 1 } }, []]);
    const times = { stop_publish: new Date("2090-01-01"), review_by: "2089-05-17" };
    expect(await row()).toEqual({ number, access: "editors", ...times });
  }
});

test("a line that names what never comes is taken once, and told each time", async () => {
  const record = notification("u1", { mainBody: '<p><a href="content:finnes-ikke">borte</a></p>' });
  const told = [{ line: 1, text: "names what is not there: content:finnes-ikke" }];
  expect(await taken([record]).then(({ notices }) => notices)).toEqual(told);
  const again = await taken([record]);
  expect([counted(again), again.notices]).toEqual([{ notification: { unchanged: 1 } }, told]);
  const versions = database.db
    .selectFrom("content_version as v")
    .innerJoin("imported as i", "i.target", "v.content")
    .select("v.no")
    .where("i.id", "=", "u1");
  expect(await versions.execute()).toHaveLength(1);
});

test("no file is read from outside the folder of the records, by whatever link", async () => {
  await symlink(tmpdir(), path.join(folder, "ut"));
  await writeFile(path.join(tmpdir(), "minimetode-hemmelig.pdf"), aPdfSaying("hemmelig"));
  const { refused } = await taken([notification("l1", { document: "ut/minimetode-hemmelig.pdf" })]);
  await rm(path.join(tmpdir(), "minimetode-hemmelig.pdf"));
  expect(refused.map(({ key }) => key)).toEqual(["document"]);
});

test("what is exported and imported into an empty instance is exported as the same bytes", async () => {
  const made = await taken([
    {
      record: "page",
      id: "side",
      site: "metodevarsel",
      path: "/om-arkivet/",
      contentType: "StandardPage",
      name: "Arkiv",
      properties: { heading: "Arkiv", mainBody: '<p><a href="content:ap2">varselet</a></p>' },
      oldPaths: ["/arkiv.html", "/Gammelt arkiv/*"],
    },
    {
      record: "page",
      id: "under",
      site: "metodevarsel",
      path: "/om-arkivet/under/",
      contentType: "StandardPage",
      name: "Under",
      properties: { heading: "Under" },
    },
    { record: "redirect", site: "metodevarsel", from: "/eldre/*", to: "/om-arkivet/" },
    {
      record: "page",
      id: "a-oversikt",
      site: "minimetode",
      path: "/a-oversikt/",
      contentType: "StandardPage",
      name: "Oversikt",
      properties: {
        heading: "Oversikt",
        mainContent: [{ type: "PromoBlock", id: "7d3f3c0e-2a54-4f0c-9d3a-0d6b4f1c2a11", ref: "felles" }],
      },
    },
    {
      record: "page",
      id: "felles",
      site: "minimetode",
      path: "/delte-blokker-paa-nettstedet/felles/",
      contentType: "PromoBlock",
      name: "Felles",
      properties: { heading: "Felles for flere" },
    },
    notification("ap2", { oldPaths: ["/a/b/"], changeLog: [{ at: "2024-05-06", text: "Rettet" }] }),
  ]);
  expect(made.refused).toEqual([]);
  for (const old of ["/gammelt%20arkiv/under/", "/eldre/under/"])
    await eventually(async () => {
      const { status, headers } = await askedAs(server, SITE, old);
      expect([status, headers.location]).toEqual([301, "/om-arkivet/under/"]);
    });
  const exported = async (db: typeof database.db, from: typeof files, to: string, isPublished = false) => {
    const lines: string[] = [];
    for await (const record of runExport({ db, files: from }, { folder: to, at: new Date(0), isPublished }))
      lines.push(JSON.stringify(record));
    return lines;
  };
  const first = await exported(database.db, files, path.join(folder, "en"));
  await using empty = await clone();
  const emptyFiles = await openFileStore({ kind: "disk", folder: path.join(folder, "lager") });
  const report = await runImport({ db: empty.db, files: emptyFiles }, () => first, { folder: path.join(folder, "en") });
  expect([report.refused, report.notices]).toEqual([[], []]);
  const second = await exported(empty.db, emptyFiles, path.join(folder, "to"));
  expect(second).toEqual(first);
  const [section] = first.map((line) => JSON.parse(line)).filter(({ id }) => id === "side");
  expect(section.oldPaths).toEqual(["/arkiv.html/", "/eldre/*", "/gammelt arkiv/*"]);
  const [shown] = first.map((line) => JSON.parse(line)).filter(({ id }) => id === "a-oversikt");
  expect(shown.properties.mainContent).toMatchObject([{ type: "PromoBlock", ref: "felles" }]);
  const visible = (await exported(empty.db, emptyFiles, path.join(folder, "synlig"), true)).join("\n");
  expect([first.join("\n"), visible].map((each) => each.includes('"destination":'))).toEqual([true, false]);
  expect([first.join("\n"), visible].map((each) => each.includes('"reviewBy":'))).toEqual([true, false]);
  expect(visible).toContain("Felles for flere");
  const document = first.map((line) => JSON.parse(line).document).find((each) => each);
  expect(await readFile(path.join(folder, "to", document))).toEqual(await readFile(path.join(folder, "ap1.pdf")));
  expect(first.join("\n")).not.toMatch(/accountId|changed_by|contributor/i);
});
