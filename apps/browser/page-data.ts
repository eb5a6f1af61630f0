import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { PostedForm, SiteView } from "../../features/site/calls-page.ts";
import { type Api, CallFailed } from "../../platform/browser/api/api.ts";
import type { Problem } from "../../platform/pure/contract/problem.ts";

/** The data of a page, which the server adds to the markup as JSON in a script that does not execute. */
export type PageData = {
  readonly site: SiteView;
  readonly posted: PostedForm | null;
  /** The answers of the page's calls. */
  readonly answers: readonly (readonly [key: QueryKey, answer: unknown])[];
  /** The problems of its calls that failed. */
  readonly problems: readonly (readonly [key: QueryKey, problem: Problem])[];
};

export const PAGE_DATA_ID = "page-data";
export const ROOT_ID = "root";

/** Without the time of the answers: the same answers give the same page, and a kept page stays valid until content changes. */
export function answersIn(client: QueryClient): Pick<PageData, "answers" | "problems"> {
  const queries = client.getQueryCache().getAll();
  return {
    answers: queries.flatMap(({ queryKey, state: { status, data } }) =>
      status === "success" ? [[queryKey, data] as const] : [],
    ),
    problems: queries.flatMap(({ queryKey, state: { error } }) =>
      error instanceof CallFailed ? [[queryKey, error.problem] as const] : [],
    ),
  };
}

/** The answers as if they had come just now. */
export function putAnswers(client: QueryClient, answers: PageData["answers"]): void {
  for (const [key, answer] of answers) client.setQueryData(key, answer);
}

/**
 * The API, which answers each call of `problems` once with what the server was answered: the loaders that run before hydration then
 * come to the same end as the server's, and the first drawing is the same. A later call is asked.
 */
export function withProblems(api: Api, problems: PageData["problems"]): Api {
  const untold = new Map(problems.map(([key, problem]) => [JSON.stringify(key), problem]));
  return {
    call: async (name, request, options) => {
      const key = JSON.stringify([name, request]);
      const problem = untold.get(key);
      return problem && untold.delete(key) ? { ok: false, problem } : api.call(name, request, options);
    },
  };
}
