import { randomInt } from "node:crypto";
import type { SchemaItem } from "../../../features/api/index.ts";
import { type BlockKind, blockKindOf } from "../../../features/kinds/rules/index.ts";
import { blocksFeeding, type Feed } from "../../../features/template/rules/index.ts";
import { encodeStrategy } from "../../../platform/pure/rich-text/index.ts";
import { aForm, aPdf } from "../../builders/a-pdf.ts";
import { reviewBlocks, sendReview, textsOf } from "../../builders/a-review.ts";
import { aWorkbook } from "../../builders/a-workbook.ts";
import { aPhoto, uploadImage } from "../../builders/an-image.ts";
import type { Browser } from "../../builders/browser.ts";
import { detailsOf, everyItem, saveItem, templateOfAssessment } from "../../builders/working-copy.ts";
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

type Planting = {
  readonly key: string;
  readonly browser: Browser;
  /** Remembers a word by its place, a new one unless it is given, and returns it. */
  readonly note: (where: string, isOnCard?: boolean, word?: string) => string;
  readonly save: (value: unknown) => Promise<void>;
  readonly isOnCard: boolean;
  readonly isLinkOnCard: boolean;
};

const done = async (answer: Promise<Response>, where: string): Promise<void> => {
  const { status } = await answer;
  if (status !== 200) throw new Error(`${where}: ${status}`);
};

const upload = ({ browser, key }: Planting, path: string, body: FormData): Promise<void> =>
  done(browser.fetch(path, { method: "POST", body }), key);

/** Writes words into a block of each kind; null for a kind that takes no free text. A new kind does not compile before it is here. */
const writers: Readonly<Record<BlockKind, ((item: SchemaItem, planting: Planting) => Promise<void>) | null>> = {
  Section: null,
  PeerReviewSection: null,
  PublishSection: null,
  Select: null,
  RelationSelector: null,
  Search: null,
  File: null,
  Heading: null,
  Text: async ({ properties }, { key, note, save, isOnCard }) => {
    if (!properties.isDateInput) await save(note(key, isOnCard));
  },
  TextEditor: async (_, { key, note, save, isOnCard, isLinkOnCard }) => {
    await save(`<p>${note(`${key}, written over`)}</p>`);
    const link = isLinkOnCard ? `<a href="https://eksempel.no/">${note(`${key}, link`, true)}</a>` : "";
    await save(`<p>${link} ${note(key, isOnCard)}</p>`);
  },
  Table: async (_, { key, note, save }) => save([1, 2, 3, 4].map((row) => note(`${key}, row ${row}`))),
  PdfUpload: async ({ contentId }, planting) => {
    const { key, note } = planting;
    const form = aForm(aPdf(note(`${key}, inside`)), `${note(`${key}, name`)}.pdf`);
    await upload(planting, `/api/schema/UploadPdf/${contentId}`, form);
  },
  EconomyEvaluation: async ({ contentId }, planting) => {
    const { key, browser, note, save } = planting;
    await save([1, 2, 3, 4].map((row) => note(`${key}, text ${row}`)));
    const numbers = { startup_1: randomInt(1_000_000_000, 9_999_999_999), budget_3: note(`${key}, comment`) };
    note(`${key}, number`, false, String(numbers.startup_1));
    await done(browser.post(`/api/schema/SaveCustomNumbers/${contentId}`, numbers), key);
    const sheet = await aWorkbook({ startup_2: 7, "Budsjett!D17": note(`${key}, in the workbook`) });
    const form = aForm(sheet, `${note(`${key}, name of the workbook`)}.xlsx`);
    await upload(planting, `/api/schema/UploadEconomyEvaluation/${contentId}/okonomi`, form);
  },
  EconomyMunicipality: async (item, planting) => {
    const form = aForm(await aWorkbook(), `${planting.note(`${planting.key}, name`)}.xlsx`);
    await upload(planting, uploadOf(item), form);
  },
  ImageUpload: async ({ contentId }, { key, browser, note }) => {
    const name = `${note(`${key}, name`)}.jpg`;
    await done(uploadImage(browser, contentId, await aPhoto(note(`${key}, hidden data`)), name), key);
    const text = { imageName: name, alt: note(`${key}, alternative text`) };
    await done(browser.post(`/api/schema/SaveImageText/${contentId}`, text), key);
  },
  EvidenceTable: async ({ contentId }, { key, browser, note }) => {
    const cells = ["shortId", "reference", "dateAsString", "population", "outcomeGoals", "resultEffect"];
    const study = Object.fromEntries(cells.map((cell) => [cell, note(`${key}, ${cell}`)]));
    const added = await browser.post("/api/schema/CreateEvidenceTableItem", { id: contentId, ...study });
    await done(Promise.resolve(added), key);
    const result = Object.fromEntries(["outcome", "text"].map((cell) => [cell, note(`${key}, result, ${cell}`)]));
    const number = String(randomInt(1_000_000_000, 9_999_999_999));
    note(`${key}, result, number`, false, number);
    // Under a name of its own each time: it must stay unseen once the result itself is published.
    const setAside = `${note(`${key}, result, set aside ${number}`)}:0a1b2c3d`;
    const numbers = { study: (await added.json()).id, interventionEvents: number, setAside };
    await done(browser.post("/api/schema/CreateResult", { id: contentId, ...result, ...numbers }), key);
  },
  OutcomeTable: async ({ contentId }, { key, browser, note, save }) => {
    await save([1, 2].map((row) => note(`${key}, text ${row}`)));
    const texts = [
      "name",
      "nameInText",
      "followUp",
      "baseline.1.label",
      "baseline.1.source",
      "unit",
      "scale",
      "certaintyWhy",
      "comment",
    ];
    const outcome = Object.fromEntries(texts.map((cell) => [cell, note(`${key}, ${cell}`)]));
    await done(browser.post("/api/schema/CreateOutcome", { id: contentId, ...outcome }), key);
  },
  LiteratureSearch: async ({ contentId }, { key, browser, note }) => {
    const update = { included: 1, excluded: [{ reason: note(`${key}, reason in the update`), number: 1 }] };
    const selection = { screened: 5, excluded: [{ reason: note(`${key}, reason`), number: 1 }], update };
    await done(browser.post(`/api/schema/SaveSelection/${contentId}`, selection), key);
    const reference = { title: note(`${key}, title`), authors: note(`${key}, authors`) };
    await done(browser.post("/api/schema/CreateReference", { id: contentId, ...reference }), key);
    for (const section of ["A", "B", "C", "D", "E"]) {
      const word = (what: string) => note(`search ${section}, ${what}`);
      const strategy = encodeStrategy(`<p>${word("strategy")}</p>`);
      const common = { id: contentId, section, date: "2026-03-01", strategy, editableSource: true };
      const search =
        section === "B"
          ? { ...common, searchType: "DB", source: word("source"), numberOfSearchHits: 3 }
          : { ...common, searchType: "Web", source: word("source"), url: `https://${word("url")}.no/` };
      await done(browser.post("/api/schema/CreateLiteratureSearchItem", search), `search ${section}`);
    }
  },
};

