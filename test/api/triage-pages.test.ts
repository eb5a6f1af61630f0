import { expect, test } from "vitest";
import cases from "../../features/intro/rules/triage-cases.json" with { type: "json" };
import { triageDefaultsIn } from "../../features/intro/texts-triage.ts";
import { writeCardOf } from "../../features/publication/server/index.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { atDesk } from "../builders/desk.ts";
import { publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { keptAnswers } from "../kept-answers.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const editor = await signedInAs(server, "redaktor");
const texts = triageDefaultsIn("nb");

const FORM = "/start/helseforetak";
const get = (query: string, form = FORM) => fetch(`${server.url}${form}?${query}`);

/** The page's markup, without the data that the browser takes over. */
async function shown(query: string, form = FORM): Promise<string> {
  const answer = await get(query, form);
  expect([query, answer.status]).toEqual([query, 200]);
  return (await answer.text()).replace(/<script type="application\/json".*$/s, "");
}
const signs: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
const decoded = (html: string): string =>
  html.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => signs[name] ?? "");
const headingOf = (html: string) => decoded(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, "") ?? "");
const answered = (answers: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) =>
  `riktig=svar&${new URLSearchParams({ ...answers, ...more })}`;
const none = { q1: "nei", q2: "nei", q3: "nei", q4: "nei" } as const;

test("each case leads to its end, with why, the answer that decided, its notes, and ways back and on; nothing is stored in a cookie", async () => {
  for (const { name, answers, end, notes } of cases) {
    const answer = await get(answered(answers));
    const html = decoded((await answer.text()).replace(/<script type="application\/json".*$/s, ""));
    const { heading, reason } = texts.ends[end as keyof typeof texts.ends];
    expect([name, headingOf(html)]).toEqual([name, heading]);
    for (const said of [
      reason,
      "Dette avgjorde",
      "Endre svar",
      ...notes.map((note) => texts.notes[note as keyof typeof texts.notes]),
    ])
      expect([name, html.includes(said)]).toEqual([name, true]);
    expect([name, html.includes(end === "start" ? "Gå til skjemaet" : "Start likevel")]).toEqual([name, true]);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  }
});

test("the questions stand before every form, and the form as it was without them", async () => {
  for (const form of [FORM, "/start/kommune", "/start/organisasjon"]) {
    const html = decoded(await shown("riktig", form));
    expect(headingOf(html)).toBe(texts.heading);
    for (const { question, help } of Object.values(texts.questions)) {
      expect(html).toContain(question);
      expect(html).toContain(help);
    }
    expect(html.match(/type="radio"/g)).toHaveLength(17);
    expect(html).not.toContain("må rettes");
    expect(html).toContain(`href="${form}"`);
    const plain = decoded(await shown("", form));
    expect(plain).toContain('name="email"');
    expect(plain).toContain('href="?riktig"');
  }
});

test("what is missing or unknown is asked again by name, and what was answered stands", async () => {
  const html = decoded(await shown("riktig&q1=nei&q2=tull&q4=nei&tittel=Dialyse"));
  expect(headingOf(html)).toBe(texts.heading);
  expect(html).toContain("Spørsmål 2: svaret i adressen finnes ikke. Velg ett av svarene");
  expect(html).toContain("Spørsmål 3: velg ett av svarene");
  expect(html).toContain("Spørsmål 5: velg ett av svarene");
  expect(html).not.toContain("Spørsmål 1: ");
  expect(html).not.toContain("Spørsmål 4: ");
  expect(html.match(/checked=""/g)).toHaveLength(2);
  expect(html).toContain('value="Dialyse"');
  expect(decoded(await shown("riktig=svar"))).toContain("5 ");
  for (const wrong of ["q1=ja&q2=%00", "q1=%E0%A4%A", "q1=ja&q1=nei", `q1=${"x".repeat(3_000)}`, "q1[]=ja&q1=1"])
    expect(headingOf(await shown(`riktig&${wrong}`))).toBe(texts.heading);
});

