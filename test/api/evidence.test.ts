import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();

let assessment: Awaited<ReturnType<typeof anAssessment>>;
let author: Browser;
let blocks: Readonly<Record<"KnowledgeSummary" | "PrimaryStudy", number>>;

beforeEach(async () => {
  assessment = await anAssessment(server.db, { opened: true, seats: [{ role: "initiator" }, { role: "librarian" }] });
  author = await seatedAs(server, assessment.seats[0]?.id ?? "");
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const blockOf = (section: string) =>
    items.find((item) => item.blockType === "EvidenceTable" && item.properties.tableSection === section)?.contentId ??
    0;
  blocks = { KnowledgeSummary: blockOf("KnowledgeSummary"), PrimaryStudy: blockOf("PrimaryStudy") };
});

const post = (call: "Create" | "Update" | "Delete", body: object, by = author) =>
  by.post(`/api/schema/${call}EvidenceTableItem`, body);
const created = async (given: object = {}): Promise<{ id: number; rev: number }> => {
  const answer = await post("Create", {
    id: blocks.PrimaryStudy,
    section: "PrimaryStudy",
    shortId: "Hansen 2024",
    ...given,
  });
  expect(answer.status).toBe(200);
  return answer.json();
};
const stored = async (owner = blocks.PrimaryStudy) => {
  const rows = server.db.selectFrom("block_row").selectAll().where("owner", "=", owner).where("deleted_at", "is", null);
  return rows.orderBy("position").execute();
};
const historyOf = (ref: number) =>
  server.db
    .selectFrom("history")
    .select(["action", "rev", "value"])
    .where("kind", "=", "evidence")
    .where("ref", "=", ref)
    .orderBy("id")
    .execute();

test("a study for another section than its table's is refused", async () => {
  const answer = await post("Create", { id: blocks.PrimaryStudy, section: "KnowledgeSummary", shortId: "Hansen 2024" });
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { fields: [{ path: "section", kind: "OtherSection" }] },
  ]);
  expect(await stored()).toEqual([]);
});

test("a study is stored by the right words, whatever the wire calls them, and with the columns of its section alone", async () => {
  const { id, rev } = await created({
    reference: "Hansen K.\nTittel.",
    dateAsString: " 12.03.2024 ",
    country: "Norge",
    interventionGroupNumberOfPatiens: 40,
    resultEffect: "<p>RR <strong>0,8</strong></p><script>x()</script>",
    risk: "Lav risiko",
    methodQuality: "",
    ukjent: "x",
  });
  expect(rev).toBe(1);
  expect(await stored()).toMatchObject([
    {
      id,
      part: "PrimaryStudy",
      cells: {
        shortId: "Hansen 2024",
        reference: "Hansen K.\nTittel.",
        date: "12.03.2024",
        country: "Norge",
        interventionGroupNumberOfPatients: "40",
        resultEffect: "<p>RR <strong>0,8</strong></p>",
        risk: "Lav risiko",
      },
    },
  ]);
  expect(Object.keys((await stored())[0]?.cells ?? {})).not.toContain("methodQuality");
  expect(await historyOf(id)).toMatchObject([{ action: "saved", rev: 1, value: { cells: { country: "Norge" } } }]);
  // A text that the table has no place for is refused, and nothing of the call is written.
  for (const call of ["Create", "Update"] as const) {
    const where = call === "Create" ? { id: blocks.PrimaryStudy, shortId: "Berg 2020" } : { id };
    const refused = await post(call, { ...where, country: "Sverige", populationNumberOfPatiens: "80" });
    const fields = [{ path: "populationNumberOfPatiens", kind: "OtherColumn" }];
    expect([refused.status, await refused.json()]).toMatchObject([422, { fields }]);
  }
  expect(await stored()).toMatchObject([{ rev: 1, cells: { country: "Norge" } }]);
});

test("an update holds any of the keys and answers what stands there now and what it wrote, as the wire calls them", async () => {
  const { id } = await created({ controlGroup: "Vanlig behandling" });
  const answer = await post("Update", { id, controlGroupNumberOfPatiens: "41", rev: 1 });
  expect(await answer.json()).toEqual({
    ok: true,
    rev: 2,
    changed: expect.any(String),
    cells: { shortId: "Hansen 2024", controlGroup: "Vanlig behandling", controlGroupNumberOfPatiens: "41" },
    written: ["controlGroupNumberOfPatiens"],
  });
  expect((await stored())[0]).toMatchObject({ rev: 2, revs: { shortId: 1, controlGroupNumberOfPatients: 2 } });
});

