import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { PostedForm, SiteView } from "../core/contract/page.ts";

/** The data of a page, which the server adds to the markup as JSON in a script that does not execute. */
export type PageData = {
  readonly site: SiteView;
  readonly posted: PostedForm | null;
  /** The answers of the page's calls. */
  readonly answers: readonly (readonly [key: QueryKey, answer: unknown])[];
};

export const PAGE_DATA_ID = "page-data";
export const ROOT_ID = "root";

/** Without the time of the answers: the same answers give the same page, and a kept page holds until content changes. */
export const answersIn = (client: QueryClient): PageData["answers"] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.status === "success" ? [[queryKey, state.data] as const] : []));

/** The answers as if they had come just now. */
export function putAnswers(client: QueryClient, answers: PageData["answers"]): void {
  for (const [key, answer] of answers) client.setQueryData(key, answer);
}
