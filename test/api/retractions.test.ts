import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, expect, test } from "vitest";
import { compareAll, fetchList } from "../../features/retraction/server/nightly.ts";
import { mailRetractions } from "../../features/retraction/server/tell.ts";
import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import { aListForm, aRetractionList } from "../builders/a-retraction-list.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, fillMandatory } from "../builders/working-copy.ts";
import { keptAnswers } from "../kept-answers.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";

const { server } = await serverForFile();
const [editor, admin] = [await signedInAs(server, "redaktor"), await signedInAs(server, "admin")];

let assessment: Awaited<ReturnType<typeof anAssessment>>;
let author: Browser;
beforeEach(async () => {
  await server.db.deleteFrom("retraction_list").execute();
  await server.db.deleteFrom("retraction_notice").execute();
  assessment = await anAssessment(server.db, { opened: true });
  author = await seatedAs(server, ...assessment.seats.map(({ id }) => id));
});

const load = async (text: string, { anyway = false, by = admin } = {}) => {
  const path = `/api/desk/retractions${anyway ? "?anyway=true" : ""}`;
  const answer = await by.fetch(path, { method: "POST", body: aListForm(text) });
  return { status: answer.status, body: await answer.json() };
};

const blockOf = async (kind: string) =>
  everyItem((await detailsOf(author, assessment.number)).schema.schemaItems).find(({ blockType }) => blockType === kind)
    ?.contentId ?? 0;

const create = async (call: "CreateReference" | "CreateEvidenceTableItem", kind: string, body: object) => {
  const answer = await author.post(`/api/schema/${call}`, { id: await blockOf(kind), ...body });
  expect(answer.status).toBe(200);
  return (await answer.json()).id as number;
};
const aReference = (body: object) =>
  create("CreateReference", "LiteratureSearch", { title: "En studie", authors: "Berg, Kari", date: "2020", ...body });
const aStudy = (shortId: string, reference: string) =>
  create("CreateEvidenceTableItem", "EvidenceTable", { shortId, reference });

const ofAuthor = async (): Promise<CallAnswer<"assessmentRetractions">> =>
  (await author.get(`/api/assessments/${assessment.number}/retractions`)).json();
const ofDesk = async (): Promise<CallAnswer<"deskRetractions">> => (await editor.get("/api/desk/retractions")).json();
const hereAtDesk = async () => (await ofDesk()).studies.filter((each) => each.assessment === assessment.number);
const published = async (query = "") =>
  (await aBrowser(server).get(`/api/assessments/${assessment.number}${query}`)).json();

const publish = async () => {
  await fillMandatory(server, author, assessment.number);
  await sendIn(author, assessment.number);
  expect((await atDesk(editor, assessment.number, "publish")).status).toBe(200);
};

test("a list is loaded whole, and says who loaded it", async () => {
  const list = aRetractionList({ record: 1, doi: "10.5555/a" }, { record: 2, pmid: "77" }, { record: 3 });
  expect(await load(list)).toEqual({
    status: 200,
    body: { loaded: true, rows: 3, before: null, undated: 0, doubts: [] },
  });
  const { rows } = (await ofDesk()).list ?? {};
  expect(rows).toBe(3);
  expect(await server.db.selectFrom("retraction_notice").selectAll().orderBy("record_id").execute()).toMatchObject([
    { record_id: 1, doi: "10.5555/a", pmid: "", nature: "retraction", notice_doi: "10.5555/notice.1" },
    { record_id: 2, doi: "", pmid: "77" },
  ]);
  expect((await load(aRetractionList({ record: 9, doi: "10.5555/z" }), { anyway: true })).body.loaded).toBe(true);
  expect(await server.db.selectFrom("retraction_notice").select("record_id").execute()).toEqual([{ record_id: 9 }]);
});

test("a list with a mark of its encoding is read, and one without a needed column or of another kind is refused whole", async () => {
  expect((await load(`\ufeff${aRetractionList({ record: 1, doi: "10.5555/a" })}`)).status).toBe(200);
  for (const [text, kind] of [
    [aRetractionList({ record: 1 }).replace("OriginalPaperDOI", "DOI"), "RetractionColumnsMissing"],
    ["PK\u0003\u0004", "RetractionColumnsMissing"],
    [aRetractionList(), "RetractionsUnreadable"],
  ] as const)
    expect(await load(text)).toMatchObject({ status: 422, body: { fields: [{ path: "file", kind }] } });
  expect((await ofDesk()).list?.rows).toBe(1);
});

