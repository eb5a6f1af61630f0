import { randomInt } from "node:crypto";
import type { SchemaItem } from "../../../features/api/index.ts";
import { blocksFeeding, type Feed } from "../../../features/template/rules/index.ts";
import { newestTemplate } from "../../../features/template/server/index.ts";
import { encodeStrategy } from "../../../platform/pure/rich-text/index.ts";
import { aForm, aPdf } from "../../builders/a-pdf.ts";
import { reviewBlocks, sendReview, textsOf } from "../../builders/a-review.ts";
import { aWorkbook } from "../../builders/a-workbook.ts";
import { aPhoto, uploadImage } from "../../builders/an-image.ts";
import type { Browser } from "../../builders/browser.ts";
import { detailsOf, everyItem, saveItem } from "../../builders/working-copy.ts";
import type { TestServer } from "../../server.ts";
import { workIsDone } from "../../work-is-done.ts";

const letters = "bcdfghjklmnpqrstvwxz";

const LENGTH = 13;
/** What every planted word looks like. */
export const PLANTED = new RegExp(`q[${letters}]{${LENGTH}}`, "g");

/** A unique word that no other text contains. */
export const aWord = (): string =>
  `q${Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)] ?? "x").join("")}`;

/** The planted words, by place. `onCard` are those that a public card shows; the others must never be public. */
export type Planted = { readonly hidden: ReadonlyMap<string, string>; readonly onCard: ReadonlyMap<string, string> };

/** Writes a word of its own in every text, search, file and comment of an assessment, the way its authors would. */
export async function plant(server: TestServer, browser: Browser, assessment: number): Promise<Planted> {
  const hidden = new Map<string, string>();
  const onCard = new Map<string, string>();
  const { schema } = await detailsOf(browser, assessment);
  const { template } = await newestTemplate(server.db, schema.assessmentType);
  const feeding = (feed: Feed) => new Set(blocksFeeding(template, feed).map(({ block }) => block.key));
  const [summaries, links] = [feeding("card-summary"), feeding("card-links")];
  const keys = await keysOf(server, assessment);
  const note = (where: string, isOnCard: boolean): string => {
    const word = aWord();
    (isOnCard ? onCard : hidden).set(where, word);
    return word;
  };
  const done = async (answer: Promise<Response>, where: string) => {
    const { status } = await answer;
    if (status !== 200) throw new Error(`${where}: ${status}`);
  };

  for (const item of everyItem(schema.schemaItems)) {
    const key = keys.get(item.contentGuid) ?? "";
    const write = async (value: unknown) => {
      await done(saveItem(browser, assessment, item.contentGuid, value), key);
    };
    const isOnCard = summaries.has(key);
    if (item.blockType === "TextEditor") {
      await write(`<p>${note(`${key}, written over`, false)}</p>`);
      const link = links.has(key) ? `<a href="https://eksempel.no/">${note(`${key}, link`, true)}</a>` : "";
      await write(`<p>${link} ${note(key, isOnCard)}</p>`);
    } else if (item.blockType === "Text" && !item.properties.isDateInput) await write(note(key, isOnCard));
    else if (item.blockType === "Table") await write([1, 2, 3, 4].map((row) => note(`${key}, row ${row}`, false)));
    else if (item.blockType === "PdfUpload") {
      const form = aForm(aPdf(note(`${key}, inside`, false)), `${note(`${key}, name`, false)}.pdf`);
      const path = `/api/schema/UploadPdf/${item.contentId}`;
      await done(browser.fetch(path, { method: "POST", body: form }), key);
    } else if (item.blockType === "EconomyEvaluation") {
      await write([1, 2, 3, 4].map((row) => note(`${key}, text ${row}`, false)));
      const numbers = { startup_1: randomInt(1_000_000_000, 9_999_999_999), budget_3: note(`${key}, comment`, false) };
      hidden.set(`${key}, number`, String(numbers.startup_1));
      await done(browser.post(`/api/schema/SaveCustomNumbers/${item.contentId}`, numbers), key);
      const sheet = await aWorkbook({ startup_2: 7, "Budsjett!D17": note(`${key}, in the workbook`, false) });
      const form = aForm(sheet, `${note(`${key}, name of the workbook`, false)}.xlsx`);
      const path = `/api/schema/UploadEconomyEvaluation/${item.contentId}/okonomi`;
      await done(browser.fetch(path, { method: "POST", body: form }), key);
    } else if (item.blockType === "EconomyMunicipality") {
      const form = aForm(await aWorkbook(), `${note(`${key}, name`, false)}.xlsx`);
      const path = uploadOf(item);
      await done(browser.fetch(path, { method: "POST", body: form }), key);
    } else if (item.blockType === "ImageUpload") {
      const name = `${note(`${key}, name`, false)}.jpg`;
      await done(uploadImage(browser, item.contentId, await aPhoto(note(`${key}, hidden data`, false)), name), key);
      const text = { imageName: name, alt: note(`${key}, alternative text`, false) };
      await done(browser.post(`/api/schema/SaveImageText/${item.contentId}`, text), key);
    } else if (item.blockType === "EvidenceTable") {
      const cells = ["shortId", "reference", "dateAsString", "population", "outcomeGoals", "resultEffect"];
      const study = Object.fromEntries(cells.map((cell) => [cell, note(`${key}, ${cell}`, false)]));
      await done(browser.post("/api/schema/CreateEvidenceTableItem", { id: item.contentId, ...study }), key);
    } else if (item.blockType === "LiteratureSearch") {
      const selection = { screened: 5, excluded: [{ reason: note(`${key}, reason`, false), number: 1 }] };
      await done(browser.post(`/api/schema/SaveSelection/${item.contentId}`, selection), key);
      const reference = { title: note(`${key}, title`, false), authors: note(`${key}, authors`, false) };
      await done(browser.post("/api/schema/CreateReference", { id: item.contentId, ...reference }), key);
      for (const section of ["A", "B", "C", "D", "E"]) {
        const word = (what: string) => note(`search ${section}, ${what}`, false);
        const strategy = encodeStrategy(`<p>${word("strategy")}</p>`);
        const common = { id: item.contentId, section, date: "2026-03-01", strategy, editableSource: true };
        const search =
          section === "B"
            ? { ...common, searchType: "DB", source: word("source"), numberOfSearchHits: 3 }
            : { ...common, searchType: "Web", source: word("source"), url: `https://${word("url")}.no/` };
        await done(browser.post("/api/schema/CreateLiteratureSearchItem", search), `search ${section}`);
      }
    }
  }
  // One for each kind of block that takes comments: a session may write no more than some in an hour. What answers a review takes none.
  const ofAuthors = everyItem(schema.schemaItems).filter(({ contentGuid }) => !keys.get(contentGuid)?.includes("/"));
  const commented = new Map(ofAuthors.map((item) => [item.blockType, item]));
  for (const item of commented.values()) {
    const where = `comment on ${keys.get(item.contentGuid)}`;
    const comment = { id: item.contentGuid, value: note(where, false), quote: note(`${where}, quote`, false) };
    const answer = await browser.post("/api/schema/SaveComment", comment);
    if (answer.status === 422) for (const each of [where, `${where}, quote`]) hidden.delete(each);
    else await done(Promise.resolve(answer), where);
  }
  const heading = { id: assessment, type: "heading", value: `Metode ${note("heading", true)}` };
  await done(browser.post("/api/schema/SaveSchemaBaseProp", heading), "heading");
  await done(browser.post(`/api/assessments/${assessment}/versions`, { name: note("version", false) }), "version");
  await workIsDone(server.db);
  return { hidden, onCard };
}

