import type { BrowserContext, Page } from "playwright-core";
import type { SeatRole } from "../../features/access/rules/index.ts";
import { aStartedAssessment, type StartedAssessment, type StartedSeat } from "../builders/a-started-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { type House, houseForFile, type PageOptions, REFUSED_CALL } from "./house.ts";

/** A person at the editing page, in a browser context of their own. */
export type Author = { readonly page: Page; readonly context: BrowserContext; readonly url: string };

type EnterOptions = PageOptions & { readonly query?: string };

export type AuthorHouse = House & {
  start(given?: Parameters<typeof aStartedAssessment>[1]): Promise<StartedAssessment>;
  /** Opens the editing page as somebody who holds the seat, or whose session `as` is. */
  enter(assessment: StartedAssessment, seat: StartedSeat, options?: EnterOptions): Promise<Author>;
};

/** The house for all tests of a file about the editing page. */
export async function authorHouse(accepts: RegExp = REFUSED_CALL): Promise<AuthorHouse> {
  const house = await houseForFile({ accepts });
  const { server } = house;
  return {
    ...house,
    start: (given) => aStartedAssessment(server, given),
    enter: async (assessment, seat, { query, ...options } = {}) => {
      const as = options.as ?? (await seatedAs(server, seat.contributorId));
      const page = await house.page({ ...options, as });
      const url = `${server.url}/rediger/${assessment.number}/${query ?? `?id=${seat.contributorId}&role=${seat.role}`}`;
      await page.goto(url);
      await steps(page).waitFor();
      return { page, context: page.context(), url };
    },
  };
}

/** The list of steps, or on a small screen the bar that opens it. */
export const steps = (page: Page) => page.getByRole("navigation", { name: "Deler av mini-metodevurderingen" });

const inSteps = async (page: Page, name: string | RegExp) => {
  const opener = steps(page).getByRole("button", { name: /^Steg/ });
  if ((await opener.isVisible()) && (await opener.getAttribute("aria-expanded")) === "false") await opener.click();
  return steps(page).getByRole("link", { name });
};

/** A step by its name. */
export const stepOf = (page: Page, name: string) =>
  steps(page).getByRole("link", { name: new RegExp(`^\\d+\\. ${name}`) });

/** Opens a step of the form by its name. */
export const openStep = async (page: Page, name: string) => {
  const step = await inSteps(page, new RegExp(`^\\d+\\. ${name}`));
  await step.click();
  await page.getByRole("heading", { level: 2 }).and(page.locator(":focus")).waitFor();
};

/** Opens a section of the open step, or goes to one that is open with it. */
export const openSection = async (page: Page, name: string) => {
  const section = await inSteps(page, name);
  await section.click();
  await page.getByRole("heading", { name }).and(page.locator(":focus")).waitFor();
};

/** A block of the open section by its title. */
export const blockOf = (page: Page, title: string) => page.locator('[id^="block-"]', { hasText: title });

/** The button of a field's comments, which says whether there are any. */
export const commentsButton = (page: Page, title: string) =>
  page
    .getByRole("button", { name: `Kommenter: ${title}` })
    .or(page.getByRole("button", { name: `Kommentarer: ${title}` }));

/** Waits until the block shows the save state: `saved`, `offline`, `conflict` … */
export const untilItIs = (page: Page, title: string, state: string) =>
  blockOf(page, title).locator(`[data-save-state="${state}"]`).waitFor({ state: "attached" });

/** Holds back what a page sends in one kind of call until it is let go: a text saves itself soon, and what a test does first may take long. */
export async function heldCalls(page: Page, call: string | RegExp = "SaveSchemaItem"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(typeof call === "string" ? `**/${call}` : call, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Ends a tab that is offline, and the connection is there again. Its process ends at once: the browser would send what a closing
 * page asks for as soon as nothing holds the page offline any more, which a machine without a connection does not do. The page's
 * context must be made for it.
 */
export async function endOffline(page: Page): Promise<void> {
  const context = page.context();
  const ended = page.waitForEvent("crash");
  const devtools = await context.newCDPSession(page);
  await Promise.race([ended, devtools.send("Page.crash")]);
  await ended;
  await page.close();
  await context.setOffline(false);
}

/** The texts that the browser keeps, read as somebody with the developer tools would. */
export const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("minimetode-unsaved");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains("unsaved")) {
            database.close();
            return resolve("[]");
          }
          const all = database.transaction("unsaved").objectStore("unsaved").getAll();
          all.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );

/** The assessment of three people, the initiator first, and each of them as they come in. Throws for fewer. */
export function ofThree({
  number,
  seats,
}: {
  readonly number: number;
  readonly seats: readonly { readonly id: string; readonly role: SeatRole }[];
}) {
  const [initiator, second, third] = seats.map(({ id, role }) => ({ contributorId: id, role }));
  if (!initiator || !second || !third) throw new Error("three seats were asked for");
  return { assessment: { number, initiator, others: [second, third] }, people: [initiator, second, third] as const };
}