test("typing in one cell is one row of history; a colleague's write is a row of its own", async () => {
  const { id } = await created();
  for (const [rev, text] of ["e", "ef", "eff"].entries()) await post("Update", { id, finance: text, rev: rev + 1 });
  const librarian = await seatedAs(server, assessment.seats[1]?.id ?? "");
  await post("Update", { id, finance: "Forskningsrådet", rev: 4 }, librarian);
  expect(await historyOf(id)).toMatchObject([
    {
      rev: 4,
      value: {
        cells: { shortId: "Hansen 2024", finance: "eff" },
        revs: { shortId: 1, finance: 4 },
        earlier: [
          { column: "finance", rev: 2, value: "e" },
          { column: "finance", rev: 3, value: "ef" },
        ],
      },
    },
    { rev: 5, value: { cells: { finance: "Forskningsrådet" } } },
  ]);
});

test("two writers: different cells are both kept, the same cell is 409 with what stands there and nothing is written", async () => {
  const { id } = await created({ risk: "Lav risiko" });
  const librarian = await seatedAs(server, assessment.seats[1]?.id ?? "");
  const whole = { id, shortId: "Hansen 2024", risk: "Lav risiko", country: "", rev: 1 };
  expect((await post("Update", { ...whole, country: "Norge" })).status).toBe(200);
  expect((await post("Update", { ...whole, risk: "Høy risiko" }, librarian)).status).toBe(200);
  const late = await post("Update", { id, population: "Voksne", risk: "Uklar risiko", rev: 2 });
  expect([late.status, (await late.json()).current]).toMatchObject([
    409,
    { rev: 3, columns: ["risk"], cells: { risk: "Høy risiko", country: "Norge" } },
  ]);
  expect((await stored())[0]?.cells).toEqual({ shortId: "Hansen 2024", risk: "Høy risiko", country: "Norge" });
});

test("eight at once in eight cells of one study: none is lost", async () => {
  const { id } = await created();
  const keys = ["reference", "country", "studyDesign", "population", "interventionGroup", "controlGroup", "finance"];
  const answers = await Promise.all(keys.map((key) => post("Update", { id, [key]: `tekst ${key}`, rev: 1 })));
  expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200));
  const cells = Object.fromEntries(keys.map((key) => [key, `tekst ${key}`]));
  expect((await stored())[0]).toMatchObject({ rev: 1 + keys.length, cells });
});

test("deleted it is gone, deleting it again is not an error, and it can be brought back", async () => {
  const { id } = await created();
  const body = { id, ownerId: blocks.PrimaryStudy, section: "PrimaryStudy" };
  for (let again = 0; again < 2; again++) expect(await (await post("Delete", body)).json()).toEqual({ ok: true });
  expect(await stored()).toEqual([]);
  const list = await (await author.get(`/api/schema/DeletedItems/${blocks.PrimaryStudy}`)).json();
  expect(list).toMatchObject([{ kind: "evidence", id, rev: 2, what: "Hansen 2024", by: "Eksempel initiator" }]);
  const restored = await author.post("/api/schema/Restore", {
    kind: "evidence",
    id,
    pageId: assessment.number,
    rev: 2,
  });
  expect(await restored.json()).toMatchObject({ ok: true, rev: 3, cells: { shortId: "Hansen 2024" } });
  expect(await stored()).toMatchObject([{ id, rev: 3 }]);
});

test("created twice with one key it is one study", async () => {
  const send = () =>
    author.fetch("/api/schema/CreateEvidenceTableItem", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": `studie-${assessment.number}` },
      body: JSON.stringify({ id: blocks.PrimaryStudy, shortId: "Én gang" }),
    });
  const [one, two] = await Promise.all([send(), send()]);
  expect(await one.json()).toEqual(await two.json());
  expect(await stored()).toHaveLength(1);
});

