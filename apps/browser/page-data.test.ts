import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "../../features/api/paths.ts";
import { CallFailed, callQuery } from "../../platform/browser/api/api.ts";
import { openBrowserApi } from "../../platform/browser/api/browser-api.ts";
import type { Problem } from "../../platform/pure/contract/problem.ts";
import { answersIn, type PageData, putAnswers, withProblems } from "./page-data.ts";
import { newQueryClient } from "./router.tsx";

const problem: Problem = { type: "about:blank#NotFound", kind: "NotFound", status: 404, title: "Siden finnes ikke" };
const contact = "kontakt@minimetode.example";
const contactPath = paths.getContactAddress[1];

const browserApi = openBrowserApi({}, async () => paths);

const asked: string[] = [];
let isAnswering = true;

/** The network: it knows the contact address while it answers, and refuses everything else. */
beforeEach(() => {
  asked.length = 0;
  isAnswering = true;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return isAnswering && path === contactPath ? Response.json(contact) : Response.json(problem, { status: 404 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const request = { params: { id: "7" } };

/** What the server's drawing leaves in the page. */
async function pageOfServer(): Promise<Pick<PageData, "answers" | "problems">> {
  const client = newQueryClient();
  await client.fetchQuery(callQuery(browserApi, "getContactAddress", {}));
  await client.prefetchQuery(callQuery(browserApi, "getWorkingCopy", request));
  asked.length = 0;
  return JSON.parse(JSON.stringify(answersIn(client)));
}

test("what the server was answered is not asked again", async () => {
  const { answers, problems } = await pageOfServer();
  const client = newQueryClient();
  putAnswers(client, answers);
  const query = callQuery(withProblems(browserApi, problems), "getContactAddress", {});
  expect(await client.ensureQueryData(query)).toBe(contact);
  expect(asked).toEqual([]);
});

test("a call that came to nothing on the server comes to the same once, and is asked after that", async () => {
  const { problems } = await pageOfServer();
  const client = newQueryClient();
  const query = callQuery(withProblems(browserApi, problems), "getWorkingCopy", request);
  await expect(client.ensureQueryData(query)).rejects.toThrow(new CallFailed(problem));
  expect(asked).toEqual([]);
  await expect(client.ensureQueryData(query)).rejects.toThrow(new CallFailed(problem));
  expect(asked).toHaveLength(1);
});

test("what was read stays when reading it again comes to nothing", async () => {
  const client = newQueryClient();
  const query = callQuery(browserApi, "getContactAddress", {});
  await client.fetchQuery(query);
  isAnswering = false;
  await client.prefetchQuery({ ...query, staleTime: 0 });
  const state = client.getQueryState(query.queryKey);
  expect(state?.data).toBe(contact);
  expect(state?.error).toEqual(new CallFailed(problem));
});
