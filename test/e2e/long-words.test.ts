import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { browserAt } from "../builders/browser-at.ts";
import { json, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse } from "./desk-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await deskHouse(/Blocked script execution in .*\/utkast\//);
const kari = await signedInAs(house.server, "redaktor");
const WORD = "spesialisthelsetjenesteleverandørsamarbeidsavtalegjennomgang";

test.for([
  ["localhost", "StartPage", "StandardPage"],
  ["metodevarsel.localhost", "MethodNotificationCatalogPage", "MethodNotificationPage"],
] as const)("at %s words that are longer than a phone is wide stay within the page", async ([host, above, type]) => {
  const editor = browserAt(house.server, host, [...kari.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
  const nodes: readonly { readonly id: number; readonly type: string }[] = await (
    await editor.get("/api/desk/pages")
  ).json();
  const parent = nodes.find((node) => node.type === above)?.id;
  const { id } = await json(editor.post("/api/desk/pages", { parent, type, name: WORD }));
  const save = async (path: readonly string[], value: unknown) => {
    const { rev } = await readPage(editor, id);
    expect(await savePage(editor, id, rev, path, value)).toMatchObject({ status: 200 });
  };
  await save(["heading"], WORD);
  if (type === "StandardPage") {
    const block = randomUUID();
    await save(["mainContent"], [{ id: block, type: "PageLinkListBlock", width: "narrow" }]);
    await save(["mainContent", block, "links"], [{ href: "/om-oss/", text: WORD }]);
  }
  const url = house.server.url.replace("localhost", host);
  const page = await house.page({ width: 390 });
  await page.context().addCookies([...kari.cookies].map(([name, value]) => ({ name, value, url })));
  await page.goto(`${url}/utkast/${id}/`);
  await page.getByRole("heading", { level: 1, name: WORD }).waitFor();
  expect(await tooWideAt(page)).toEqual([]);
});
