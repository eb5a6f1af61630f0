import type { Browser } from "./browser.ts";
import { json } from "./desk-pages.ts";
import { upload } from "./upload.ts";

/** One of the desk's calls about a file of the library, by the last part of its path. */
export const onFile = (browser: Browser, id: number, call: string, body: object = {}) =>
  json(browser.post(`/api/desk/media/${id}/${call}`, body));

export const readFile = (browser: Browser, id: number) => json(browser.get(`/api/desk/media/${id}`));

export const addFile = (browser: Browser, bytes: Uint8Array<ArrayBuffer>, name: string, folder?: number) =>
  json(upload(browser, `/api/desk/media${folder === undefined ? "" : `?folder=${folder}`}`, { bytes, name }));

/** A file of the library that pages may show. @returns its number and its address */
export async function aUsableFile(browser: Browser, bytes: Uint8Array<ArrayBuffer>, name: string, alt = "Et bilde") {
  const { id } = await addFile(browser, bytes, name);
  await onFile(browser, id, "save", { rev: 0, alt });
  const { file } = await readFile(browser, id);
  return { id: Number(id), url: String(file.url) };
}