/** The call that takes another file of an economy block. features/economy/README.md */
function uploadOf({ contentId, properties }: SchemaItem): string {
  return properties.allowMultipleFiles
    ? `/api/schema/UploadMultipleEconomyFile/${contentId}`
    : `/api/schema/UploadMunicipalityEconomyFile/${contentId}/1`;
}

/** The words of a review: `sent` are those that readers see once it is published. */
export type PlantedReview = {
  readonly hidden: ReadonlyMap<string, string>;
  readonly sent: ReadonlyMap<string, string>;
};

/** A peer writes a word in each text of their review, writes other words over them, sends, and begins again. */
export async function plantReview(peer: Browser, assessment: number): Promise<PlantedReview> {
  const write = async (what: string) => {
    const words = new Map<string, string>();
    for (const [at, { contentGuid }] of textsOf(await reviewBlocks(peer, assessment)).entries()) {
      const word = aWord();
      words.set(`review, text ${at}, ${what}`, word);
      const { status } = await saveItem(peer, assessment, contentGuid, word);
      if (status !== 200) throw new Error(`review: ${status}`);
    }
    return words;
  };
  const first = await write("written over");
  const sent = await write("sent");
  const { status } = await sendReview(peer, assessment);
  if (status !== 200) throw new Error(`sending the review: ${status}`);
  const after = await write("after sending");
  return { hidden: new Map([...first, ...after]), sent };
}

async function keysOf({ db }: TestServer, assessment: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("schema_item")
    .select(["guid", "key"])
    .where("assessment", "=", assessment)
    .execute();
  return new Map(rows.map(({ guid, key }) => [guid, key]));
}
