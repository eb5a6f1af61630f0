import {
  type DocumentPart,
  type DocumentPlace,
  headingPart,
  listPart,
  paragraph,
  run,
} from "../../document/rules/index.ts";
import type {
  AcceptedValue,
  BlockValue,
  Definition,
  Example,
  GivenValue,
  Sources,
  TermExists,
  TermOption,
  Titled,
} from "../rules/definition.ts";
import { chosenTexts, optionsInOrder } from "./options.ts";
import type { RelationSelector, Select, SelectOption, SelectOptions } from "./schema.ts";

type SelectType = Select["block"]["selectType"];

const ONE_CHOICE: ReadonlySet<SelectType> = new Set(["dropdownlist", "radiobuttons"]);

const isBlank = (text: string): boolean => text.trim() === "";

const read = (stored: BlockValue): readonly string[] | null => {
  if (stored === null) return null;
  return typeof stored === "string" ? (stored === "" ? [] : [stored]) : stored;
};

/** Text counts as a list of one. A choice of one takes at most one. */
const accept = (
  selectType: SelectType,
  options: SelectOptions,
  given: GivenValue,
  termExists: TermExists,
): AcceptedValue<readonly string[]> => {
  const isOne = ONE_CHOICE.has(selectType);
  const value = [...new Set([given].flat().filter((each) => each !== ""))];
  if (isOne && value.length > 1) return { ok: false, because: { kind: "SeveralChosen" } };
  const isKnown = Array.isArray(options)
    ? (each: string) => optionsInOrder(options).some((option) => option.value === each)
    : (each: string) => termExists(options.termKind, each);
  const unknown = value.find((each) => !isKnown(each));
  return unknown === undefined
    ? { ok: true, value }
    : { ok: false, because: { kind: "UnknownOption", value: unknown } };
};

const leaf = ({ value, text }: TermOption) => ({ value, text });

const allOptions = (options: SelectOptions, { termOptions }: Sources): SelectOption[] => {
  const all: readonly TermOption[] = Array.isArray(options) ? options : termOptions(options.termKind);
  return all.map((option) => ({
    ...leaf(option),
    ...(option.children ? { children: option.children.map(leaf) } : {}),
  }));
};

const onlyChosen = (options: readonly SelectOption[], chosen: readonly string[]) => {
  const kept = options.flatMap(({ value, text, children = [] }): SelectOption[] => {
    const members = children.filter((child) => chosen.includes(child.value));
    if (members.length > 0) return [{ value, text, children: members }];
    return chosen.includes(value) ? [{ value, text }] : [];
  });
  const values = optionsInOrder(kept).map(({ value }) => value);
  return { options: kept, chosen: chosen.filter((value) => values.includes(value)) };
};

/** Group and member are words of their own for a search. */
const optionTexts = ({ options }: { readonly options: readonly SelectOption[] }): readonly string[] =>
  optionsInOrder([...options]).map(({ text }) => text);

/** The chosen options: one as a text, several as a list. */
const choiceParts = (
  view: Titled<Parameters<typeof chosenTexts>[0]>,
  { level, id, words }: DocumentPlace,
): readonly DocumentPart[] => {
  const [first, ...more] = chosenTexts(view);
  const said = () => {
    if (first === undefined) return paragraph(words.notFilledIn, "note");
    return more.length === 0 ? paragraph(first) : listPart([first, ...more].map((text) => [run(text)]));
  };
  return [...headingPart(level, id, view.title), said()];
};

/** A choice that is no longer among the options is kept, and counts for nothing: readers do not get it. */
const isFilled = ({
  block: { options },
  value,
}: {
  readonly block: { readonly options: SelectOptions };
  readonly value: readonly string[] | null;
}): boolean => {
  const isOffered = (each: string) => !Array.isArray(options) || optionsInOrder(options).some((o) => o.value === each);
  return value?.some((each) => !isBlank(each) && isOffered(each)) ?? false;
};

/** The first choice, or the first below the first group. */
const exampleChoice = (
  { options }: { readonly options: SelectOptions },
  _texts: unknown,
  { termOptions }: Sources,
): Example => {
  const [first] = Array.isArray(options) ? options : termOptions(options.termKind);
  const choice = first?.children?.[0] ?? first;
  return { value: choice ? [choice.value] : null };
};

const feeding = {
  kind: "terms",
  termKind: ({ options }: { readonly options: SelectOptions }) => (Array.isArray(options) ? null : options.termKind),
  keys: (value: readonly string[]) => value,
} as const;

/** A choice of one or several. */
export const selectDefinition: Definition<Select> = {
  number: 4,
  mayBeMandatory: true,
  mayStandInReview: true,
  value: {
    read,
    accept: ({ selectType, options }, given, termExists) => accept(selectType, options, given, termExists),
    ofAuthor: (view) => view.chosen,
    isRichText: false,
  },
  feeding,
  isFilled,
  isUnfinished: null,
  isBegun: ({ chosen }) => !chosen.every(isBlank),
  example: exampleChoice,
  author: ({ block, value }, sources) => ({
    kind: "Select",
    selectType: block.selectType,
    options: allOptions(block.options, sources),
    chosen: [...(value ?? [])],
    relationRule: block.relationRule ?? null,
  }),
  reader: ({ block, value }, sources) => ({
    kind: "Select",
    selectType: block.selectType,
    ...onlyChosen(allOptions(block.options, sources), value ?? []),
  }),
  standsAlone: true,
  searchText: optionTexts,
  reuse: ({ chosen: value }) => ({ kind: "value", value }),
  document: choiceParts,
  appendix: null,
  sheets: null,
  references: null,
};

/** A choice of one that shows or hides other blocks. */
export const relationSelector: Definition<RelationSelector> = {
  number: 15,
  mayBeMandatory: true,
  mayStandInReview: false,
  value: {
    read,
    accept: ({ options }, given, termExists) => accept("radiobuttons", options, given, termExists),
    ofAuthor: (view) => view.chosen,
    isRichText: false,
  },
  feeding,
  isFilled,
  isUnfinished: null,
  isBegun: ({ chosen }) => !chosen.every(isBlank),
  example: exampleChoice,
  author: ({ block, value }, sources) => ({
    kind: "RelationSelector",
    selectType: "radiobuttons",
    options: allOptions(block.options, sources),
    chosen: [...(value ?? [])],
    relationRule: block.relationRule,
  }),
  reader: ({ block, value }, sources) => ({
    kind: "RelationSelector",
    selectType: "radiobuttons",
    ...onlyChosen(allOptions(block.options, sources), value ?? []),
  }),
  standsAlone: true,
  searchText: optionTexts,
  reuse: ({ chosen: value }) => ({ kind: "value", value }),
  document: choiceParts,
  appendix: null,
  sheets: null,
  references: null,
};
