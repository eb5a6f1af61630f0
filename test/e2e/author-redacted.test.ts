import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { authorHouse, blockOf, heldCalls, untilItIs } from "./author-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await authorHouse();

const RICH = "Lignende vurderinger";
const STEPS = /\/api\/live\/\d+\/text\/[^/]+$/;

/** How what is written on the text from before is kept from the server until the words are taken out. */
const WAYS = {
  "without a network": async (page: Page) => {
    await page.context().setOffline(true);
    return async () => {
      await untilItIs(page, RICH, "offline");
      return () => page.context().setOffline(false);
    };
  },
  "on its way": async (page: Page) => {
    const asked = page.waitForRequest((request) => request.method() === "POST" && STEPS.test(request.url()));
    const letGo = await heldCalls(page, STEPS);
    return async () => {
      await asked;
      return async () => letGo();
    };
  },
} as const;

test.each(["without a network", "on its way"] as const)(
  "what was written upon a text from before a redaction, %s, is not saved by itself: its author is told, and writes on in the new one",
  async (way) => {
    const assessment = await house.start();
    const { page: kari } = await house.enter(assessment, assessment.initiator, { width: 390 });
    const field = kari.getByRole("textbox", { name: RICH });
    await field.click();
    await kari.keyboard.type("Pasienten Ola Nordmann kom.");
    await kari.keyboard.press("Enter");
    await kari.keyboard.type("Det gikk bra.");
    await untilItIs(kari, RICH, "saved");

    // The sentence with the name is moved: the name stands in what is not sent.
    const held = await WAYS[way](kari);
    await kari.keyboard.press("Control+Home");
    await kari.keyboard.press("Shift+End");
    await kari.keyboard.press("Control+x");
    await kari.keyboard.press("Control+End");
    await kari.keyboard.type(" Pasienten Ola Nordmann kom.");
    const letGo = await held();
    const editor = await signedInAs(house.server, "redaktor");
    const asked = { words: ["ola nordmann"], reason: "Navnet på en pasient" };
    const redacted = await editor.post(`/api/desk/assessments/${assessment.number}/redact`, asked);
    expect((await redacted.json()).times).toBeGreaterThan(0);
    await letGo();

    const block = blockOf(kari, RICH);
    await block.getByRole("heading", { name: "En redaktør har sladdet noe i dette feltet" }).waitFor();
    expect(await block.getByRole("button", { name: "Behold min" }).count()).toBe(0);
    await expectNoFindings(kari);
    expect(await tooWideAt(kari)).toEqual([]);
    const stored = async (words: string) => {
      const items = house.database.db
        .selectFrom("schema_item")
        .select("value")
        .where("assessment", "=", assessment.number);
      const steps = house.database.db.selectFrom("text_change").select("steps");
      return JSON.stringify([await items.execute(), await steps.execute()]).includes(words);
    };
    expect(await stored("Ola Nordmann")).toBe(false);

    // A page that is opened again does not send it either.
    await kari.reload();
    await block.getByRole("heading", { name: "En redaktør har sladdet noe i dette feltet" }).waitFor();
    await block.getByRole("button", { name: "Skriv videre i den sladdede" }).click();
    const combined = block.locator('[contenteditable="true"]:focus');
    await combined.getByText("Det gikk bra.").click();
    await kari.keyboard.press("End");
    await kari.keyboard.type(" Han reiste hjem.");
    await block.getByRole("button", { name: "Lagre samlet tekst" }).click();
    // By then it may have come back by the stream too, and is nobody's unsaved text.
    await expect.poll(() => stored("Han reiste hjem.")).toBe(true);
    expect(await field.innerText()).toMatch(/Pasienten \[sladdet\] kom\.\s+Det gikk bra\. Han reiste hjem\./);
    expect(await stored("Ola Nordmann")).toBe(false);
  },
);
