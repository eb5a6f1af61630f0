import { expect, test } from "vitest";
import { aPublished, askFor, byLink, decisionsFor, introduced, mailsTo } from "../builders/a-decision.ts";
import { aBrowser } from "../builders/browser.ts";
import { openSection, openStep } from "./author-journey.ts";
import { deskHouse } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse();
const { server } = house;

test("the initiator asks for a decision, sees whom was asked, and asks somebody else", async () => {
  const { number, initiator } = await aPublished(server);
  const page = await house.page({ as: initiator });
  await page.goto(`${server.url}/rediger/${number}/`);
  await page.locator("html[data-hydrated]").waitFor();
  await openStep(page, "Innsending");
  await openSection(page, "Send til publisering");
  const section = page.getByRole("region", { name: "Beslutning og oppfølging" });
  await section.getByText("Ingen er spurt ennå.").waitFor();
  await section.getByRole("button", { name: "Be om en beslutning" }).click();
  await section.getByRole("button", { name: "Send spørsmålet" }).click();
  await section.getByText("Skriv et navn").waitFor();
  await section.getByLabel("Navn").fill("Kari Klinikksjef");
  await section.getByLabel("E-postadresse").fill("kari.klinikksjef@eksempel.no");
  await section.getByLabel("Melding").fill("Fint om dette kan tas på neste møte.");
  await expectInOrder(page);
  await section.getByRole("button", { name: "Send spørsmålet" }).click();
  await section.getByText(/^Spurt: Kari Klinikksjef \(kari\.klinikksjef@eksempel\.no\)/).waitFor();
  await section.getByText("Venter på svar").waitFor();
  expect((await mailsTo(server, "kari.klinikksjef@eksempel.no"))[0]?.text).toContain("neste møte");

  await section.getByRole("button", { name: /^Spør på nytt/ }).click();
  await section.getByLabel("Navn").fill("Dina Direktør");
  await section.getByLabel("E-postadresse").fill("dina.direktor@eksempel.no");
  await section.getByRole("button", { name: "Send spørsmålet" }).click();
  await section.getByText(/^Spurt: Dina Direktør/).waitFor();
  expect((await decisionsFor(initiator, number)).body.all).toHaveLength(1);
});

test("the desk sees what was given, corrects it, reports on it, and removes it with a reason", async () => {
  const { number, initiator } = await aPublished(server);
  const { token, rev } = await askFor(server, initiator, number);
  await byLink(server, "give", { token, rev, ...introduced });
  const page = await house.editor();
  await page.goto(`${server.url}/redaksjon/${number}/`);
  const section = page.getByRole("region", { name: "Beslutning og oppfølging" });
  await section.getByText("Medisinsk klinikk").waitFor();
  await section.getByRole("button", { name: /^Rett, / }).click();
  await section.getByRole("textbox", { name: "Hvem følger opp?" }).fill("Kirurgisk klinikk");
  await expectInOrder(page);
  await section.getByRole("button", { name: "Lagre rettelsen" }).click();
  await section.getByText("Kirurgisk klinikk").waitFor();

  await section.getByRole("button", { name: /^Rapporter oppfølging, / }).click();
  await section.getByRole("radio", { name: "Som planlagt" }).check();
  await section.getByRole("button", { name: "Registrer oppfølgingen" }).click();
  await page.getByText("Oppfølgingen er registrert").first().waitFor();
  expect((await decisionsFor(aBrowser(server), number)).body.decisions).toMatchObject([
    { responsible: "Kirurgisk klinikk", result: { result: "as-planned" }, followUpOn: null },
  ]);

  await section.getByRole("button", { name: /^Fjern, / }).click();
  await section.getByRole("button", { name: "Fjern beslutningen" }).click();
  await section.getByText("Skriv hvorfor").waitFor();
  await section.getByLabel("Hvorfor fjernes den?").fill("Registrert på feil vurdering");
  await section.getByRole("button", { name: "Fjern beslutningen" }).click();
  await section.getByText("Kirurgisk klinikk").waitFor({ state: "detached" });
  expect((await decisionsFor(aBrowser(server), number)).body.decisions).toEqual([]);
});

test("the desk asks another organisation, and gives the decision as its own", async () => {
  const { number } = await aPublished(server);
  const page = await house.editor();
  await page.goto(`${server.url}/redaksjon/${number}/`);
  const section = page.getByRole("region", { name: "Beslutning og oppfølging" });
  await section.getByRole("button", { name: "Be om en beslutning" }).click();
  await section.getByLabel("Organisasjon").selectOption("helse-fonna");
  await section.getByLabel("Navn").fill("Fredrik Fagdirektør");
  await section.getByLabel("E-postadresse").fill("fredrik@eksempel.no");
  await section.getByRole("button", { name: "Send spørsmålet" }).click();
  await section.getByRole("button", { name: "Registrer for organisasjonen, Helse Fonna HF" }).click();
  await section.getByRole("radio", { name: "Utsatt" }).check();
  await section.getByRole("button", { name: "Registrer beslutningen" }).click();
  await page.getByText("Beslutningen er registrert").first().waitFor();
  expect((await decisionsFor(aBrowser(server), number)).body.decisions).toMatchObject([
    { organization: "Helse Fonna HF", outcome: "postponed" },
  ]);
});
