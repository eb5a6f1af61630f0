import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { AssessmentType } from "../../features/assessment/rules/index.ts";
import { defaultLimits } from "../../platform/server/rate-limit/index.ts";
import { aWorkbook, withEntry } from "../builders/a-workbook.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { aPdf, upload } from "../builders/upload.ts";
import { detailsOf, everyItem, fillMandatory } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const SECTION = "økonomiske-aspekter-spesialisthelsetjenesten";

async function aBlock(type: AssessmentType, kind: string, several = false) {
  const assessment = await anAssessment(database.db, { opened: true, type });
  const author = await seatedAs(server, assessment.seats[0]?.id ?? "");
  const items = async () => everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const of = (item: Awaited<ReturnType<typeof items>>[number]) =>
    item.blockType === kind && (item.properties.allowMultipleFiles ?? false) === several;
  const block = (await items()).find(of);
  if (!block) throw new Error(`no ${kind} in the template of type ${type}`);
  const id = block.contentId;
  return {
    id,
    number: assessment.number,
    author,
    item: async () => (await items()).find(({ contentId }) => contentId === id),
    get: async (call: string) => (await author.get(`/api/schema/${call}/${id}`)).json(),
    post: async (call: string) => {
      const answer = await author.post(`/api/schema/${call}`, {});
      return { status: answer.status, body: await answer.json() };
    },
    upload: async (path: string, bytes: Uint8Array<ArrayBuffer>, name = "tall.xlsx") => {
      const answer = await upload(author, `/api/schema/${path}`, { bytes, name });
      return { status: answer.status, body: await answer.json() };
    },
  };
}

async function anEvaluation() {
  const block = await aBlock("1", "EconomyEvaluation");
  const path = `UploadEconomyEvaluation/${block.id}/${encodeURIComponent(SECTION)}`;
  return { ...block, send: (bytes: Uint8Array<ArrayBuffer>, name?: string) => block.upload(path, bytes, name) };
}

test.each(["xlsx", "biff8"] as const)(
  "a filled-in workbook (%s) counts until it is taken away; then the numbers by hand do",
  async (type) => {
    const { id, send, get, post, author, item } = await anEvaluation();
    await author.post(`/api/schema/SaveCustomNumbers/${id}`, { startup_1: 5, rev: 0 });
    expect((await get("GetEconomyData")).numbers).toEqual({});
    const filled = await aWorkbook(
      { startup_1: 2_900_000, operational_2: 10, operational_8: 70, budget_1: -3, "Budsjett!D17": "Refusjon" },
      type,
    );
    const ending = type === "xlsx" ? "xlsx" : "xls";
    const sent = await send(filled, `tall fra økonomi.${ending}`);
    expect(sent).toMatchObject({
      status: 200,
      body: { uploadFinished: true, file: { id: "1", name: `tall fra økonomi.${ending}` } },
    });
    expect(sent.body.problems.every(({ kind }: { kind: string }) => kind === "empty")).toBe(true);
    expect(await get("GetEconomyData")).toMatchObject({
      numbers: {
        startup_b4: 2_900_000,
        startup_b12: 2_900_000,
        operational_c13: 700,
        operational_c16: 700,
        budget_b19: 700,
        budget_b21: -703,
      },
      comments: { budget_comment17: "Refusjon", budget_comment21: "" },
      textInput: { operationalCosts: "", budget: "", startupCosts: "", financialBasis: "" },
    });
    expect(await get("GetCustomNumbers")).toMatchObject({ startup_1: 5 });
    expect(Buffer.from(await (await author.get(sent.body.file.url)).arrayBuffer()).equals(filled)).toBe(true);
    expect((await item())?.rev).toBe(1);
    expect(await post(`RemoveEconomyEvaluation/${id}`)).toEqual({ status: 200, body: true });
    expect(await post(`RemoveEconomyEvaluation/${id}`)).toEqual({ status: 200, body: false });
    expect((await get("GetEconomyData")).numbers).toEqual({});
  },
);

