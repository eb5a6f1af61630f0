import { beforeAll, expect, test } from "vitest";
import { deskSorts } from "../../features/desk/rules/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { deskList } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");
const numbers: Record<string, number> = {};

const day = (date: number) => new Date(Date.UTC(2026, 9, date));

async function anExample(
  name: string,
  given: Parameters<typeof anAssessment>[1],
  dates: { sent?: number; changed: number },
) {
  const { number } = await anAssessment(server.db, { name, ...given });
  await server.db
    .updateTable("assessment")
    .set({ changed_at: day(dates.changed), sent_at: dates.sent ? day(dates.sent) : null })
    .where("number", "=", number)
    .execute();
  numbers[name] = number;
}

beforeAll(async () => {
  await anExample("Ørepropp", { opened: true, seats: [{ role: "initiator", name: "Åse Initiativ" }] }, { changed: 20 });
  await anExample("Sendt sist", { status: 2, opened: true }, { sent: 9, changed: 9 });
  await anExample("Åndedrett 100% sikker", { type: "2" }, { changed: 21 });
  await anExample("Publisert", { status: 3, opened: true, type: "3" }, { sent: 2, changed: 5 });
  const librarian = { role: "librarian", name: "Bo Bibliotek", email: "bo@bibliotek.no" } as const;
  await anExample(
    "Sendt først",
    { status: 2, opened: true, seats: [{ role: "initiator" }, librarian] },
    { sent: 3, changed: 22 },
  );
});

const titles = async (query = "") => (await deskList(editor, query)).rows.map(({ title }) => title);

test("as usual, what waits for the editors is first, the longest waiting at the top; what waits for nobody is last", async () => {
  expect(await titles()).toEqual(["Sendt først", "Sendt sist", "Ørepropp", "Åndedrett 100% sikker", "Publisert"]);
  const { rows, waiting } = await deskList(editor, "?q=ingen+slik");
  expect({ rows, waiting }).toEqual({ rows: [], waiting: 2 });
});

test.each(["", "innhold/", "innhold/filer/", "innhold/begreper/", "maler/"])(
  "the desk's pages are private: noindex, no referrer, kept by nobody (%s)",
  async (screen) => {
    const { response } = await editor.visit(`/redaksjon/${screen}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-store",
    });
    expect(await response.text()).toContain('name="robots" content="noindex"');
  },
);

test("a search looks in titles, organisations, numbers and the names and addresses of those who take part", async () => {
  expect(await titles("?q=ørepr")).toEqual(["Ørepropp"]);
  expect(await titles("?q=åse")).toEqual(["Ørepropp"]);
  expect(await titles("?q=bo@bibliotek.no")).toEqual(["Sendt først"]);
  expect(await titles("?q=sendt+bibliotek")).toEqual(["Sendt først"]);
  expect(await titles(`?q=${numbers.Publisert}`)).toEqual(["Publisert"]);
  expect(await titles("?q=eksempel+helseforetak")).toHaveLength(5);
});

test("the database's own signs mean themselves", async () => {
  expect(await titles("?q=100%25")).toEqual(["Åndedrett 100% sikker"]);
  for (const q of ["%%", "_", "\\", "'"]) expect(await titles(`?q=${encodeURIComponent(q)}`)).toEqual([]);
});

test("narrowed by status and type, with counts of every status in the rest of the filter", async () => {
  expect(await titles("?status=2")).toEqual(["Sendt først", "Sendt sist"]);
  expect(await titles("?type=2")).toEqual(["Åndedrett 100% sikker"]);
  expect((await deskList(editor, "?status=2")).counts).toEqual({ draft: 2, sent: 2, published: 1 });
  expect((await deskList(editor, "?type=3&status=1")).counts).toEqual({ draft: 0, sent: 0, published: 1 });
});

test("sorted by any column, both ways, in Norwegian order", async () => {
  expect(await titles("?sort=title&direction=asc")).toEqual([
    "Publisert",
    "Sendt først",
    "Sendt sist",
    "Ørepropp",
    "Åndedrett 100% sikker",
  ]);
  expect((await titles("?sort=changed&direction=desc"))[0]).toBe("Sendt først");
  for (const sort of deskSorts) {
    const [up, down] = [await titles(`?sort=${sort}&direction=asc`), await titles(`?sort=${sort}&direction=desc`)];
    expect(up).toHaveLength(5);
    expect([...down].sort()).toEqual([...up].sort());
  }
});

test("paged: every one is on one page, and a page after the last still tells how many there are", async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => titles(`?pageSize=2&page=${page}`)));
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(new Set(pages.flat()).size).toBe(5);
  expect(await deskList(editor, "?pageSize=2&page=9")).toMatchObject({ rows: [], totalMatching: 5, page: 9 });
});
