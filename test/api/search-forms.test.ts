import { afterAll, beforeAll, expect, test } from "vitest";
import { formPairs } from "../world/search/form-pairs.ts";
import { aPublished, searchServer } from "./search-server.ts";

let server: Awaited<ReturnType<typeof searchServer>>;
beforeAll(async () => {
  server = await searchServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const address = "/api/search/methodassessment";
const found = async (q: string) =>
  (await server.search({ q, pageSize: 100 })).searchResult.map(({ url }) => Number(url.split("=")[1]));
const suggested = async (q: string): Promise<readonly string[]> => {
  const answer = await fetch(`${server.url}${address}/suggestions?${new URLSearchParams({ q })}`);
  const { suggestions } = (await answer.json()) as { suggestions: readonly { text: string }[] };
  return suggestions.map(({ text }) => text);
};

test("each word finds its documents in bokmål and in nynorsk, in whichever form it is asked for", async () => {
  await server.clear();
  await server.index(
    ...formPairs.flatMap(([bokmål, nynorsk], at) => [
      aPublished(at * 2 + 1, { title: bokmål }),
      aPublished(at * 2 + 2, { title: nynorsk }),
    ]),
  );
  const missed: string[] = [];
  for (const [at, pair] of formPairs.entries())
    for (const q of pair) {
      const refs = await found(q);
      if (![1, 2].every((form) => refs.includes(at * 2 + form))) missed.push(`${q} of ${pair.join(" / ")}`);
    }
  expect(missed).toEqual([]);
});

test("marks the word as it stands, in a phrase, for a word that is being written, and not where it is another word", async () => {
  await server.clear();
  await server.index(
    aPublished(1, { title: "Dialyse heime", body: "Pasientane får hjelp av heimesjukehuset kvar veke." }),
    aPublished(2, { title: "Dialyse hjemme", body: "Pasientene får hjelp av hjemmesykehuset hver uke." }),
    aPublished(3, { title: "Logopedi", body: "Pasientene får hjelp med tale." }),
    aPublished(4, { title: "Tal for utfall", body: "Tala er frå to studiar." }),
  );
  for (const q of ["hjemmesykehus", "heimesjukehus", '"hjelp av hjemmesykehus"', '"hjelp av heimesjukehus"']) {
    const { searchResult } = await server.search({ q });
    const marked = searchResult.map(({ excerpt }) => excerpt.filter((part) => part.marked).map(({ text }) => text));
    expect([q, ...marked.map((words) => words.at(-1)).toSorted()]).toEqual([q, "heimesjukehuset", "hjemmesykehuset"]);
  }
  for (const q of ["heimesju", "hjemmesyk", "-laser heimesju", "-laser hjemmesyk", "veke", "uke", "hjelp -laser uke"])
    expect([q, ...(await found(q)).toSorted()]).toEqual([q, 1, 2]);
  for (const q of ["tall", "tal", "talet"]) expect([q, ...(await found(`${q} `))]).toEqual([q, 4]);
  expect(await found("tale ")).toEqual([3]);
  expect((await suggested("heimesju")).toSorted()).toEqual([]);
  expect((await suggested("heim")).toSorted()).toEqual(["Dialyse heime", "Dialyse hjemme"]);
});

test("terms are suggested in the other form too", async () => {
  await server.clear();
  const topic = await server.term("topic", "Sykehus i hjemmet");
  await server.index(aPublished(1, { title: "Laser", terms: { topics: [Number(topic)] } }));
  for (const q of ["sjukehu", "sykehu", "heim", "hjem"])
    expect([q, ...(await suggested(q))]).toContain("Sykehus i hjemmet");
});
