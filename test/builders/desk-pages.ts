import type { Browser } from "./browser.ts";

/** An answer's status beside its JSON. */
export const json = async (answer: Promise<Response>) => {
  const response = await answer;
  return { status: response.status, ...(await response.json()) };
};

/** A page as an editor gets it. */
export const readPage = (browser: Browser, id: number) => json(browser.get(`/api/desk/pages/${id}`));

/** One of the desk's calls about a page, by the last part of its path. */
export const onPage = (browser: Browser, id: number, call: string, body: object = {}) =>
  json(browser.post(`/api/desk/pages/${id}/${call}`, body));

export const savePage = (browser: Browser, id: number, rev: number, path: readonly string[], value: unknown) =>
  onPage(browser, id, "save", { rev, path, value });

export const publishPage = async (browser: Browser, id: number) => {
  const { rev } = await readPage(browser, id);
  return onPage(browser, id, "publish", { rev, note: "" });
};
