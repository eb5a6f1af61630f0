import { sql } from "kysely";
import { extractText, getDocumentProxy } from "unpdf";
import { SearchAnswer } from "../../../features/api/index.ts";
import { literatureForms, recordForms } from "../../../features/citation/rules/index.ts";
import { searchRoutes } from "../../../features/search/rules/index.ts";
import { aBrowser, type Browser } from "../../builders/browser.ts";
import { madeDocument } from "../../builders/made-document.ts";
import { textInside } from "../../builders/text-inside.ts";
import type { TestServer } from "../../server.ts";

/** Everything that somebody without a session is answered about an assessment, by where it was asked, in small letters. */
export async function publicAnswers(
  server: TestServer,
  assessment: { readonly number: number; readonly guid: string },
): Promise<ReadonlyMap<string, string>> {
  const { number, guid } = assessment;
  const files = server.db.selectFrom("attachment").select("guid").where("assessment", "=", number);
  const blocks = server.db
    .selectFrom("schema_item")
    .select("number")
    .where("assessment", "=", number)
    .where(sql<boolean>`exists (select from attachment where owner = schema_item.number)`);
  const publications = await server.db
    .selectFrom("publication")
    .select("id")
    .where("assessment", "=", number)
    .execute();
  const commented = server.db.selectFrom("comment").select("owner").where("assessment", "=", number).limit(3);
  const addresses = [
    ...[`?id=${number}`, `?id=${guid}`, `?id=${number}&tab=1`, `?id=${number}&preview=true`].map(
      (query) => `/api/methodassessment/GetAssessment${query}`,
    ),
    ...[`GetMethodAssessmentDetails/${number}`, `GetLastSavedSchemaPage?id=${number}`, "GetContactAddress"].map(
      (call) => `/api/schema/${call}`,
    ),
    ...(await blocks.execute()).map((block) => `/api/schema/getPdf/${block.number}`),
    ...(await commented.execute()).map((block) => `/api/schema/GetComments/${block.owner}`),
    ...(await blocks.execute()).map((block) => `/api/schema/getImages/${block.number}`),
    ...(await files.execute()).map((file) => `/filer/${file.guid}/x.pdf`),
    ...(await files.execute()).map((file) => `/filer/${file.guid}/x.jpg?bredde=480`),
    ...publications.map(({ id }) => `/dokument/${id}.txt`),
    ...[...recordForms, ...literatureForms].flatMap(({ form }) =>
      publications.map(({ id }) => `/api/publications/${id}/${form}`),
    ),
    ...["print=true", "versjon=1", "versjon=2", "tab=3"].map((query) => `/vurdering/?id=${number}&${query}`),
    `/api/assessments/${number}?version=1`,
    `/start/helseforetak?fra=${number}`,
    ...publications.map(({ id }) => `/dokument/${id}.csv`),
    ...["1", "2"].flatMap((to) => [
      `/api/assessments/${number}/changes?from=1&to=${to}`,
      `/vurdering/endringer/?id=${number}&fra=1&til=${to}`,
    ]),
    ...["", "&versjon=1"].map((query) => `/vurdering/beslutningsark/?id=${number}${query}`),
    `/api/assessments/${number}/decision-sheet`,
    ...["pdf", "docx"].map((form) => `/dokument/utkast/${number}.${form}`),
    ...["/", "/sok/", `/vurdering/?id=${number}`, `/forhandsvisning/?id=${number}`, `/rediger/${number}/`],
    ...[
      "/redaksjon/",
      `/redaksjon/${number}/`,
      "/sitemap.xml",
      "/feed.atom",
      "/feed.json",
      "/treff.csv",
      "/beslutninger.csv",
      "/robots.txt",
      "/metrics",
    ],
    ...["/api/openapi.json", "/api/session", "/api/desk/assessments", `/api/desk/assessments/${number}`],
    ...["/", "/sok/", `/vurdering/?id=${number}`].map(
      (page) => `/api/episerver/v3.0/content?contentUrl=${encodeURIComponent(page)}&matchExact=false&expand=*`,
    ),
    ...[`/api/live/${number}`, `/api/live/${number}/changes?after=0`],
    `/api/episerver/v3.0/content/${number}`,
  ];
  const visitor = aBrowser(server);
  const answers = new Map<string, string>();
  for (const address of addresses) {
    const { response, url } = await visitor.visit(address);
    const headers = [...response.headers].join(" ");
    answers.set(address, `${url.href} ${headers} ${await response.text()}`.toLowerCase());
  }
  for (const { id } of publications)
    for (const form of ["pdf", "docx", "xlsx"] as const)
      answers.set(`/dokument/${id}.${form}`, (await wordsOfDocument(visitor, id, form)).toLowerCase());
  answers.set("search", JSON.stringify(await publicSearch(server, {})).toLowerCase());
  return answers;
}

/** The text of an edition's document, or what somebody is told who asks for one that is withdrawn. */
async function wordsOfDocument(visitor: Browser, publication: number, form: "pdf" | "docx" | "xlsx"): Promise<string> {
  const answer = await madeDocument(visitor, `/dokument/${publication}.${form}`);
  if (answer.status !== 200) return answer.text();
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (form !== "pdf") return textInside(bytes);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  // A long word is broken at the end of a line.
  return `${text} ${text.replace(/[-\u00ad]?\s+/g, "")}`;
}

export async function publicSearch(server: TestServer, body: object): Promise<SearchAnswer> {
  const answer = await aBrowser(server).post("/api/search/methodassessment", body);
  return SearchAnswer.parse(await answer.json());
}

/** What both sites suggest to somebody who has written so much, and what resembles it as a title, in small letters. */
export async function suggestions(server: TestServer, q: string): Promise<string> {
  const asked = [
    ...searchRoutes.map((route) => `${route}/suggestions?${new URLSearchParams({ q })}`),
    `similar?${new URLSearchParams({ title: q })}`,
  ];
  const suggested = asked.map(async (path) => {
    const { response } = await aBrowser(server).visit(`/api/search/${path}`);
    return (await response.text()).toLowerCase();
  });
  return (await Promise.all(suggested)).join();
}

/** The counts of a search. */
export async function searchCounts(server: TestServer) {
  const { totalMatching, searchFilter } = await publicSearch(server, {});
  return { totalMatching, searchFilter };
}
