import { beforeAll, expect, test } from "vitest";
import { noteMissingFigures } from "../../features/overview/server/edition-figures.ts";
import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import { norwegianYear } from "../../platform/pure/norwegian-date/index.ts";
import type { Browser } from "../builders/browser.ts";
import { countedByHand } from "../builders/counted-by-hand.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { type Story, someStories, storeStory } from "../builders/stories-of-a-year.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");
const now = Date.now();
const year = norwegianYear(new Date(now));
/** The last organisation has three editions and nothing else. */
const ofFew = someStories(11, 40)
  .filter(({ published }) => published !== undefined)
  .slice(0, 3)
  .map((story) => ({ ...story, organization: 2 }));
const stories = [...someStories(7, 150), ...ofFew];
const organizations: number[] = [];

beforeAll(async () => {
  for (const name of ["Store HF", "Mindre HF", "Små HF"]) {
    const term = { kind: "organization", key: name, name };
    const { id } = await server.db.insertInto("term").values(term).returning("id").executeTakeFirstOrThrow();
    organizations.push(id);
  }
  for (const story of stories) await storeStory(server.db, story, { now, organizations });
});

async function overview(query = "", browser: Browser = editor): Promise<CallAnswer<"deskOverview">> {
  const answer = await browser.get(`/api/desk/overview${query}`);
  if (answer.status !== 200) throw new Error(`overview: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The figures of an answer, in the form of a count by hand. */
const figuresOf = ({ pipeline, left, decisions, living, quality, published }: CallAnswer<"deskOverview">) => ({
  pipeline,
  left,
  decided: decisions.decided,
  outcomes: Object.fromEntries(decisions.outcomes.map(({ outcome, count }) => [outcome, count])),
  results: Object.fromEntries(decisions.results.map(({ result, count }) => [result, count])),
  older: decisions.older,
  due: decisions.due,
  overdue: decisions.overdue,
  editions: living.editions,
  oldSearches: living.oldSearches,
  certainty: quality.find(({ criterion }) => criterion === "certainty")?.meets,
  review: quality.find(({ criterion }) => criterion === "review")?.meets,
  published: published[0]?.totals,
});

/** Writes the figures of editions, as each hour does. */
const noteFigures = () => noteMissingFigures(server.db);

const byHand = (some: readonly Story[], of = year) => {
  const { publishedIn, ...counted } = countedByHand(some, { year: of, now });
  return { ...counted, published: [4, 3, 2, 1, 0].map((before) => publishedIn(of - before)) };
};

test.each([year, year - 1])("the overview of a year equals a count by hand (%i)", async (of) => {
  expect(figuresOf(await overview(`?year=${of}`))).toEqual(byHand(stories, of));
});

test("without a year it is of this one, and the years go back to the first assessment", async () => {
  const answer = await overview();
  expect(answer.year).toBe(year);
  expect(answer.years[0]).toBe(year);
  expect(answer.organizations.map(({ name }) => name)).toEqual(["Mindre HF", "Små HF", "Store HF"]);
});

test("figures that are noted count as those that are made from the snapshots", async () => {
  const before = await overview();
  await noteFigures();
  const { noted } = await server.db
    .selectFrom("edition_figures")
    .select((e) => e.fn.countAll<number>().as("noted"))
    .executeTakeFirstOrThrow();
  expect(Number(noted)).toBe(stories.filter(({ published }) => published !== undefined).length);
  expect(await overview()).toEqual(before);
});

test("a choice counts what is of the organisation and the type; their sums are the total", async () => {
  const { living, published } = await overview();
  const parts = await Promise.all(organizations.map((id) => overview(`?organization=${id}`)));
  expect(parts.reduce((sum, part) => sum + part.living.editions, 0)).toBe(living.editions);
  expect(parts.map((part) => part.published[0]?.organizations.map(({ id }) => id))).toEqual(
    organizations.map((id) => [id]),
  );
  const types = await Promise.all(["1", "2", "3"].map((type) => overview(`?type=${type}`)));
  const sums = types.reduce(
    (sum, part) => sum.map((each, at) => each + (part.published[0]?.totals[at] ?? 0)),
    [0, 0, 0, 0, 0],
  );
  expect(sums).toEqual(published[0]?.totals);
  const none = await overview("?organization=999999999");
  expect(none.living).toEqual({ editions: 0, reviewPassed: 0, reviewLongPassed: 0, oldSearches: 0 });
});

test("the share of the organisation with few is hidden, and so is the one that would give it away", async () => {
  const meets = async (query: string) =>
    (await overview(query)).quality.find(({ criterion }) => criterion === "review")?.meets;
  const [large, smaller, small] = await Promise.all(organizations.map((id) => meets(`?organization=${id}`)));
  expect([typeof large, smaller, small, typeof (await meets(""))]).toEqual(["number", "few", "few", "number"]);
});

test("reviewers are no stage of an organisation", async () => {
  const { pipeline, left } = await overview(`?organization=${organizations[0]}`);
  expect([...pipeline, ...left].map(({ stage }) => stage)).not.toContain("at-reviewers");
});

test.each(["year=1999", "year=x", "organization=-1", "organization=abc", "type=4"])(
  "another choice is refused (%s)",
  async (query) => {
    expect((await editor.get(`/api/desk/overview?${query}`)).status).toBe(400);
    expect((await editor.get(`/api/desk/overview.csv?table=left&${query}`)).status).toBe(400);
  },
);
