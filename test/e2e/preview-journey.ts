import type { Frame, Page } from "playwright-core";
import { json, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import type { DeskHouse } from "./desk-journey.ts";

// Chromium reports handlers that the policy stops also in a document that runs nothing, into which the frame reads a text to clean it.
export const STOPPED_HANDLER =
  /^Executing inline event handler violates|^Content-Security-Policy: script-src-attr of inline/;

/** A new article under the front page, with a text to begin with. */
export async function anArticle(house: DeskHouse, name: string): Promise<number> {
  const editor = await signedInAs(house.server, "redaktor");
  const pages = await (await editor.get("/api/desk/pages")).json();
  const parent = pages.find(({ type }: { type: string }) => type === "StartPage").id;
  const { id } = await json(editor.post("/api/desk/pages", { parent, type: "StandardPage", name }));
  const { rev } = await readPage(editor, id);
  await savePage(editor, id, rev, ["heading"], "Før");
  return id;
}

export async function draftBeside(page: Page): Promise<Frame> {
  const element = await page.locator("iframe").elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error("the draft stands beside its form");
  await frame.waitForLoadState();
  return frame;
}