test("a list with under 90 % of the rows of the one before changes nothing until it is loaded anyway", async () => {
  const some = (count: number) =>
    aRetractionList(...Array.from({ length: count }, (_, at) => ({ record: at + 1, doi: `10.5555/${at}` })));
  await load(some(100));
  expect((await load(some(90))).body).toMatchObject({ loaded: true, rows: 90, before: 100 });
  expect((await load(some(80))).body).toMatchObject({ loaded: false, rows: 80, before: 90, doubts: ["Shorter"] });
  expect((await ofDesk()).list?.rows).toBe(90);
  expect((await load(some(80), { anyway: true })).body.loaded).toBe(true);
  expect((await ofDesk()).list?.rows).toBe(80);
});

test("a list in which more than one date in twenty cannot be read waits too, and each load says how many those are", async () => {
  const some = (undated: number, date: string) =>
    aRetractionList(
      ...Array.from({ length: 40 }, (_, at) => ({
        ...{ record: at + 1, doi: `10.5555/${at}` },
        ...(at < undated ? { date } : {}),
      })),
    );
  expect((await load(some(40, "45154"))).body).toEqual({
    ...{ loaded: true, rows: 40, before: null },
    undated: 0,
    doubts: [],
  });
  expect(await server.db.selectFrom("retraction_notice").select("noticed_on").distinct().execute()).toEqual([
    { noticed_on: "2023-08-16" },
  ]);
  expect((await load(some(2, "ukjent"))).body).toMatchObject({ loaded: true, undated: 2, doubts: [] });
  // A Norwegian spreadsheet has turned these: nobody knows whether it was May or June.
  expect((await load(some(3, "05.06.2023 0:00"))).body).toMatchObject({
    loaded: false,
    undated: 3,
    doubts: ["Undated"],
  });
  expect((await ofDesk()).list?.rows).toBe(40);
  const anyway = await load(some(3, "05.06.2023 0:00"), { anyway: true });
  expect(anyway.body).toMatchObject({ loaded: true, undated: 3, doubts: ["Undated"] });
});

test("only administrators load a list, and the desk alone sees it", async () => {
  const list = aRetractionList({ record: 1, doi: "10.5555/a" });
  expect((await load(list, { by: editor })).status).toBe(403);
  expect((await load(list, { by: author })).status).toBe(403);
  expect((await author.get("/api/desk/retractions")).status).toBe(403);
  expect([(await ofDesk()).mayLoad, (await (await admin.get("/api/desk/retractions")).json()).mayLoad]).toEqual([
    false,
    true,
  ]);
});

test("authors are told at once of a reference and of a study, by DOI or number", async () => {
  await load(
    aRetractionList(
      { record: 1, doi: "10.5555/A" },
      { record: 2, pmid: "77", nature: "Expression of concern", date: "2/1/2021 0:00" },
    ),
  );
  const reference = await aReference({ doi: "10.5555/a" });
  const study = await aStudy("Lie 2021", "Lie O. En studie. PMID: 77");
  await aReference({ doi: "10.5555/b" });
  const { list, studies } = await ofAuthor();
  expect(list).not.toBeNull();
  expect(studies).toEqual([
    {
      ...{ rowId: reference, name: "Berg 2020", state: "retracted", since: "2023-08-16" },
      text: "Trekt tilbake 16.08.2023",
      notice: "https://doi.org/10.5555/notice.1",
    },
    {
      ...{ rowId: study, name: "Lie 2021", state: "concern", since: "2021-02-01" },
      text: "Det er uttrykt bekymring for studien",
      notice: "https://doi.org/10.5555/notice.2",
    },
  ]);
});

test("readers of an edition are told from the load on, on its kept page and in its JSON, and until the list says otherwise", async () => {
  await aStudy("Berg 2020", "Berg K. En studie. doi:10.5555/a");
  await publish();
  const address = `/vurdering/?id=${assessment.number}`;
  const page = async () => (await aBrowser(server).get(address)).text();
  const banner = "En studie denne vurderingen bygger på, er trukket tilbake (Berg 2020, 16.08.2023).";
  expect(await page()).not.toContain(banner);
  const kept = await keptAnswers(server);
  expect(await published()).not.toHaveProperty("retractions");
  await load(aRetractionList({ record: 1, doi: "10.5555/a" }));
  expect(await page()).toContain(banner);
  expect(await keptAnswers(server)).toBe(kept);
  const { retractions, edition } = await published("?version=1");
  expect(retractions).toMatchObject([{ name: "Berg 2020", state: "retracted", since: "2023-08-16" }]);
  expect(await (await aBrowser(server).get(`/api/publications/${edition.publication}/json`)).json()).toMatchObject({
    retractions,
  });
  await load(
    aRetractionList(
      { record: 1, doi: "10.5555/a" },
      { record: 2, doi: "10.5555/a", nature: "Reinstatement", date: "1/2/2024 0:00" },
    ),
  );
  expect(await page()).not.toContain(banner);
  expect((await published()).retractions).toMatchObject([{ state: "reinstated", since: "2024-01-02" }]);
});

