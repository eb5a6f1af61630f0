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
  ["localhost", "StartPage", "StartPage", "StandardPage"],
  ["metodevarsel.localhost", "MethodNotificationStartPage", "MethodNotificationCatalogPage", "MethodNotificationPage"],
] as const)(
  "at %s words that are longer than a phone is wide stay within the page",
  async ([host, start, above, type]) => {
    const editor = browserAt(
      house.server,
      host,
      [...kari.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    );
    const nodes: readonly { readonly id: number; readonly type: string }[] = await (
      await editor.get("/api/desk/pages")
    ).json();
    const numberOf = (wanted: string) => nodes.find((node) => node.type === wanted)?.id ?? 0;
    const [parent, front] = [numberOf(above), numberOf(start)];
    const { id } = await json(editor.post("/api/desk/pages", { parent, type, name: WORD }));
    const save = async (path: readonly string[], value: unknown, page = id) => {
      const { rev } = await readPage(editor, page);
      expect(await savePage(editor, page, rev, path, value)).toMatchObject({ status: 200 });
    };
    await save(["heading"], WORD);
    await save(["heading"], WORD, front);
    if (type === "StandardPage") {
      const block = randomUUID();
      await save(["mainContent"], [{ id: block, type: "PageLinkListBlock", width: "narrow" }]);
      await save(["mainContent", block, "links"], [{ href: "/om-oss/", text: WORD }]);
    }
    const url = house.server.url.replace("localhost", host);
    const page = await house.page({ width: 390 });
    await page.context().addCookies([...kari.cookies].map(([name, value]) => ({ name, value, url })));
    for (const draft of [id, front]) {
      await page.goto(`${url}/utkast/${draft}/`);
      await page.getByRole("heading", { level: 1, name: WORD }).waitFor();
      expect(await tooWideAt(page)).toEqual([]);
    }
  },
);