test("a very long address is the questions as far as it can be read, and never a fault", async () => {
  const html = await shown(
    `riktig=sok&q1=nei&tittel=${encodeURIComponent("ø".repeat(1_500))}&vurdering=${"9".repeat(900)}`,
  );
  expect(headingOf(html)).toBe(texts.heading);
  expect(html).toContain(`value="${"ø".repeat(140)}"`);
  expect(server.logLines.filter((line) => /fault in a page|a page failed/.test(line))).toEqual([]);
});

test("the search beside the last question finds what resembles the title, and the one that is chosen stands at the end", async () => {
  const NAME = "Kobberspiral mot gikt i hånden";
  const { number } = await aFilledAssessment(server, { name: NAME, status: 3 });
  const found = await eventually(async () => {
    const html = decoded(await shown(`riktig=sok&q5=publisert&tittel=${encodeURIComponent("Kobberspiral gikt")}`));
    expect(html).toContain(`name="vurdering" value="${number}"`);
    return html;
  });
  expect(found).not.toContain("må rettes");
  expect(found).toContain(NAME);

  const query = answered({ ...none, q5: "publisert" }, { tittel: "noe annet", vurdering: String(number) });
  const end = decoded(await shown(query));
  expect(headingOf(end)).toBe("Noen har gjort arbeidet");
  expect(end).toContain(`href="/vurdering/?id=${number}"`);
  expect(end).toContain(`href="${FORM}?fra=${number}"`);
  expect(end).toContain(`href="${FORM}?gjelder=${number}"`);
  const byTitle = decoded(await shown(answered({ ...none, q5: "publisert" }, { tittel: "Kobberspiral gikt" })));
  expect(byTitle).toContain(`href="/vurdering/?id=${number}"`);

  expect((await atDesk(editor, number, "withdraw", { message: "Feil" })).status).toBe(200);
  const gone = decoded(await shown(query));
  expect(gone).toContain("Vurderingen du valgte, er ikke lenger tilgjengelig");
  expect(gone).not.toContain(NAME);
  for (const vurdering of ["abc", "0", "999999999", "1e3", "-1"])
    expect(await shown(answered({ ...none, q5: "publisert" }, { vurdering }))).toContain("er ikke lenger tilgjengelig");
});

test("one that others have begun stands with its card and whom to write to, never a contact who has not agreed", async () => {
  const { number } = await anAssessment(database.db, { name: "Lysterapi mot nattblindhet hos barn", opened: true });
  const writeCard = () => database.db.transaction().execute((tx) => writeCardOf({ tx, at: new Date() }, number));
  await writeCard();
  const query = answered({ ...none, q5: "pabegynt" }, { vurdering: String(number) });
  const end = decoded(await shown(query));
  expect(headingOf(end)).toBe("Noen har begynt");
  expect(end).toContain(`href="/vurdering/?id=${number}"`);
  expect(end).toContain("mailto:post@minimetode.example");
  expect(end).toContain("Skriv sammen med dem, via redaksjonen");
  expect(end).not.toContain("fra=");
  await database.db
    .updateTable("assessment")
    .set({ approved_display_contact: true })
    .where("number", "=", number)
    .execute();
  await writeCard();
  expect(await shown(query)).not.toContain("via redaksjonen");
  expect((await atDesk(editor, number, "card", { hidden: true })).status).toBe(200);
  const hidden = await shown(query);
  expect(hidden).not.toContain("nattblindhet");
  expect(hidden).toContain("er ikke lenger tilgjengelig");
});

test("an assessment that is not public yet is not shown by its number", async () => {
  const { number } = await anAssessment(database.db, { name: "Hemmelig tittel som ingen har åpnet" });
  for (const q5 of ["publisert", "pabegynt"])
    expect(await shown(answered({ ...none, q5 }, { vurdering: String(number) }))).not.toContain("Hemmelig tittel");
});

