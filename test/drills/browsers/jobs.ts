import type { Finding } from "../../../bench/result.ts";
import { addresses } from "../../../features/address/rules/index.ts";
import { openStage, type Stage } from "../stage.ts";
import { type DrivenBrowser, type Tab, waited } from "./tab.ts";

const FIELD = "Hvem har bestilt vurderingen?";
const TEXT = "Lignende vurderinger";

type Kind = {
  readonly name: string;
  /** What to install where there is none. */
  readonly packages: string;
  readonly open: () => Promise<DrivenBrowser | null>;
};

/** The main jobs in a browser that the journeys do not run in, each in a browser of its own. */
export const inBrowser =
  ({ name, packages, open }: Kind) =>
  async (): Promise<readonly Finding[]> => {
    await using stage = await openStage();
    const findings: Finding[] = [];
    for (const [what, job] of Object.entries(jobs)) {
      const browser = await open();
      if (!browser) return [skipped(name, packages)];
      const from = performance.now();
      const fault = await job(stage, browser).then(
        () => null,
        (error: unknown) => String(error),
      );
      await browser.close();
      findings.push({
        what: `${name}: ${what}`,
        measured: fault ? "not done" : "done",
        limit: "done",
        holds: fault === null,
        absolutes: fault ?? `${((performance.now() - from) / 1000).toFixed(1)} s`,
      });
    }
    return findings;
  };

const skipped = (name: string, packages: string): Finding => ({
  what: name,
  measured: "skipped",
  limit: null,
  holds: true,
  absolutes: `${name} is not installed (apt-get install ${packages})`,
});

const jobs: Readonly<Record<string, (stage: Stage, browser: DrivenBrowser) => Promise<void>>> = {
  "what an author writes and pastes is stored": async (stage, browser) => {
    const tab = await author(stage, browser);
    await write(tab, FIELD, " i en annen nettleser");
    await paste(tab, TEXT, "<p>Dosen var <b>fem</b> mg</p>");
    await isSaved(tab);
    await tab.reload();
    await until(tab, FIELD, "i en annen nettleser");
    await until(tab, TEXT, "Dosen var fem mg");
  },
  "two write in one text and see each other's words": async (stage, browser) => {
    const [one, other] = [await author(stage, browser), await author(stage, browser)];
    await write(one, TEXT, " Fra den ene.");
    await until(other, TEXT, "Fra den ene.");
    await write(other, TEXT, " Fra den andre.");
    await until(one, TEXT, "Fra den andre.");
    await until(one, TEXT, "Fra den ene.");
    await isSaved(one);
  },
  "what is written while the server is away is stored when it is back": async (stage, browser) => {
    const tab = await author(stage, browser);
    await stage.app[Symbol.asyncDispose]();
    await write(tab, FIELD, " uten server");
    await isTrue(tab, () => document.querySelector('[data-save-state="offline"]') !== null);
    await stage.restart();
    await isSaved(tab);
    await tab.reload();
    await until(tab, FIELD, "uten server");
  },
  "an editor saves a page at the desk": async (stage, browser) => {
    const tab = await personAt(stage, browser, "redaktor");
    const id = await tab.ask(async () => {
      const pages: readonly { id: number; url: string }[] = await (await fetch("/api/desk/pages")).json();
      return pages.find(({ url }) => url === "/om-oss/")?.id ?? 0;
    });
    await tab.open(`${stage.url}/redaksjon/innhold/${id}/`);
    await write(tab, "Forfatter", "Kari fra desken");
    await tab.control("s");
    await isSaved(tab);
    await tab.reload();
    await until(tab, "Forfatter", "Kari fra desken");
  },
};

async function personAt(stage: Stage, browser: DrivenBrowser, account: string): Promise<Tab> {
  const tab = await browser.newPerson();
  await tab.open(`${stage.url}/login?login_hint=${account}`);
  return tab;
}

/** The initiator of the example under work, at its first step. */
async function author(stage: Stage, browser: DrivenBrowser): Promise<Tab> {
  const tab = await personAt(stage, browser, "forfatter");
  await tab.open(`${stage.url}${addresses.myAssessments}`);
  const link = () => document.querySelector('main a[href^="/rediger/"]')?.getAttribute("href") ?? "";
  await isTrue(tab, () => document.querySelector('main a[href^="/rediger/"]') !== null);
  const href = await tab.ask(link);
  await tab.open(new URL(href, stage.url).href.replace(/&tab=\d+&section=[\w-]+/, ""));
  await fieldOf(tab, FIELD);
  return tab;
}

/** The id of the field with a label: of an input, a text area or a rich text. It gets one if it has none. */
const idOfField = (label: string): string => {
  const labels = [...document.querySelectorAll("label, [id$='-label']")];
  const found = labels.find((each) => each.textContent?.trim().startsWith(label));
  const named = document.getElementById(found?.getAttribute("for") ?? "");
  const field = named ?? document.querySelector(`[contenteditable="true"][aria-labelledby~="${found?.id}"]`);
  if (!found || !field) return "";
  field.id ||= `field-${found.id}`;
  return field.id;
};

async function fieldOf(tab: Tab, label: string): Promise<string> {
  await waited(
    async () => (await tab.ask(idOfField, label)) !== "",
    async () =>
      `no field «${label}» on ${await tab.ask(() => `${location.pathname}: ${document.querySelector("main")?.textContent?.slice(0, 300)}`)}`,
  );
  return tab.ask(idOfField, label);
}

/** Clicks a field in the middle of the window, where nothing that stays in place covers it. */
async function clickField(tab: Tab, label: string): Promise<void> {
  const id = await fieldOf(tab, label);
  await tab.ask(
    (field) => document.getElementById(field)?.scrollIntoView({ block: "center", behavior: "instant" }),
    id,
  );
  await tab.click(id);
}

/** Types at the end of a field, and waits until it stands there: a driver may answer before the page has every key. */
async function write(tab: Tab, label: string, words: string): Promise<void> {
  await clickField(tab, label);
  await tab.control("End");
  await tab.type(words);
  await until(tab, label, words.trim());
}

async function paste(tab: Tab, label: string, html: string): Promise<void> {
  await tab.copy(html);
  await clickField(tab, label);
  await tab.control("v");
}

const isSaved = (tab: Tab) => isTrue(tab, () => document.body.innerText.includes("Alt er lagret"));

/** Waits until a field has the words. */
async function until(tab: Tab, label: string, words: string): Promise<void> {
  const textIn = (id: string) => {
    const field = document.getElementById(id);
    return field && "value" in field ? String(field.value) : (field?.textContent ?? "");
  };
  await waited(
    async () => (await tab.ask(textIn, await fieldOf(tab, label))).includes(words),
    () => `«${words}» is not in «${label}»`,
  );
}

const isTrue = (tab: Tab, holds: () => boolean) =>
  waited(
    () => tab.ask(holds),
    () => `never true: ${holds}`,
  );
