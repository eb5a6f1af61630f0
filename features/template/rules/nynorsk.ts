import type { Language } from "../../../platform/pure/language/index.ts";
import { type FormField, formOf, tabForm, templateForm } from "./form-fields.ts";
import { keptFor } from "./kept.ts";
import { nynorskName, nynorskOf } from "./nynorsk-name.ts";
import { tabName } from "./tab-keys.ts";
import type { Template } from "./template.ts";
import { TemplateSchema } from "./template-schema.ts";
import { placedBlocks } from "./walk.ts";
import type { TemplatePath } from "./write-value.ts";

// A template holds both forms of each text that people read: bokmål under the text's key, nynorsk under the key with `Nn` behind it, in the
// same object. Keys, values of options and rules have no form.

type Tree = { [name: string]: unknown };
/** A list is one too: the four rows of a table are named by their places. */
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

const isWritten = (text: unknown): text is string => typeof text === "string" && text.trim() !== "";

/** Whether the nynorsk form can stand for the bokmål one. A list is one when it has the same number of lines. */
const stands = (nn: unknown, nb: unknown): boolean =>
  Array.isArray(nn) ? Array.isArray(nb) && nn.length === nb.length && nn.every(isWritten) : isWritten(nn);

function inOneForm(tree: unknown, language: Language): unknown {
  if (Array.isArray(tree)) return tree.map((each) => inOneForm(each, language));
  if (!isTree(tree)) return tree;
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]): (readonly [string, unknown])[] => {
      if (nynorskOf(name) !== null) return [];
      const nn = language === "nn" ? tree[nynorskName(name)] : undefined;
      return [[name, stands(nn, value) ? nn : inOneForm(value, language)]];
    }),
  );
}

const inEach = {
  nb: keptFor((template: Template) => TemplateSchema.parse(inOneForm(template, "nb"))),
  nn: keptFor((template: Template) => TemplateSchema.parse(inOneForm(template, "nn"))),
} as const satisfies Record<Language, (template: Template) => Template>;

/**
 * The template with its texts in one form alone, where blocks, rules and values are the same. A text that has no nynorsk form, as in versions
 * from before there was any, stays in bokmål.
 */
export const inLanguage = (template: Template, language: Language): Template => inEach[language](template);

/** A text of a template in both forms; `nn` is empty while nobody has written it. */
export type TemplateText = {
  /** Where the field of the bokmål text stands. The field of a list holds all its rows. */
  readonly path: TemplatePath;
  readonly nb: string;
  readonly nn: string;
};

/** A text where it stands: the object that holds it, its key there, and the path of its field. */
type Place = { readonly holder: Tree; readonly name: string; readonly path: TemplatePath };

/** @param list the field of the list that the tree is a row of */
function placesIn(
  tree: unknown,
  form: readonly FormField[],
  path: TemplatePath,
  list: TemplatePath | null = null,
): readonly Place[] {
  if (!isTree(tree)) return [];
  const names = new Set(form.map(({ name }) => name));
  return form.flatMap(({ name, control, of = [] }): readonly Place[] => {
    const [value, here] = [tree[name], list ?? [...path, name]];
    if (control === "group") return placesIn(value, of, here, list);
    if (control === "list") return Array.isArray(value) ? value.flatMap((row) => placesIn(row, of, here, here)) : [];
    return names.has(nynorskName(name)) ? [{ holder: tree, name, path: here }] : [];
  });
}

const placesOf = (template: Template): readonly Place[] => [
  ...placesIn(template, templateForm, [":"]),
  ...template.fieldGroups.flatMap((group, tab) => placesIn(group, tabForm, [tabName(template, tab)])),
  ...placedBlocks(template).flatMap(({ block }) => placesIn(block, formOf(block.kind), [block.key])),
];

const textIn = (value: unknown): string => (isWritten(value) ? value : "");

function textsAt({ holder, name, path }: Place): readonly TemplateText[] {
  const [nb, nn] = [holder[name], holder[nynorskName(name)]];
  if (!Array.isArray(nb)) return isWritten(nb) ? [{ path, nb, nn: textIn(nn) }] : [];
  const lines: readonly unknown[] = Array.isArray(nn) && nn.length === nb.length ? nn : [];
  return nb.flatMap((line, at) => (isWritten(line) ? [{ path, nb: line, nn: textIn(lines[at]) }] : []));
}

/** Every text that an administrator writes in both forms, in the order of the form. */
export const textsOf = (template: Template): readonly TemplateText[] => placesOf(template).flatMap(textsAt);

/** Nynorsk by the bokmål text that it stands for. */
export type NynorskWords = ReadonlyMap<string, string>;

/** The nynorsk of a text, or of all lines of a list; undefined where a word is missing. */
function wordsFor(nb: unknown, words: NynorskWords): string | string[] | undefined {
  if (!Array.isArray(nb)) return typeof nb === "string" ? words.get(nb) : undefined;
  const lines = nb.flatMap((line) => words.get(line) ?? []);
  return lines.length > 0 && lines.length === nb.length ? lines : undefined;
}

/** The texts without nynorsk that the words have, with that. The reasons of warnings are among them, which no form writes. */
const fillable = (template: Template, words: NynorskWords) =>
  [
    ...placesOf(template),
    ...(template.warnings ?? []).map((rule): Place => ({ holder: rule, name: "why", path: [":"] })),
  ].flatMap(({ holder, name }) => {
    const nn = stands(holder[nynorskName(name)], holder[name]) ? undefined : wordsFor(holder[name], words);
    return nn === undefined ? [] : [{ holder, name: nynorskName(name), nn }];
  });

/** How many texts without nynorsk are among the words; a list of lines is one text. */
export const knownNynorsk = (template: Template, words: NynorskWords): number => fillable(template, words).length;

/** The same template with nynorsk for each text that has none and is among the words. Nynorsk that is there stays. */
export function withNynorsk(template: Template, words: NynorskWords): Template {
  const draft = structuredClone(template);
  for (const { holder, name, nn } of fillable(draft, words)) holder[name] = nn;
  return draft;
}
