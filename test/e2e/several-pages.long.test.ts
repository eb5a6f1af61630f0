import { expect, test } from "vitest";
import { browserAt } from "../builders/browser-at.ts";
import { onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { pagesHouse, tabTo } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await pagesHouse(/status of (403|409|422)/);
const { kari, home, aPage, openTree } = house;
const admin = await signedInAs(house.server, "admin");

test("in a large folder several pages are published, moved, taken from readers and put in the trash at once, each by its own rights", async () => {
  const folder = await aPage(home, "CatalogPage", "Arkivet");
  const other = await aPage(home, "CatalogPage", "Hyllen");
  for (const id of [folder, other]) await publishPage(kari, id);
  const ids: number[] = [];
  for (let no = 1; no <= 52; no += 1) ids.push(await aPage(folder, "StandardPage", `Rapport ${no}`));
  const stateOf = async (no: number) => (await readPage(kari, ids[no - 1] ?? 0)).state;
  const locked = ids[4] ?? 0;
  const { rev } = await readPage(admin, locked);
  const rule = { rev, publish: { who: "admins", accounts: [] } };
  expect(await onPage(admin, locked, "access", rule)).toMatchObject({ status: 200 });

  const page = await house.editor({ width: 1440 });
  await openTree(page);
  await page.getByRole("button", { name: "Vis de 52 sidene under «Arkivet»" }).click();
  const list = page.getByRole("region", { name: "Sidene under «Arkivet»" });
  await list.getByText("52 sider", { exact: true }).waitFor();
  const state = list.getByLabel("Tilstand");
  await state.selectOption("Publisert");
  await list.getByText("0 av 52 sider").waitFor();
  await state.selectOption("Alle");
  await list.getByText("52 sider", { exact: true }).waitFor();
  await tabTo(page, list.getByLabel("Finn i listen"));
  await page.keyboard.type("rapport 5");
  await list.getByText("4 av 52 sider").waitFor();
  await tabTo(page, list.getByRole("checkbox", { name: "Velg alle som vises" }));
  await page.keyboard.press("Space");
  await list.getByText("4 sider valgt").waitFor();
  await expectInOrder(page);
  await tabTo(page, list.getByRole("button", { name: "Publiser", exact: true }));
  await page.keyboard.press("Enter");
  const yes = page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" });
  await tabTo(page, yes);
  await page.keyboard.press("Enter");
  const result = list.getByRole("status");
  await result.getByText("3 sider er publisert").waitFor();
  await result.getByText("1 side ble ikke endret").waitFor();
  await result.getByRole("link", { name: "Rapport 5", exact: true }).waitFor();
  await expectInOrder(page);
  expect(await Promise.all([5, 50, 51, 52].map(stateOf))).toEqual(["draft", "published", "published", "published"]);
  expect(await page.getByRole("checkbox", { name: "Velg «Rapport 5»" }).isChecked()).toBe(true);
  await page.getByRole("checkbox", { name: "Velg «Rapport 5»" }).uncheck();

  const choose = async (...nos: readonly number[]) => {
    for (const no of nos) await page.getByRole("checkbox", { name: `Velg «Rapport ${no}»` }).check();
  };
  await choose(50);
  await list.getByRole("button", { name: "Avpubliser", exact: true }).click();
  await yes.click();
  await result.getByText("1 side er avpublisert").waitFor();
  expect(await stateOf(50)).toBe("draft");
  await choose(51);
  await list.getByLabel("Flytt til").selectOption({ label: "Hyllen (/hyllen/)" });
  await list.getByRole("button", { name: "Flytt", exact: true }).click();
  await yes.click();
  await page.getByText("51 sider", { exact: true }).or(page.getByText("3 av 51 sider")).waitFor();
  expect((await readPage(kari, ids[50] ?? 0)).parent).toBe(other);
  await choose(52);
  await list.getByRole("button", { name: "Legg i papirkurven" }).click();
  await page
    .getByRole("dialog", { name: "Bekreft" })
    .getByText(/blir borte for leserne/)
    .waitFor();
  await yes.click();
  // Also when the folder is no large one any more.
  await result.getByText("1 side ligger i papirkurven").waitFor();
  await page.getByRole("link", { name: "Rapport 52" }).waitFor({ state: "detached" });
  await page.getByText("Papirkurv (1)").waitFor();
});

test("an editor makes a notification and gives several of a small folder a common topic at once; readers find them by it when they are published", async () => {
  const site = house.server.url.replace("localhost", "metodevarsel.localhost");
  const page = await house.page({ width: 1440 });
  await page.context().addCookies([...kari.cookies].map(([name, value]) => ({ name, value, url: site })));
  await openTree(page, site);
  const actions = page.getByRole("dialog");
  await page.getByRole("button", { name: "Handlinger for «Metodevarsler»" }).click();
  await actions.getByLabel("Navn").fill("Varsel til lista");
  await actions.getByRole("button", { name: "Lag siden" }).click();
  await page.getByRole("heading", { level: 1, name: "Varsel til lista" }).waitFor();
  await page.getByRole("textbox", { name: "Kort om metoden", exact: true }).click();
  await page.keyboard.type("En metode som ingen har.");
  await page.locator("[data-save-state=dirty], [data-save-state=saving]").first().waitFor({ state: "detached" });

  await openTree(page, site);
  await page.getByRole("button", { name: "Handlinger for «Metodevarsler»" }).click();
  await actions.getByRole("button", { name: /^Vis de \d+ sidene under som liste$/ }).click();
  const list = page.getByRole("region", { name: "Sidene under «Metodevarsler»" });
  await list.getByLabel("Finn i listen").fill("til lista");
  await page.getByRole("checkbox", { name: "Velg «Varsel til lista»" }).check();
  const field = list.getByLabel("Felt", { exact: true });
  await list.getByLabel("Begrep", { exact: true }).selectOption({ label: "Tenner" });
  await expectInOrder(page);
  const yes = page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" });
  const result = list.getByRole("status");
  const add = async (asked: string) => {
    await list.getByRole("button", { name: "Legg til begrepet" }).click();
    await page.getByText(asked).waitFor();
    await yes.click();
    await result.getByText("1 side har begrepet i utkastet.").waitFor();
    // Readers never had the page: it is not published by the way.
    await result.getByText(/^1 side har andre endringer/).waitFor();
    await list.getByText("Ingen sider er valgt").waitFor();
    await result.getByRole("button", { name: "Lukk" }).click();
    await page.getByRole("checkbox", { name: "Velg «Varsel til lista»" }).check();
  };
  await add("Vil du legge til «Tenner» i feltet «Fagområder» på 1 side?");
  await field.selectOption({ label: "Metodetyper" });
  await list.getByLabel("Begrep", { exact: true }).selectOption({ label: "Prosedyrer" });
  await add("Vil du legge til «Prosedyrer» i feltet «Metodetyper» på 1 side?");
  await list.getByText("1 side valgt").waitFor();
  await list.getByRole("button", { name: "Publiser", exact: true }).click();
  await yes.click();
  await result.getByText("1 side er publisert").waitFor();

  const reader = await house.page({ width: 390 });
  await reader.goto(site);
  await reader.locator("html[data-hydrated]").waitFor();
  await reader.getByRole("button", { name: "Velg fagområde" }).click();
  await reader.getByRole("link", { name: /^Tenner \d+ metodevarsler$/ }).click();
  await reader.getByRole("link", { name: "Varsel til lista" }).waitFor();

  await page.getByRole("button", { name: "Lukk listen over sidene under «Metodevarsler»" }).click();
  await list.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Handlinger for «Varsel til lista»" }).waitFor();
});

test("a term that several pages are given leaves what colleagues wrote: a locked page, a newer term, another single term, an unfinished draft", async () => {
  const host = "metodevarsel.localhost";
  const site = house.server.url.replace("localhost", host);
  const cookie = (of: typeof kari) => [...of.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const [editor, colleague] = [kari, admin].map((each) => browserAt(house.server, host, cookie(each)));
  if (!editor || !colleague) throw new Error("two browsers");
  const all: readonly { readonly id: number; readonly name: string; readonly type: string; readonly state: string }[] =
    await (await editor.get("/api/desk/pages")).json();
  const [locked, disturbed, other, unfinished] = all.filter(
    ({ type, state }) => type === "MethodNotificationPage" && state === "published",
  );
  if (!locked || !disturbed || !other || !unfinished) throw new Error("the demo has notifications");
  const chosen = [locked, disturbed, other, unfinished];
  const valuesOf = async (id: number) => (await readPage(colleague, id)).values;
  const before = await Promise.all(chosen.map(({ id }) => valuesOf(id)));
  const save = async (id: number, name: string, value: unknown) => {
    const { rev } = await readPage(colleague, id);
    expect(await savePage(colleague, id, rev, [name], value)).toMatchObject({ status: 200 });
  };
  const keysOf = async (kind: string): Promise<readonly { readonly value: string; readonly text: string }[]> =>
    (await editor.get(`/api/desk/terms/${kind}`)).json();
  const isFree = ({ value }: { readonly value: string }) => !before.some(({ topics }) => topics.includes(value));
  const [topic, newer] = (await keysOf("topic")).filter(isFree);
  const [source, another] = await keysOf("source");
  if (!topic || !newer || !source || !another) throw new Error("there are terms");
  const { rev } = await readPage(colleague, locked.id);
  const rule = { rev, edit: { who: "admins", accounts: [] } };
  expect(await onPage(colleague, locked.id, "access", rule)).toMatchObject({ status: 200 });
  await save(unfinished.id, "heading", "Halvskrevet");
  const publishedWith = async (id: number, held: readonly string[]) => {
    await save(id, "source", held);
    if ((await readPage(colleague, id)).state === "published") return;
    expect(await publishPage(colleague, id)).toMatchObject({ status: 200 });
  };
  await publishedWith(disturbed.id, []);
  await publishedWith(other.id, [another.value]);

  const page = await house.page({ width: 1440 });
  await page.context().addCookies([...kari.cookies].map(([name, value]) => ({ name, value, url: site })));
  await openTree(page, site);
  await page.getByRole("button", { name: "Handlinger for «Metodevarsler»" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Vis de \d+ sidene under som liste$/ })
    .click();
  const list = page.getByRole("region", { name: "Sidene under «Metodevarsler»" });
  const choose = async (nodes: readonly { readonly name: string }[]) => {
    for (const { name } of nodes) await page.getByRole("checkbox", { name: `Velg «${name}»`, exact: true }).check();
  };
  const yes = page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" });
  const result = list.getByRole("status");
  const isChosen = (nodes: readonly { readonly name: string }[]) =>
    Promise.all(
      nodes.map(({ name }) => page.getByRole("checkbox", { name: `Velg «${name}»`, exact: true }).isChecked()),
    );

  // A colleague saves another topic after the page was read, before the editor's is saved.
  await page.route(
    `**/api/desk/pages/${disturbed.id}/save`,
    async (route) => {
      await save(disturbed.id, "topics", [...before[1].topics, newer.value]);
      await route.continue();
    },
    { times: 1 },
  );
  await choose(chosen);
  await list.getByLabel("Begrep", { exact: true }).selectOption(topic.value);
  await list.getByRole("button", { name: "Legg til begrepet" }).click();
  await yes.click();
  await result.getByText("3 sider har begrepet i utkastet.").waitFor();
  await result.getByText("1 side ble ikke endret").waitFor();
  await result.getByText("1 side er fortsatt valgt, så du kan publisere den.").waitFor();
  await result.getByText(/^2 sider har andre endringer/).waitFor();
  expect(await isChosen(chosen)).toEqual([false, false, true, false]);
  expect((await valuesOf(locked.id)).topics).toEqual(before[0].topics);
  expect((await valuesOf(disturbed.id)).topics).toEqual([...before[1].topics, newer.value, topic.value]);
  expect((await valuesOf(other.id)).topics).toEqual([...before[2].topics, topic.value]);
  expect(await valuesOf(unfinished.id)).toMatchObject({ heading: "Halvskrevet" });

  await choose([disturbed]);
  await list.getByLabel("Felt", { exact: true }).selectOption({ label: "Kilde" });
  await list.getByLabel("Begrep", { exact: true }).selectOption(source.value);
  await list.getByRole("button", { name: "Legg til begrepet" }).click();
  await page
    .getByRole("dialog", { name: "Bekreft" })
    .getByText(/et annet begrep i feltet, blir ikke endret/)
    .waitFor();
  await yes.click();
  await result.getByText("1 side har begrepet i utkastet.").waitFor();
  await result.getByText(/Feltet har et annet begrep/).waitFor();
  expect((await valuesOf(disturbed.id)).source).toEqual([source.value]);
  expect((await valuesOf(other.id)).source).toEqual([another.value]);
  // Its draft still holds only what was added here. What a colleague saves before it is published is not published with it.
  expect(await isChosen(chosen)).toEqual([false, false, true, false]);
  await save(other.id, "heading", "Skrevet siden");
  await list.getByRole("button", { name: "Publiser", exact: true }).click();
  await yes.click();
  await result.getByText("1 side ble ikke endret").waitFor();
  expect((await readPage(colleague, other.id)).published.heading).toBe(before[2].heading);
});