test("cells that cannot be read are listed, and the workbook before stays", async () => {
  const { send, get, id } = await anEvaluation();
  await send(await aWorkbook({ startup_1: 7 }));
  const refused = await send(
    await aWorkbook({ startup_1: "mye", startup_2: { formula: "1+1", value: 2 }, startup_3: { error: true } }),
  );
  expect(refused).toMatchObject({ status: 200, body: { uploadFinished: false, file: null } });
  const said = refused.body.problems.filter(({ kind }: { kind: string }) => kind !== "empty");
  expect(said).toEqual([
    { sheet: "Oppstart", cell: "B4", label: "Utstyr", kind: "text" },
    { sheet: "Oppstart", cell: "B5", label: "Opplæring", kind: "formula" },
    { sheet: "Oppstart", cell: "B6", label: "Lokaler og ombygging", kind: "error" },
  ]);
  const dated = await send(new Uint8Array(await readFile("test/world/workbooks/date-in-amount.xlsx")));
  expect(dated.body.problems).toContainEqual({ sheet: "Oppstart", cell: "B4", label: "Utstyr", kind: "date" });
  expect((await get("GetEconomyData")).numbers).toMatchObject({ startup_b4: 7 });
  expect(await get("GetEconomyFiles")).toHaveLength(1);
  expect(id).toBeGreaterThan(0);
});

const ours = await aWorkbook();
const bomb = withEntry(ours, "xl/worksheets/sheet9.xml", Buffer.alloc(60_000_000, "<c/>"));
type Hostile = {
  readonly what: string;
  readonly kind: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name?: string;
};
const hostile: readonly Hostile[] = (
  [
    ["a PDF by another name", "NotAWorkbook", aPdf()],
    ["a workbook by another name", "NotAWorkbook", ours, "tall.csv"],
    [
      "an archive that is no workbook",
      "NotAWorkbook",
      withEntry(Buffer.from("PK\u0005\u0006".padEnd(22, "\0"), "latin1"), "a.txt", "a"),
    ],
    ["an archive that unpacks to 60 MB", "WorkbookTooLargeInside", bomb],
    ["macros", "WorkbookHasMacros", withEntry(ours, "xl/vbaProject.bin", "macro")],
    [
      "links to other files",
      "WorkbookHasLinks",
      withEntry(ours, "xl/externalLinks/externalLink1.xml", "<externalLink/>"),
    ],
    ["half a file", "WorkbookDamaged", ours.slice(0, ours.length / 2)],
    [
      "the older format's first bytes and nothing else",
      "WorkbookUnreadable",
      new Uint8Array(Buffer.from("d0cf11e0a1b11ae100", "hex")),
      "tall.xls",
    ],
    ["somebody else's workbook", "OtherWorkbook", await aWorkbook({ "Oppstart!A4": "Biler" })],
    ["nothing written", "WorkbookEmpty", await aWorkbook({})],
  ] as const satisfies readonly (readonly [string, string, Uint8Array<ArrayBuffer>, string?])[]
).map(([what, kind, bytes, name]) => ({ what, kind, bytes, ...(name ? { name } : {}) }));

test.each(hostile)("$what: a sentence, and nothing is stored", async ({ kind, bytes, name }) => {
  const { send, get } = await anEvaluation();
  const answer = await send(bytes, name);
  expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: "file", kind }] } });
  expect(answer.body.fields[0].message).toMatch(/^[A-ZÆØÅ].{10,}/);
  expect(await get("GetEconomyFiles")).toEqual([]);
});

test("a sheet that says it is as large as a sheet can be, and one cell in its last row, is read like the others", async () => {
  const { send } = await anEvaluation();
  const answer = await send(await aWorkbook({ startup_1: 1, "Oppstart!XFD1048576": 1 }));
  expect(answer).toMatchObject({ status: 200, body: { uploadFinished: true } });
});

