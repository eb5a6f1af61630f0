import type { SiteBrowser } from "./browser-at.ts";

/** An answer's status beside its JSON. */
export const json = async (answer: Promise<Response>) => {
  const response = await answer;
  return { status: response.status, ...(await response.json()) };
};

/** A page as an editor gets it. */
export const readPage = (browser: SiteBrowser, id: number) => json(browser.get(`/api/desk/pages/${id}`));

/** One of the desk's calls about a page, by the last part of its path. */
export const onPage = (browser: SiteBrowser, id: number, call: string, body: object = {}) =>
  json(browser.post(`/api/desk/pages/${id}/${call}`, body));

export const savePage = (browser: SiteBrowser, id: number, rev: number, path: readonly string[], value: unknown) =>
  onPage(browser, id, "save", { rev, path, value });

export const publishPage = async (browser: SiteBrowser, id: number) => {
  const { rev } = await readPage(browser, id);
  return onPage(browser, id, "publish", { rev, note: "" });
};

/** A new page, under the front page unless told otherwise. Answers its number. */
export async function aPage(
  browser: SiteBrowser,
  name: string,
  type = "StandardPage",
  parent?: number,
): Promise<number> {
  const nodes: readonly { id: number; type: string }[] = await (await browser.get("/api/desk/pages")).json();
  const start = nodes.find((node) => node.type === "StartPage")?.id ?? 0;
  return Number((await json(browser.post("/api/desk/pages", { parent: parent ?? start, type, name }))).id);
}
