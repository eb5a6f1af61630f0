import { beforeEach, expect, test } from "vitest";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { anAdoption, publishAdoption } from "../builders/an-adoption.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";
import { publicSearch, suggestions } from "./canary/public-answers.ts";

const { server, database } = await serverForFile({ seed: "demo" });
const { db } = database;
const editor = await signedInAs(server, "redaktor");
const reader = aBrowser(server);
beforeEach(() => db.deleteFrom("rate_counter").execute());

const read = async (address: string) => (await reader.visit(address)).response.text();
const organizationOf = async (number: number): Promise<string> =>
  (await (await reader.get(`/api/assessments/${number}`)).json()).organization;
const linkTo = (number: number): string => `/vurdering/?id=${number}`;

/** A published original with a word of its own, two published adoptions of it and the draft of a third. */
async function anOriginal(word: string) {
  const title = `Eksempel: ${word}`;
  const { number } = await aFilledAssessment(server, { name: title, status: 3 });
  const first = await anAdoption(server, number, { title: `${title} fjordheim` });
  await publishAdoption(server, editor, first);
  const second = await anAdoption(server, number, { title: `${title} skogheim`, organization: 1 });
  await publishAdoption(server, editor, second);
  const draft = await anAdoption(server, number, { title: `${title} kladd`, organization: 2 });
  return { number, first: first.number, second: second.number, draft: draft.number };
}

test("adoptions stand under their original in a search, and alone where it is not found; a draft is nowhere", async () => {
  const { number, first, second, draft } = await anOriginal("solenglad");
  const [own, other] = [await organizationOf(first), await organizationOf(second)];
  const q = "solenglad";

  const found = await publicSearch(server, { q });
  expect([found.totalMatching, found.searchResult.map(({ pageId }) => pageId)]).toEqual([1, [number]]);
  const links = [
    { text: own, link: linkTo(first) },
    { text: other, link: linkTo(second) },
  ];
  expect(found.searchResult[0]?.adoptions?.text).toBe("Vurdert for lokale forhold av 2");
  expect(found.searchResult[0]?.adoptions?.links.toSorted((a, b) => a.link.localeCompare(b.link))).toEqual(links);
  const page = await read(`/sok/?q=${q}`);
  for (const { link } of links) expect(page).toContain(`href="${link}"`);
  expect(await read(`/sok/?q=${q}&format=json`)).toContain('"Vurdert for lokale forhold av 2"');

  const alone = await publicSearch(server, { q: "solenglad skogheim" });
  expect(alone.searchResult.map(({ pageId, adoptions }) => [pageId, adoptions])).toEqual([[second, undefined]]);
  expect((await publicSearch(server, { q: "solenglad -skogheim -fjordheim" })).searchResult).toMatchObject([
    { pageId: number, adoptions: { text: "Vurdert for lokale forhold av 2" } },
  ]);

  const everywhere = [
    page,
    await read("/sok/?q=kladd"),
    await read("/sok/?format=json"),
    await read(`/treff.csv?q=${q}`),
    JSON.stringify(await publicSearch(server, { q: "solenglad kladd" })),
  ];
  for (const answer of everywhere) expect(answer).not.toContain(`id=${draft}`);
}, 60_000);

test("the table of hits, feeds, suggestions and similar titles have an adoption by itself", async () => {
  const { number, first, second } = await anOriginal("vinterlys");
  const flat = [
    await read("/treff.csv?q=vinterlys"),
    await read("/feed.atom?q=vinterlys"),
    await suggestions(server, "vinterlys"),
  ];
  for (const answer of flat) for (const each of [number, first, second]) expect(answer).toContain(`id=${each}`);
}, 60_000);

test("a group counts once for each value of a filter, an adoption under its own organisation, and what passes the filters stands first", async () => {
  const { number, first, second } = await anOriginal("havbris");
  const q = "havbris";
  const termOf = async (assessment: number) => {
    const { organizations } = await db
      .selectFrom("search_document")
      .select("organizations")
      .where("route", "=", "methodassessment")
      .where("ref", "=", assessment)
      .executeTakeFirstOrThrow();
    return organizations.map(String);
  };
  const [original = [], own = [], other = []] = await Promise.all([number, first, second].map(termOf));
  const countOf = async (id: string, body: object = {}) => {
    const { searchFilter } = await publicSearch(server, { q, ...body });
    const items = searchFilter.find(({ filterKey }) => filterKey === "Organization")?.filterItems ?? [];
    return items.flatMap((item) => [item, ...item.subItems]).find(({ filterId }) => filterId === id)?.count;
  };
  for (const id of new Set([...original, ...own, ...other])) {
    const chosen = await publicSearch(server, { q, filter: { filterOrganization: [id] } });
    expect([id, await countOf(id)]).toEqual([id, chosen.totalMatching]);
    expect(await countOf(id, { filter: { filterOrganization: [id] } })).toBe(chosen.totalMatching);
    if (original.includes(id)) expect(chosen.searchResult.map(({ pageId }) => pageId)).toEqual([number]);
  }
  const onlyOther = other.find((id) => !original.includes(id) && !own.includes(id)) ?? "";
  const narrowed = await publicSearch(server, { q, filter: { filterOrganization: [onlyOther] } });
  expect(narrowed.searchResult.map(({ pageId }) => pageId)).toEqual([second]);
  const both = await publicSearch(server, { q, filter: { filterOrganization: [onlyOther, ...original] } });
  expect(both.searchResult.map(({ pageId }) => pageId)).toEqual([number]);
  expect(both.searchResult[0]?.adoptions?.links.map(({ link }) => link)).toContain(linkTo(second));
}, 60_000);

test("when the original is withdrawn, its adoptions stand alone, and one that is withdrawn too is no hit", async () => {
  const { number, first, second } = await anOriginal("fjellvind");
  const found = async () =>
    (await publicSearch(server, { q: "fjellvind" })).searchResult
      .map(({ pageId, adoptions }) => [pageId, adoptions?.links.length ?? 0])
      .toSorted();
  expect(await found()).toEqual([[number, 2]]);
  expect((await atDesk(editor, number, "withdraw", { message: "Rettes." })).status).toBe(200);
  expect((await found()).filter(([each]) => each !== number)).toEqual([
    [first, 0],
    [second, 0],
  ]);
  expect((await atDesk(editor, first, "withdraw", { message: "Rettes." })).status).toBe(200);
  expect((await found()).filter(([each]) => each !== number && each !== first)).toEqual([[second, 0]]);
}, 60_000);