test("a proposal has the title in it, as text; an alert is of the search for it; a start from another is kept on the way", async () => {
  const tittel = `$& <b>"Robot"</b>`;
  const proposal = await shown(answered({ ...none, q3: "hele-landet" }, { tittel }));
  expect(decoded(/<pre>(.*?)<\/pre>/s.exec(proposal)?.[1] ?? "")).toContain(`Metode: ${tittel}\n`);
  expect(proposal).not.toContain("<b>");
  const alert = decoded(await shown(answered({ q1: "nei", q2: "i-gang" }, { tittel: "Fokusert ultralyd" })));
  const [, href = ""] = /href="(\/varsel\/\?[^"]*)"/.exec(alert) ?? [];
  expect(href).toBe("/varsel/?q=Fokusert+ultralyd");
  expect((await fetch(`${server.url}${href}`)).status).toBe(200);
  const { number } = await aFilledAssessment(server, { status: 3 });
  const from = decoded(await shown(`riktig&fra=${number}`));
  expect(from).toContain(`name="fra" value="${number}"`);
  expect(from).toContain(`href="${FORM}?fra=${number}"`);
});

test("an editor's own words stand in place of the product's, in the draft first and for readers once they are published", async () => {
  const form = "/start/kommune";
  const query = new URLSearchParams({ contentUrl: form });
  const [{ contentLink }] = await (await editor.get(`/api/episerver/v3.0/content?${query}`)).json();
  const { id } = contentLink;
  const write = async (path: readonly string[], value: unknown) => {
    const { rev } = await readPage(editor, id);
    expect([path, await savePage(editor, id, rev, path, value)]).toEqual([
      path,
      expect.objectContaining({ status: 200 }),
    ]);
  };
  const empty = { heading: "", reason: "", advice: "", link: { href: "", text: "" } };
  const ends = Object.fromEntries(Object.keys(texts.ends).map((end) => [end, null]));
  await write(["triageHeading"], "Passer <dette> hos dere?");
  await write(["triageEnds"], ends);
  await write(["triageEnds", "loft-nasjonalt"], empty);
  await write(["triageEnds", "loft-nasjonalt", "heading"], "Ta det opp nasjonalt");
  await write(["triageProposal"], "Vi foreslår {tittel} og {tittel}");
  const draft = await (await editor.get(`/utkast/${id}/?riktig&q1=nei&q2=nei&q3=hele-landet&tittel=Laser`)).text();
  expect(headingOf(draft)).toBe("Ta det opp nasjonalt");
  expect(draft).toContain("Vi foreslår Laser og Laser");
  expect(headingOf(await shown("riktig", form))).toBe(texts.heading);
  expect(await publishPage(editor, id)).toMatchObject({ status: 200 });
  await eventually(async () => expect(headingOf(await shown("riktig", form))).toBe("Passer <dette> hos dere?"));
  expect(decoded(await shown("", form))).toContain("Passer <dette> hos dere?");
  expect(headingOf(await shown("riktig&q1=nei&q2=nei&q3=hele-landet", form))).toBe("Ta det opp nasjonalt");
  expect(headingOf(await shown("riktig&q1=ja", form))).toBe(texts.ends.legemiddel.heading);
});

test("questions without answers are kept for the next reader; answers never are, and take no other page's place", async () => {
  const before = await keptAnswers(server);
  await shown("riktig");
  await shown("riktig");
  expect(await keptAnswers(server)).toBeGreaterThan(before);
  const kept = await keptAnswers(server);
  for (const query of [answered({ ...none, q5: "nei" }), "riktig&q1=tull", "riktig=sok&tittel=dialyse"]) {
    await shown(query);
    await shown(query);
  }
  expect(await keptAnswers(server)).toBe(kept);
  expect(headingOf(await shown("riktig"))).toBe(texts.heading);
  expect(headingOf(await shown("q1=ja"))).toBe("Start en vurdering i et helseforetak");
});