test("a municipality has one file, which a new one replaces; a second place is refused", async () => {
  const { id, get, post, upload: send } = await aBlock("2", "EconomyMunicipality");
  expect((await send(`UploadMunicipalityEconomyFile/${id}/1`, ours, "a.xlsx")).status).toBe(200);
  expect(await send(`UploadMunicipalityEconomyFile/${id}/1`, ours, "b.xlsx")).toMatchObject({
    body: { id: "1", name: "b.xlsx" },
  });
  expect(await send(`UploadMunicipalityEconomyFile/${id}/2`, ours)).toMatchObject({
    status: 422,
    body: { fields: [{ kind: "OnlyOneFile" }] },
  });
  expect(await get("GetEconomyFiles")).toMatchObject([{ id: "1", name: "b.xlsx" }]);
  expect(await post(`RemoveEconomyFileMunicipality/${id}/1`)).toEqual({ status: 200, body: true });
  expect(await post(`RemoveEconomyFileMunicipality/${id}/1`)).toEqual({ status: 200, body: false });
});

test("other assessments have two places, each emptied by itself; the reader is told of the files and gets none", async () => {
  const { id, get, post, upload: send, item } = await aBlock("3", "EconomyMunicipality");
  await send(`UploadMunicipalityEconomyFile/${id}/1`, ours, "en.xlsx");
  await send(`UploadMunicipalityEconomyFile/${id}/2`, ours, "to.xlsx");
  expect((await item())?.properties.economyFiles).toMatchObject([
    { id: "1", name: "en.xlsx" },
    { id: "2", name: "to.xlsx" },
  ]);
  expect((await send(`UploadMultipleEconomyFile/${id}`, ours)).status).toBe(404);
  await post(`RemoveEconomyFileMunicipality/${id}/1`);
  expect(await get("GetEconomyFiles")).toMatchObject([{ id: "2", name: "to.xlsx" }]);
});

test("several files: ten, and not one more; each is taken away by its number", async () => {
  const { id, get, post, author, upload: send } = await aBlock("1", "EconomyMunicipality", true);
  const answers = await Promise.all(
    Array.from({ length: 11 }, (_, at) => send(`UploadMultipleEconomyFile/${id}`, ours, `${at}.xlsx`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 10 }, () => 200), 422]);
  expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ fields: [{ kind: "TooManyFiles" }] });
  const [first] = await get("GetEconomyFiles");
  expect(await post(`RemoveMultipleEconomyFile/${id}/${first.id}`)).toEqual({ status: 200, body: { ok: true } });
  expect(await get("GetEconomyFiles")).toHaveLength(9);
  const restore = { kind: "file", id: Number(first.id) };
  await send(`UploadMultipleEconomyFile/${id}`, ours, "elleve.xlsx");
  expect((await (await author.post("/api/schema/Restore", restore)).json()).fields).toMatchObject([
    { path: "id", kind: "TooManyFiles" },
  ]);
});

test("what was removed or replaced can be brought back to its place, where the one that stands there is set aside", async () => {
  const { id, author, send, get, post } = await anEvaluation();
  const deleted = async () => (await author.get(`/api/schema/DeletedItems/${id}`)).json();
  const restore = async (file: number) => (await author.post("/api/schema/Restore", { kind: "file", id: file })).status;
  await send(await aWorkbook({ startup_1: 1 }), "en.xlsx");
  await send(await aWorkbook({ startup_1: 2 }), "to.xlsx");
  await post(`RemoveEconomyEvaluation/${id}`);
  const [two, one] = await deleted();
  const named = { kind: "file", by: expect.stringMatching(/./) };
  expect([two, one]).toMatchObject([{ ...named, what: "to.xlsx" }, named]);
  expect(await restore(one.id)).toBe(200);
  expect(await restore(one.id)).toBe(200);
  expect((await get("GetEconomyData")).numbers).toMatchObject({ startup_b4: 1 });
  expect(await restore(two.id)).toBe(200);
  expect((await get("GetEconomyData")).numbers).toMatchObject({ startup_b4: 2 });
  expect(await deleted()).toMatchObject([{ id: one.id }]);
  await database.db
    .updateTable("attachment")
    .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
    .where("id", "=", one.id)
    .execute();
  expect([await deleted(), await restore(one.id)]).toEqual([[], 404]);
});

