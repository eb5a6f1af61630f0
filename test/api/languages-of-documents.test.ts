import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import type { Language } from "../../platform/pure/language/index.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { madeDocument } from "../builders/made-document.ts";
import { insideOf } from "../builders/pdf-inside.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { textInside } from "../builders/text-inside.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");

/** A published edition whose authors chose this form, with the number of its publication. */
async function published(language: Language | null) {
  const { number, seats } = await aFilledAssessment(server, { name: `Eksempel: dokument på ${language}` });
  const author = await seatedAs(server, ...seats.map(({ id }) => id));
  if (language) await author.post("/api/schema/ChooseLanguage", { id: number, language });
  await sendIn(author, number);
  expect((await atDesk(editor, number, "publish", { note: "Første utgave" })).status).toBe(200);
  const read = await (await aBrowser(server).get(`/api/assessments/${number}`)).json();
  return { number, publication: Number(read.edition.publication), author };
}

const bytesOf = async (address: string) =>
  new Uint8Array(await (await madeDocument(aBrowser(server), address)).arrayBuffer());
const textOf = async (address: string) => (await aBrowser(server).get(address)).text();

/** Readers use bokmål. */
test.each([
  { chosen: "nn", lang: "nn", contents: "Innhald", summary: "Samandrag", cite: "utgåve 1" },
  { chosen: "nb", lang: "nb", contents: "Innhold", summary: "Sammendrag", cite: "utgave 1" },
  { chosen: null, lang: "nb", contents: "Innhold", summary: "Sammendrag", cite: "utgave 1" },
] as const)("the documents and records of an edition in $chosen are in $lang", async (form) => {
  const { chosen, lang, contents, summary, cite } = form;
  const { publication } = await published(chosen);
  const pdf = await bytesOf(`/dokument/${publication}.pdf`);
  expect(insideOf(pdf)).toContain(`/Lang (${lang})`);
  const pages = (await extractText(await getDocumentProxy(pdf), { mergePages: true })).text;
  for (const said of [contents, summary]) expect(pages).toContain(said);
  const word = await textInside(await bytesOf(`/dokument/${publication}.docx`));
  expect(word).toContain(`w:lang w:val="${lang}-NO"`);
  expect(word).toContain(contents);
  expect(insideOf(await bytesOf(`/dokument/${publication}-ark.pdf`))).toContain(`/Lang (${lang})`);
  expect(await textOf(`/dokument/${publication}.txt`)).toContain(summary);

  const record = (name: string) => textOf(`/api/publications/${publication}/${name}`);
  expect(JSON.parse(await record("jsonld")).inLanguage).toBe(lang);
  expect(await record("ris")).toContain(`LA  - ${lang}\r\n`);
  expect(JSON.parse(await record("csl"))[0].language).toBe(`${lang}-NO`);
  const [{ resource }] = JSON.parse(await record("fhir")).entry;
  expect(resource.language).toBe(lang === "nn" ? "nn" : "no");
  expect(resource.text.div).toContain(`lang="${lang}" xml:lang="${lang}"`);
  expect(resource.text.div).toContain(cite);
});

test("a draft's document is in the form of its text, and in that of its writer while no form is known", async () => {
  const { number, seats } = await aFilledAssessment(server, { name: "Eksempel: utkast på nynorsk" });
  const author = await seatedAs(server, ...seats.map(({ id }) => id));
  const draft = async () => textInside(new Uint8Array(await (await madeDocument(author, address)).arrayBuffer()));
  const address = `/dokument/utkast/${number}.docx`;
  expect(await draft()).toContain('w:lang w:val="nb-NO"');
  await author.post("/api/schema/ChooseLanguage", { id: number, language: "nn" });
  const inNynorsk = await draft();
  expect(inNynorsk).toContain('w:lang w:val="nn-NO"');
  expect(inNynorsk).toContain("Samandrag");
});