describe("422", () => {
  test.each([
    ["shortId", "ShortIdRequired", { shortId: " " }],
    ["shortId", "ShortIdRequired", { shortId: undefined }],
    ["shortId", "ShortIdRequired", { shortId: "\u200b\u2060" }],
    ["risk", "NotAnOption", { risk: "Middels" }],
    ["population", "TooLong", { population: "a".repeat(20_001) }],
    ["resultEffect", "TooLong", { resultEffect: `<p>${"a".repeat(200_001)}</p>` }],
  ])("%s %s", async (path, kind, given) => {
    const answer = await post("Create", { id: blocks.PrimaryStudy, shortId: "Hansen 2024", ...given });
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toMatchObject([{ path, kind, message: expect.any(String) }]);
    expect(await stored()).toEqual([]);
  });

  const withRows = async (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => ({
      assessment: assessment.number,
      owner: blocks.PrimaryStudy,
      part: "PrimaryStudy",
      position: 100 + at,
      cells: JSON.stringify({ shortId: `Studie ${at}` }),
      revs: JSON.stringify({ shortId: 1 }),
    }));
    await server.db.insertInto("block_row").values(rows).execute();
  };

  test("a table takes 500 rows and no more", async () => {
    await withRows(499);
    await created();
    const full = await post("Create", { id: blocks.PrimaryStudy, shortId: "Én for mye" });
    expect([full.status, (await full.json()).fields]).toMatchObject([422, [{ kind: "TooManyRows" }]]);
  });

  test("several deleted rows brought back at once do not pass the limit together", async () => {
    const ids: number[] = [];
    for (const shortId of ["A", "B", "C"]) {
      const { id } = await created({ shortId });
      await post("Delete", { id });
      ids.push(id);
    }
    await withRows(499);
    // All of them have come as far as the rows before the first may go on.
    const restores = await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom("block_row").select("id").where("id", "in", ids).forUpdate().execute();
      const calls = ids.map((id) => author.post("/api/schema/Restore", { id, kind: "evidence" }));
      const waiting = sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(server.db)).rows).toHaveLength(ids.length);
      return calls;
    });
    const answers = await Promise.all(restores);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await stored()).toHaveLength(500);
  });
});

test("a choice may be emptied, and a review's own columns are kept in its table alone", async () => {
  const answer = await post("Create", {
    id: blocks.KnowledgeSummary,
    shortId: "Cochrane 2023",
    methodQuality: "Høy",
    numberOfPrimaryStudies: 12,
    country: " ",
  });
  const { id } = await answer.json();
  expect((await post("Update", { id, methodQuality: "", rev: 1 })).status).toBe(200);
  expect((await stored(blocks.KnowledgeSummary))[0]?.cells).toEqual({
    shortId: "Cochrane 2023",
    methodQuality: "",
    numberOfPrimaryStudies: "12",
  });
});

test("404: a block that is not an evidence table, a row of another kind, a row that does not exist", async () => {
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const literature = items.find(({ blockType }) => blockType === "LiteratureSearch")?.contentId;
  expect((await post("Create", { id: literature, shortId: "x" })).status).toBe(404);
  const search = {
    id: literature,
    section: "A",
    searchType: "DB",
    source: "x",
    date: "2026-01-01",
    numberOfSearchHits: 1,
  };
  const { id } = await (await author.post("/api/schema/CreateLiteratureSearchItem", search)).json();
  expect((await post("Update", { id, shortId: "x" })).status).toBe(404);
  expect((await post("Delete", { id })).status).toBe(404);
  expect((await post("Update", { id: 999_999_999, shortId: "x" })).status).toBe(404);
  expect((await author.post("/api/schema/MoveItem", { id: 999_999_999, after: null })).status).toBe(404);
});

test("400: what is not such a call at all", async () => {
  const wrong = [{ shortId: 5, risk: {} }, { id: "x", shortId: "a" }, { shortId: ["a"] }, { section: "Annet" }];
  for (const body of wrong) expect((await post("Create", { id: blocks.PrimaryStudy, ...body })).status).toBe(400);
  expect((await author.post("/api/schema/MoveItem", { id: 1 })).status).toBe(400);
  expect((await author.post("/api/schema/Restore", { id: 1, kind: "annet" })).status).toBe(400);
});

test("nobody, somebody from elsewhere, an editor, and an author once it is sent: 401, 404, 403, 423", async () => {
  const { id } = await created();
  const elsewhere = await anAssessment(server.db, { opened: true });
  const others = [
    [aBrowser(server), 401],
    [await seatedAs(server, elsewhere.seats[0]?.id ?? ""), 404],
    [await signedInAs(server, "redaktor"), 403],
  ] as const;
  for (const [browser, status] of others)
    expect((await post("Update", { id, shortId: "x" }, browser)).status).toBe(status);
  await server.db.updateTable("assessment").set({ status: 2 }).where("number", "=", assessment.number).execute();
  expect((await post("Update", { id, shortId: "x" })).status).toBe(423);
  expect(await stored()).toMatchObject([{ rev: 1, cells: { shortId: "Hansen 2024" } }]);
});