test("the desk lists what a load finds in drafts and editions, and an editor may say that it is another study", async () => {
  await aStudy("Berg 2020", "Berg K. En studie. doi:10.5555/a");
  await publish();
  await load(aRetractionList({ record: 1, doi: "10.5555/a" }));
  expect(await hereAtDesk()).toMatchObject([
    { name: "Berg 2020", state: "retracted", record: 1, editions: [1], inDraft: true, told: null, notSame: null },
  ]);
  const path = `/api/desk/assessments/${assessment.number}/not-same-study`;
  expect((await author.post(path, { record: 1 })).status).toBe(403);
  expect((await editor.post(path, { record: 1 })).status).toBe(200);
  expect(await hereAtDesk()).toMatchObject([{ notSame: { by: expect.stringMatching(/./) } }]);
  expect(await published()).not.toHaveProperty("retractions");
  expect((await ofAuthor()).studies).toEqual([]);
});

test("the desk lists a study of the list as soon as the edition that names it is published", async () => {
  await load(aRetractionList({ record: 1, doi: "10.5555/a" }));
  await aStudy("Berg 2020", "Berg K. En studie. doi:10.5555/a");
  await publish();
  await workIsDone(server.db, ["make-document"]);
  expect(await hereAtDesk()).toMatchObject([{ name: "Berg 2020", state: "retracted", editions: [1], inDraft: true }]);
});

test("the initiator and the desk get one mail each for a retracted or doubted study, without what was written", async () => {
  await aStudy("Hemmelig navn", "Berg K. doi:10.5555/mail1");
  await aStudy("Lie 2021", "PMID: 990011");
  await aReference({ doi: "10.5555/mail3" });
  await load(
    aRetractionList(
      { record: 71, doi: "10.5555/mail1" },
      { record: 72, pmid: "990011", nature: "Expression of concern" },
      { record: 73, doi: "10.5555/mail3", nature: "Correction" },
    ),
  );
  const { mailer } = server.platform;
  const run = () => mailRetractions(server.db, { mailer, origin: server.url, moved: [], at: new Date() });
  const before = (await server.mails()).length;
  await Promise.all([run(), run()]);
  const mails = (await server.mails()).slice(before);
  const to = `initiator-${assessment.number}@eksempel.no`;
  const own = mails.filter((mail) => mail.to === to);
  expect(own.map(({ subject }) => subject).toSorted()).toEqual([
    "Det er uttrykt bekymring for en studie i «Eksempel: pasientnær måling»",
    "En studie i «Eksempel: pasientnær måling» er trukket tilbake",
  ]);
  expect(mails.length).toBeGreaterThan(own.length);
  expect(JSON.stringify(mails)).not.toContain("Hemmelig");
  expect((await hereAtDesk()).map(({ record, told }) => [record, told !== null]).toSorted()).toEqual([
    [71, true],
    [72, true],
    [73, false],
  ]);
});

test("each night the list is fetched from an address, and drafts that were written since are found", async () => {
  let status = 200;
  let text = aRetractionList({ record: 81, doi: "10.5555/night" }, { record: 82, doi: "10.5555/later" });
  const source = createServer((_, answer) => answer.writeHead(status).end(text));
  await new Promise<void>((listening) => source.listen(0, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${(source.address() as AddressInfo).port}/`;
  try {
    expect(await fetchList(server.db, address)).toBeNull();
    expect(await fetchList(server.db, address)).toBeNull();
    expect(await server.db.selectFrom("retraction_list").select("rows").execute()).toEqual([{ rows: 2 }]);
    await aReference({ doi: "10.5555/later" });
    expect(await hereAtDesk()).toEqual([]);
    await compareAll(server.db);
    expect(await hereAtDesk()).toMatchObject([{ record: 82, inDraft: true, editions: [] }]);
    text = aRetractionList({ record: 81, doi: "10.5555/night" });
    expect(await fetchList(server.db, address)).toBe("the file has 1 rows, the list before has 2");
    text = aRetractionList({ record: 81, doi: "10.5555/night", date: "?" }, { record: 82, doi: "10.5555/later" });
    expect(await fetchList(server.db, address)).toBe("1 of the file's 2 dates cannot be read");
    text = "no list";
    expect(await fetchList(server.db, address)).toBe("the file is lacks-columns");
    status = 404;
    expect(await fetchList(server.db, address)).toBe("the address answered 404");
    expect((await ofDesk()).list?.rows).toBe(2);
  } finally {
    source.close();
  }
});
