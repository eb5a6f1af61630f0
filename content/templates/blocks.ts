import type {
  BlockKind,
  BlockOf,
  FieldBlock,
  RelationRule,
  SectionBlock,
  SelectOption,
} from "../../features/template/rules/index.ts";

// Short forms for the blocks that the templates use most, so that a tab reads as its form does.

/** The most quoted study of what mini assessments lack; the help texts are written against its findings. */
export const DANISH_STUDY = "(Kidholm mfl., Int J Technol Assess Health Care 2009;25)";

type Rest<K extends BlockKind> = Partial<Omit<BlockOf<K>, "kind" | "key" | "title" | "blocks">>;

/** A first-level section, listed in the left menu. */
export const sectionBlock = (
  key: string,
  title: string,
  blocks: FieldBlock[],
  rest: Rest<"Section"> = {},
): SectionBlock => ({
  kind: "Section",
  key,
  title,
  showInLeftMenu: true,
  ...rest,
  blocks,
});

/** A section under the first-level section before it. */
export const subsection = (
  key: string,
  title: string,
  blocks: FieldBlock[],
  rest: Rest<"Section"> = {},
): SectionBlock => sectionBlock(key, title, blocks, { isSecondLevelSection: true, ...rest });

export const richTextBlock = (
  key: string,
  title: string,
  helpText: string,
  rest: Rest<"TextEditor"> = {},
): FieldBlock => ({
  kind: "TextEditor",
  key,
  title,
  helpText,
  ...rest,
});

export const shortText = (key: string, title: string, helpText: string, rest: Rest<"Text"> = {}): FieldBlock => ({
  kind: "Text",
  key,
  title,
  helpText,
  ...rest,
});

export const longTextBlock = (key: string, title: string, helpText: string, rest: Rest<"Text"> = {}): FieldBlock =>
  shortText(key, title, helpText, { multiline: true, ...rest });

export const dateText = (key: string, title: string, helpText: string, rest: Rest<"Text"> = {}): FieldBlock =>
  shortText(key, title, helpText, { isDateInput: true, width: "narrow", deactivateComments: true, ...rest });

/** `{ ja: "Ja", nei: "Nei" }` as options. */
export const options = (texts: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(texts).map(([value, text]) => ({ value, text }));

export const YES_NO = options({ ja: "Ja", nei: "Nei" });

/** One theme that must be assessed, or set aside with a reason: the section and the rule that shows one or the other. */
export const themeOrReason = (
  key: string,
  title: string,
  helpText: string,
  description: string,
): { readonly section: SectionBlock; readonly rule: RelationRule } => ({
  section: subsection(
    key,
    title,
    [
      {
        kind: "RelationSelector",
        key: `${key}-relevans`,
        title: `Er «${title}» relevant for denne vurderingen?`,
        mandatory: true,
        options: options({ relevant: "Relevant", "ikke-relevant": "Ikke relevant" }),
        relationRule: `${key}-relevans`,
      },
      richTextBlock(`${key}-vurdering`, "Vurdering", helpText, { mandatory: true }),
      longTextBlock(
        `${key}-begrunnelse`,
        "Hvorfor er temaet ikke relevant?",
        "Et tema kan bare settes til side med en begrunnelse som en leser utenfra kan etterprøve. Én til tre setninger holder.",
        { mandatory: true },
      ),
    ],
    { description },
  ),
  rule: {
    name: `${key}-relevans`,
    effects: [
      { whenAnyOf: ["relevant"], effect: "show", blocks: [`${key}-vurdering`] },
      { whenAnyOf: ["ikke-relevant"], effect: "show", blocks: [`${key}-begrunnelse`] },
    ],
  },
});
