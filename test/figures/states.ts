import type { Browser, Page } from "playwright-core";
import { findings } from "../axe-findings.ts";
import type { Stage } from "../drills/stage.ts";
import { aDraft, initiatorsLink } from "./product.ts";
import { aContext, aVisitor } from "./visitor.ts";

/** A state of a screen that is no page of its own, and what axe finds in it. */
type State = { readonly page: string; readonly faults: readonly string[] };

const fieldOf = (page: Page) => page.locator("[id^=block-]").getByRole("textbox").first();
const untilItIs = (page: Page, state: string) =>
  page.locator(`[id^=block-] [data-save-state="${state}"]`).first().waitFor({ state: "attached" });

/** The states that people meet while they are invited, write, lose the line, and write over each other. */
export async function statesOfTheForm(stage: Stage, browser: Browser): Promise<readonly State[]> {
  const states: State[] = [];
  const note = async (what: string, page: Page) => {
    states.push({ page: what, faults: await findings(page) });
  };
  await using invited = await aVisitor(browser, { width: 390 });
  await invited.follow(await initiatorsLink(stage));
  await invited.page.getByRole("region", { name: "Invitasjonen" }).getByRole("button").waitFor();
  await note("the invitation", invited.page);

  const { path, secret } = await aDraft(stage);
  const context = await aContext(browser, { width: 1440, cookie: { url: stage.url, value: secret } });
  const [page, other] = [await context.newPage(), await context.newPage()];
  // The line is cut for both, since the tabs of a browser share one: else the other would show what the first one saves.
  await context.route("**/api/live/**", (route) => route.abort());
  for (const each of [page, other]) {
    await each.goto(`${stage.url}${path}`);
    await fieldOf(each).waitFor();
  }
  await fieldOf(page).pressSequentially("Avdelingen");
  await untilItIs(page, "saved");
  await note("a saved answer", page);
  await fieldOf(other).fill("En annen avdeling");
  await fieldOf(other).blur();
  await untilItIs(other, "conflict");
  await note("a conflict", other);
  await context.setOffline(true);
  await fieldOf(page).fill("På toget");
  await fieldOf(page).blur();
  await untilItIs(page, "offline");
  await note("without a connection", page);
  await context.setOffline(false);
  await untilItIs(page, "saved");
  await page.getByRole("button", { name: "Inviter bidragsyter" }).first().click();
  await page.getByRole("dialog").getByRole("heading").first().waitFor();
  await note("the contributors", page);
  await context.close();
  return states;
}
