import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserAt } from "../builders/browser-at.ts";
import { json, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse } from "./desk-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await deskHouse(/Blocked script execution in .*\/utkast\//);
const kari = await signedInAs(house.server, "redaktor");
const WORD = "spesialisthelsetjenesteleverandørsamarbeidsavtalegjennomgang";

/** How many lines that open to show more are wider than where they stand, which cuts them off. */
const summariesCutOff = (page: Page): Promise<number> =>
  page
    .locator("main summary")
    .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);

/** How much wider what stands in it is than it is itself. */
const beyond = (part: Locator): Promise<number> =>
  part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

const linesOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getClientRects().length;
  });

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
    const settings = numberOf("SettingsPage");
    const links = [{ link: { href: "/om-oss/", text: WORD } }];
    for (const part of ["menuContent", "menuOther", "aboutLinks"]) await save([part], links, settings);
    for (const part of ["heading", "subtitle", "aboutHeading"]) await save([part], WORD, settings);
    await save(["bannerText"], `<p>${WORD}</p>`, settings);
    await save(["heading"], WORD);
    await save(["heading"], WORD, front);
    if (type === "StandardPage") {
      const [block, promo, question] = [randomUUID(), randomUUID(), randomUUID()];
      const { values } = await readPage(editor, front);
      await save(
        ["mainContent"],
        [
          { id: block, type: "PageLinkListBlock", width: "narrow" },
          { id: promo, type: "PromoBlock", width: "half" },
          { id: question, type: "FaqQuestionBlock", width: "half" },
        ],
      );
      await save(["mainContent", block, "links"], [{ href: "/om-oss/", text: WORD }]);
      await save(["mainContent", promo, "image"], values.image);
      for (const part of ["heading", "text", "linkTitle"]) await save(["mainContent", promo, part], WORD);
      const cells = `<td>Kolonne</td><td>${"Ord ".repeat(20).trim()}</td>`;
      await save(["mainContent", promo, "popup"], `<p>${WORD}</p><table><tbody><tr>${cells}</tr></tbody></table>`);
      await save(["mainContent", question, "question"], WORD);
    }
    const url = house.server.url.replace("localhost", host);
    const page = await house.page({ width: 390 });
    await page.context().addCookies([...kari.cookies].map(([name, value]) => ({ name, value, url })));
    for (const draft of [id, front]) {
      await page.goto(`${url}/utkast/${draft}/`);
      await page.getByRole("heading", { level: 1, name: WORD }).waitFor();
      expect(await tooWideAt(page)).toEqual([]);
      expect(await summariesCutOff(page)).toBe(0);
    }
    if (type === "StandardPage") {
      await page.goto(`${url}/utkast/${id}/`);
      await page.setViewportSize({ width: 320, height: 900 });
      await page.getByRole("button", { name: WORD }).click();
      const popup = page.getByRole("dialog", { name: WORD });
      expect(await beyond(popup)).toBe(0);
      expect(await linesOf(popup.getByRole("cell", { name: "Kolonne" }))).toBe(1);
    }
    await page.goto(`${url}/utkast/${settings}/`);
    await page.getByRole("contentinfo").getByRole("link", { name: WORD }).waitFor();
    expect(await tooWideAt(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.getByRole("button", { name: "Meny" }).click();
    const sheet = page.getByRole("navigation", { name: "Hovedmeny" }).locator("[popover]");
    expect(await beyond(sheet)).toBe(0);
  },
);