/** Writes a word of its own in every text, search, file and comment of an assessment, the way its authors would. */
export async function plant(server: TestServer, browser: Browser, assessment: number): Promise<Planted> {
  const hidden = new Map<string, string>();
  const onCard = new Map<string, string>();
  const { schema } = await detailsOf(browser, assessment);
  const template = await templateOfAssessment(server, assessment);
  const feeding = (feed: Feed) => new Set(blocksFeeding(template, feed).map(({ block }) => block.key));
  const [summaries, links] = [feeding("card-summary"), feeding("card-links")];
  const keys = await keysOf(server, assessment);
  const note: Planting["note"] = (where, isOnCard = false, word = aWord()) => {
    (isOnCard ? onCard : hidden).set(where, word);
    return word;
  };
  for (const item of everyItem(schema.schemaItems)) {
    const key = keys.get(item.contentGuid) ?? "";
    const kind = blockKindOf(item.blockType);
    if (!kind) throw new Error(`${key}: no kind is called ${item.blockType}`);
    await writers[kind]?.(item, {
      key,
      browser,
      note,
      save: (value) => done(saveItem(browser, assessment, item.contentGuid, value), key),
      isOnCard: summaries.has(key),
      isLinkOnCard: links.has(key),
    });
  }
  // One for each kind of block that takes comments: a session may write no more than some in an hour. What answers a review takes none.
  const ofAuthors = everyItem(schema.schemaItems).filter(({ contentGuid }) => !keys.get(contentGuid)?.includes("/"));
  const commented = new Map(ofAuthors.map((item) => [item.blockType, item]));
  for (const item of commented.values()) {
    const where = `comment on ${keys.get(item.contentGuid)}`;
    const comment = { id: item.contentGuid, value: note(where), quote: note(`${where}, quote`) };
    const answer = await browser.post("/api/schema/SaveComment", comment);
    if (answer.status === 422) for (const each of [where, `${where}, quote`]) hidden.delete(each);
    else await done(Promise.resolve(answer), where);
  }
  const heading = { id: assessment, type: "heading", value: `Metode ${note("heading", true)}` };
  await done(browser.post("/api/schema/SaveSchemaBaseProp", heading), "heading");
  await done(browser.post(`/api/assessments/${assessment}/versions`, { name: note("version") }), "version");
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
