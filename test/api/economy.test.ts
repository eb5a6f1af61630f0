import { expect, test } from "vitest";
import { seatRoles } from "../../features/access/rules/index.ts";
import { aWorkbook } from "../builders/a-workbook.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { upload } from "../builders/upload.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

async function anEvaluation() {
  const assessment = await anAssessment(database.db, {
    opened: true,
    seats: [{ role: "initiator" }, { role: "economist" }],
  });
  const author = await seatedAs(server, assessment.seats[0]?.id ?? "");
  const { schema } = await detailsOf(author, assessment.number);
  const block = everyItem(schema.schemaItems).find(({ blockType }) => blockType === "EconomyEvaluation");
  if (!block) throw new Error("the template has no economic evaluation");
  const save = async (body: object) => {
    const answer = await author.post(`/api/schema/SaveCustomNumbers/${block.contentId}`, body);
    return { status: answer.status, body: await answer.json() };
  };
  const numbers = async () => (await author.get(`/api/schema/GetCustomNumbers/${block.contentId}`)).json();
  return { assessment, author, block, save, numbers };
}

test("numbers are 0 and comments empty until somebody writes; then they are saved, with what follows from them", async () => {
  const { save, numbers } = await anEvaluation();
  expect(await numbers()).toMatchObject({
    startup_1: 0,
    operational_25: 0,
    budget_13: 0,
    budget_15: "",
    ranges: {},
    rev: 0,
  });
  const given = {
    startup_1: 1_000,
    budget_1: "2 000",
    budget_4: null,
    budget_3: " Fra budsjettet ",
    budget_13: 99,
    rev: 0,
  };
  expect(await save(given)).toMatchObject({
    status: 200,
    body: { ok: true, rev: 1, written: ["startup_1", "budget_1", "budget_3"], cells: { budget_1: "2000" } },
  });
  expect(await numbers()).toMatchObject({
    startup_1: 1_000,
    budget_1: 2_000,
    budget_3: "Fra budsjettet",
    budget_13: 2_000,
    rev: 1,
  });
});

test("the whole form as the specification sends it, all numbers and comments, is stored; an absent key stays", async () => {
  const { save, numbers } = await anEvaluation();
  const part = (name: string, count: number, comments: readonly number[] = []) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`${name}_${at + 1}`, comments.includes(at + 1) ? "" : at]),
    );
  const whole = { ...part("startup", 6), ...part("operational", 25), ...part("budget", 15, [3, 6, 9, 12, 15]) };
  expect((await save(whole)).status).toBe(200);
  expect(await numbers()).toMatchObject({ startup_6: 5, operational_25: 24, budget_11: 10, budget_3: "" });
  await save({ startup_2: 7, rev: 1 });
  expect(await numbers()).toMatchObject({ startup_1: 0, startup_2: 7, startup_6: 5, rev: 2 });
});

test("two who write in different cells both win; in one cell the second gets 409 with what stands there", async () => {
  const { save, numbers } = await anEvaluation();
  await save({ startup_1: 1, rev: 0 });
  expect((await save({ startup_2: 2, rev: 0 })).status).toBe(200);
  const stale = await save({ startup_1: 3, rev: 0 });
  expect(stale).toMatchObject({
    status: 409,
    body: { current: { cells: { startup_1: "1" }, columns: ["startup_1"] } },
  });
  expect(await numbers()).toMatchObject({ startup_1: 1, startup_2: 2 });
});

test("a call that says no revision writes what is not stored: a number that once stood there, and 0", async () => {
  const { save, numbers } = await anEvaluation();
  for (const startup_1 of [5, 7, 5, 0]) {
    expect((await save({ startup_1 })).body.written).toEqual(["startup_1"]);
    expect(await numbers()).toMatchObject({ startup_1 });
  }
  expect((await save({ startup_1: 0 })).body).toMatchObject({ rev: 4, written: [] });
});

test("six who save first at once write in one row, and nothing is lost", async () => {
  const { save, numbers } = await anEvaluation();
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => save({ [`startup_${at}`]: at, rev: 0 })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await numbers()).toMatchObject({ startup_1: 1, startup_2: 2, startup_3: 3, startup_6: 6, rev: 6 });
});

test.each([
  ["startup_1", "NotANumber", { startup_1: "mye" }],
  ["startup_1", "NotAWholeNumber", { startup_1: 1.5 }],
  ["startup_1", "MayNotBeNegative", { startup_1: -1 }],
  ["operational_1", "TooManyDigits", { operational_1: "12345678901" }],
  ["ranges.startup_1.low", "LowAboveNumber", { startup_1: 5, ranges: { startup_1: { low: 6 } } }],
  ["ranges.startup_1.high", "HighBelowNumber", { ranges: { startup_1: { high: -0, low: 0 } }, startup_1: 1 }],
])("%s: %s is 422, and nothing of the call is stored", async (path, kind, body) => {
  const { save, numbers } = await anEvaluation();
  expect(await save({ ...body, startup_2: 7 })).toMatchObject({ status: 422, body: { fields: [{ path, kind }] } });
  expect(await numbers()).toMatchObject({ startup_1: 0, startup_2: 0, rev: 0 });
});

test("low and high are kept beside the number, and the number may not leave them", async () => {
  const { save, numbers } = await anEvaluation();
  await save({ startup_1: 10, ranges: { startup_1: { low: 0, high: 20 } }, rev: 0 });
  expect((await numbers()).ranges).toEqual({ startup_1: { low: 0, high: 20 } });
  expect(await save({ startup_1: 30, rev: 1 })).toMatchObject({
    status: 422,
    body: { fields: [{ path: "startup_1", kind: "OutsideRange" }] },
  });
  await save({ ranges: { startup_1: { low: null, high: "" } }, rev: 1 });
  expect((await numbers()).ranges).toEqual({ startup_1: { low: 0, high: null } });
});

test.each([
  ["2", "okonomi-kommune"],
  ["3", "okonomi-kommune"],
] as const)("type %s, %s: who may fill a numbered place and empty it, in each status", async (type, key) => {
  const [fill, empty] = ["UploadMunicipalityEconomyFile", "RemoveEconomyFileMunicipality"];
  const { number, seats } = await anAssessment(database.db, { type, seats: seatRoles.map((role) => ({ role })) });
  const { seats: others } = await anAssessment(database.db);
  const block = await database.db
    .selectFrom("schema_item")
    .select("number")
    .where("assessment", "=", number)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  const bytes = await aWorkbook();
  const people = [
    aBrowser(server),
    await seatedAs(server, others[0]?.id ?? ""),
    ...(await Promise.all(seats.map(({ id }) => seatedAs(server, id)))),
    await signedInAs(server, "redaktor"),
  ];
  for (const status of [1, 2, 3] as const) {
    await database.db.updateTable("assessment").set({ status }).where("number", "=", number).execute();
    const answered: (readonly number[])[] = [];
    for (const person of people) {
      const filled = await upload(person, `/api/schema/${fill}/${block.number}/1`, { bytes, name: "a.xlsx" });
      const emptied = await person.post(`/api/schema/${empty}/${block.number}/1`, {});
      answered.push([filled.status, emptied.status]);
    }
    const author = status === 1 ? 200 : 423;
    const expected = [401, 404, ...seatRoles.map((role) => (role === "peer" ? 403 : author)), 403];
    expect([status, ...answered]).toEqual([status, ...expected.map((code) => [code, code])]);
  }
});
