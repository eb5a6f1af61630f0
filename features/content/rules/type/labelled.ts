import { editedProps } from "../draft.ts";
import type { ContentForm } from "../language.ts";
import type { BlockDefinition, KindName, Properties, Property, PropertyOptions } from "../property/index.ts";
import type { PageDefinition } from "./definition.ts";
import type { BlockType, blockTypes, PageType, pageTypes } from "./index.ts";

type Labels = { readonly label: string; readonly help?: string };

/** The texts that an editor reads of a property. A text alone is a label without help. `item`: one row of a list. */
type PropertyTexts<P> = P extends { readonly kind: "list"; readonly of: infer Q }
  ? Labels & { readonly item: string; readonly of: TextsOf<Q> }
  : P extends { readonly kind: "group"; readonly of: infer Q }
    ? Labels & { readonly of: TextsOf<Q> }
    : P extends { readonly kind: "select"; readonly options: readonly (infer V extends string)[] }
      ? Labels & { readonly options: { readonly [O in V]: string } }
      : string | (Labels & { readonly help: string });

/** Texts for each of these properties, by the name of the property. */
export type TextsOf<Q> = { readonly [N in keyof Q]: PropertyTexts<Q[N]> };

/** The texts of all page types and blocks. One that is missing does not compile. */
export type TypeTexts = {
  /** Of the properties that every page has. */
  readonly head: {
    readonly name: string;
    readonly urlSegment: string;
    readonly language: {
      readonly label: string;
      readonly help: string;
      readonly options: Readonly<Record<ContentForm, string>>;
    };
  };
  /** `help`: the purpose of the type, shown to editors who choose a type for a new page. */
  readonly pages: {
    readonly [T in PageType]: Required<Labels> & { readonly props: TextsOf<(typeof pageTypes)[T]["props"]> };
  };
  readonly blocks: {
    readonly [T in BlockType]: { readonly label: string; readonly props: TextsOf<(typeof blockTypes)[T]["props"]> };
  };
  /** `help` of a block that stands on pages by reference. */
  readonly sharedBlock: (label: string) => string;
};

type Inside = {
  readonly [K in KindName]: K extends "list"
    ? { readonly item: string; readonly of: LabelledProperties }
    : K extends "group"
      ? { readonly of: LabelledProperties }
      : K extends "select"
        ? { readonly optionLabels: Readonly<Record<string, string>> }
        : K extends "area"
          ? { readonly allow: readonly LabelledBlock[] }
          : unknown;
};

/** A property with its texts. */
export type LabelledOf<K extends KindName> = { readonly kind: K } & Omit<PropertyOptions[K], keyof Inside[K]> &
  Labels &
  Inside[K];
export type LabelledProperty = { [K in KindName]: LabelledOf<K> }[KindName];
export type LabelledProperties = { readonly [name: string]: LabelledProperty };
export type LabelledBlock = Omit<BlockDefinition, "props"> & {
  readonly label: string;
  readonly props: LabelledProperties;
};

/** A page type, or a block that stands on pages by reference, with its texts. `edited`: the properties that an editor writes. */
export type LabelledPage = PageDefinition & Required<Labels> & { readonly edited: LabelledProperties };

/** The texts as they are looked up by name. */
type AnyTexts = { readonly [name: string]: string | AnyPropertyTexts };
type AnyPropertyTexts = Labels & {
  readonly item?: string;
  readonly of?: AnyTexts;
  readonly options?: Readonly<Record<string, string>>;
};
type Blocks = { readonly [type: string]: { readonly label: string; readonly props: AnyTexts } };

const known = <T>(texts: T | undefined, name: string): T => {
  if (texts === undefined) throw new Error(`no texts for ${name}`);
  return texts;
};

function labelledProperty(property: Property, texts: string | AnyPropertyTexts, blocks: Blocks): LabelledProperty {
  const { label, help, item = "", of = {}, options = {} } = typeof texts === "string" ? { label: texts } : texts;
  const labels: Labels = help === undefined ? { label } : { label, help };
  switch (property.kind) {
    case "list":
      return { ...property, ...labels, item, of: labelledProperties(property.of, of, blocks) };
    case "group":
      return { ...property, ...labels, of: labelledProperties(property.of, of, blocks) };
    case "select":
      return { ...property, ...labels, optionLabels: options };
    case "area":
      return { ...property, ...labels, allow: property.allow.map((block) => labelledBlock(block, blocks)) };
    default:
      return { ...property, ...labels };
  }
}

const labelledProperties = (props: Properties, texts: AnyTexts, blocks: Blocks): LabelledProperties =>
  Object.fromEntries(
    Object.entries(props).map(([name, property]) => [
      name,
      labelledProperty(property, known(texts[name], name), blocks),
    ]),
  );

function labelledBlock(block: BlockDefinition, blocks: Blocks): LabelledBlock {
  const { label, props } = known(blocks[block.type], block.type);
  return { ...block, label, props: labelledProperties(block.props, props, blocks) };
}

/** The definition of a page type, or of a shared block, with the texts put on. */
export function labelledPage(definition: PageDefinition, texts: TypeTexts): LabelledPage {
  const { type, isBlock } = definition;
  const { blocks }: { readonly blocks: Blocks } = texts;
  const pages: { readonly [type: string]: Required<Labels> & Blocks[string] } = texts.pages;
  const own: Labels & Blocks[string] = isBlock ? known(blocks[type], type) : known(pages[type], type);
  const edited = labelledProperties(editedProps(definition), { ...texts.head, ...own.props }, blocks);
  const { label, help = texts.sharedBlock(own.label) } = own;
  return { ...definition, label, help, edited };
}

/** The labels of the properties of a type, by their names. */
export function labelsOf(definition: PageDefinition, texts: TypeTexts): Readonly<Record<string, string>> {
  const { edited } = labelledPage(definition, texts);
  return Object.fromEntries(Object.keys(definition.props).map((name) => [name, edited[name]?.label ?? name]));
}
