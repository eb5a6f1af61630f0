import { randomUUID } from "node:crypto";
import {
  type BlockDefinition,
  definitionOf,
  editedProps,
  mediaAddress,
  type Properties,
  type Property,
} from "../../../features/content/rules/index.ts";
import type { SiteBrowser } from "../../builders/browser-at.ts";
import { json, readPage, savePage } from "../../builders/desk-pages.ts";
import { aWord } from "./plant.ts";

/** Words by the place in which each was written. */
export type Words = ReadonlyMap<string, string>;

export const together = (...all: readonly Words[]): Words => new Map(all.flatMap((words) => [...words]));

/** What was written in a page or a block: `shown` is what readers see once it is published, `kept` is for editors even then. */
export type Written = { readonly shown: Words; readonly kept: Words };

/** What the properties that lead somewhere may lead to. */
export type Targets = {
  /** Numbers of pages, by their type. */
  readonly pages: ReadonlyMap<string, number>;
  /** A picture of the library. */
  readonly picture: number;
};

/** A key of each kind of term that a page must have. */
const terms: Readonly<Record<string, string>> = {
  topic: "muskel-og-skjelett",
  "method-type": "medisinsk-utstyr",
  "notification-status": "pa-vei",
};

const holdsAddress: ReadonlySet<string> = new Set(["contactAddress", "recipient"]);

type Note = (where: string) => string;

/** A value of a property that can be published and has a word of its own in each text that an editor writes in it. */
function writtenIn(name: string, property: Property, note: Note, targets: Targets): unknown {
  const page = (types: readonly string[] = ["StandardPage"]) => {
    const target = types.map((type) => targets.pages.get(type)).find((number) => number !== undefined);
    return target === undefined ? null : `content:${target}`;
  };
  switch (property.kind) {
    case "text":
      return holdsAddress.has(name) ? `${note(name)}@eksempel.no` : note(name);
    case "longText":
      return note(name);
    case "html": {
      const link = `<a href="https://eksempel.no/${note(`${name}, address`)}">${note(`${name}, link`)}</a>`;
      return `<p>${note(name)} ${link}</p>`;
    }
    case "url":
      return `https://eksempel.no/${note(name)}`;
    case "link":
      return { href: `https://eksempel.no/${note(`${name}, address`)}`, text: note(name) };
    case "media":
      return { src: mediaAddress(targets.picture), alt: note(`${name}, alternative text`) };
    case "bool":
      return false;
    case "number":
      return property.min ?? 1;
    case "date":
      return "2026-11-22";
    case "select":
      return property.options[0];
    case "term":
      return [terms[property.of] ?? []].flat();
    case "template":
      return "";
    case "content":
      return page(property.types);
    case "area":
      return [];
    case "list":
      return [valuesOf(property.of, (where) => note(`${name}, ${where}`), targets)];
    case "group":
      return valuesOf(property.of, (where) => note(`${name}, ${where}`), targets);
  }
}

/** Whether the site has every page that something must lead to: a block that leads to a start form has none on the site of notifications. */
export const canBePublished = (props: Properties, { pages }: Targets): boolean =>
  Object.values(props).every(
    (property) => property.kind !== "content" || !property.required || property.types?.some((type) => pages.has(type)),
  );

const valuesOf = (props: Properties, note: Note, targets: Targets): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).map(([name, property]) => [name, writtenIn(name, property, note, targets)]));

type Writing = {
  readonly desk: SiteBrowser;
  readonly targets: Targets;
  /** What is written, for the reader of a failed test. */
  readonly what: string;
  /** Blocks are written where it is true: they are what takes time. */
  readonly withBlocks: boolean;
};

/** Writes a word of its own in each text of a page's draft, or of a shared block's, and in those of a block of each type in its areas. */
export async function write(id: number, { desk, targets, what, withBlocks }: Writing): Promise<Written> {
  const page = await readPage(desk, id);
  const definition = definitionOf(page.type);
  if (!definition) throw new Error(`${what}: ${page.type} is no type`);
  const [shown, kept] = [new Map<string, string>(), new Map<string, string>()];
  let rev: number = page.rev;
  const save = async (path: readonly string[], value: unknown) => {
    const answer = await savePage(desk, id, rev, path, value);
    if (answer.status !== 200) throw new Error(`${what}, ${path.join(".")}: ${JSON.stringify(answer)}`);
    rev = answer.rev;
  };
  const noting =
    (words: Map<string, string>, at: string): Note =>
    (where) => {
      const word = aWord();
      words.set(`${what}: ${at}${where}`, word);
      return word;
    };
  const saveAll = async (props: Properties, above: readonly string[], at: string) => {
    for (const [name, property] of Object.entries(props)) {
      if (name === "urlSegment" && page.parent === null) continue;
      const words = property.editorsOnly ? kept : shown;
      if (property.kind === "area") await saveArea(property.allow, name);
      else await save([...above, name], writtenIn(name, property, noting(words, at), targets));
    }
  };
  const saveArea = async (allow: readonly BlockDefinition[], name: string) => {
    if (!withBlocks) return;
    const blocks = allow
      .filter((each) => canBePublished(each.props, targets))
      .map(({ type, props }) => ({ id: randomUUID(), type, props }));
    await save(
      [name],
      blocks.map(({ id: block, type }) => ({ id: block, type, width: "full" })),
    );
    for (const block of blocks) await saveAll(block.props, [name, block.id], `${name}, ${block.type}, `);
  };
  await saveAll(editedProps(definition), [], "");
  return { shown, kept };
}

/** A new page or shared block with words in it, as a draft. */
export async function written(
  parent: number,
  type: string,
  writing: Writing,
): Promise<Written & { readonly id: number }> {
  const made = await json(writing.desk.post("/api/desk/pages", { parent, type, name: aWord() }));
  if (made.status !== 200) throw new Error(`${writing.what}: ${JSON.stringify(made)}`);
  return { id: made.id, ...(await write(made.id, writing)) };
}