test("409 and nothing changed for who did not see the newest file; a text of the block that was saved since is no conflict", async () => {
  const { id, number, author, send, get, post, item, upload: put } = await anEvaluation();
  await send(ours, "tom.xlsx");
  const filled = await aWorkbook({ startup_1: 1 });
  await send(filled, "en.xlsx");
  const seen = (await item())?.rev;
  const texts = { id: (await item())?.contentGuid, value: ["", "", "Oppstart", ""], pageId: number };
  await author.post("/api/schema/SaveSchemaItem", texts);
  const path = `UploadEconomyEvaluation/${id}/x`;
  expect((await put(`${path}?rev=${seen}`, filled, "to.xlsx")).status).toBe(200);
  expect(await put(`${path}?rev=${seen}`, filled, "tre.xlsx")).toMatchObject({
    status: 409,
    body: { current: { value: ["to.xlsx"] } },
  });
  expect((await post(`RemoveEconomyEvaluation/${id}?rev=${seen}`)).status).toBe(409);
  expect(await get("GetEconomyFiles")).toMatchObject([{ name: "to.xlsx" }]);
  expect((await post(`RemoveEconomyEvaluation/${id}?rev=${(await item())?.rev}`)).body).toBe(true);
});

test("the workbook to fill in is the same for everybody, and unchanged it is not sent again", async () => {
  const { author } = await anEvaluation();
  const answer = await author.get("/regneark/okonomi.xlsx");
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
    200,
    'attachment; filename="okonomi.xlsx"',
  ]);
  const again = await author.fetch("/regneark/okonomi.xlsx", {
    headers: { "if-none-match": answer.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("readers get a published workbook's figures, and neither its file nor the other files", async () => {
  const { id, author, send, number } = await anEvaluation();
  const files = await author.get(`/api/assessments/${number}/working-copy`);
  const several = (await files.json()).sections
    .flatMap(({ blocks }: { blocks: { kind: string; contentId: number }[] }) => blocks)
    .find(({ kind }: { kind: string }) => kind === "EconomyMunicipality");
  const workbook = await send(await aWorkbook({ startup_1: 2_900_123 }));
  const underlying = await upload(author, `/api/schema/UploadMultipleEconomyFile/${several.contentId}`, {
    bytes: ours,
    name: "underlag.xlsx",
  });
  const addresses = [workbook.body.file.url, (await underlying.json()).url];
  await fillMandatory(server, author, number);
  expect((await author.post("/api/schema/SendApprovalRequest", { assessmentId: number })).status).toBe(200);
  expect((await atDesk(await signedInAs(server, "redaktor"), number, "publish", { note: "Første" })).status).toBe(200);
  const reader = aBrowser(server);
  const read = await (await reader.get(`/api/assessments/${number}`)).text();
  expect(read).toContain("2900123");
  for (const address of addresses) {
    expect(read).not.toContain(address);
    expect((await reader.get(address)).status).toBe(401);
    expect((await author.get(address)).status).toBe(200);
  }
  expect(id).toBeGreaterThan(0);
});

test("a session that has uploaded too often is refused before its file is looked at, in every flow", async () => {
  const { id, author, number, upload: send } = await aBlock("1", "EconomyMunicipality", true);
  const evaluation = everyItem((await detailsOf(author, number)).schema.schemaItems).find(
    ({ blockType }) => blockType === "EconomyEvaluation",
  );
  expect((await send(`UploadMultipleEconomyFile/${id}`, ours)).status).toBe(200);
  const { max } = defaultLimits["upload-workbook"];
  const counters = database.db.updateTable("rate_counter").set({ count: max });
  await counters.where("bucket", "like", "upload-workbook %").execute();
  const answers = [
    await send(`UploadMultipleEconomyFile/${id}`, aPdf()),
    await send(`UploadEconomyEvaluation/${evaluation?.contentId}/${encodeURIComponent(SECTION)}`, aPdf()),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 429, body: { kind: "TooMany" } });
  expect((await (await anEvaluation()).send(aPdf())).status).toBe(422);
});
