import { textsOf, withNynorsk } from "../../features/template/rules/index.ts";
import type { Template } from "../../features/template/rules/template.ts";

/** The template with a nynorsk form of each text that has none. */
export const inBothForms = (template: Template): Template =>
  withNynorsk(template, new Map(textsOf(template).map(({ nb }) => [nb, `${nb} på nynorsk`])));

/** A small template without problems, for tests of templates. */
export const aTemplate = (changes: Partial<Template> = {}): Template => inBothForms({ ...inBokmal, ...changes });

const inBokmal: Template = {
  assessmentType: "1",
  name: "Prøve",
  description: "En liten mal",
  fieldGroups: [
    { text: "Om", value: "0", key: "om" },
    { text: "Etikk", value: "1", key: "etikk" },
    { text: "Innsending", value: "2", key: "innsending" },
  ],
  sections: [
    [
      {
        kind: "Section",
        key: "om",
        title: "Om",
        showInLeftMenu: true,
        blocks: [
          { kind: "Text", key: "kort", title: "Kort", mandatory: true, feeds: ["card-summary"] },
          { kind: "TextEditor", key: "sammendrag", title: "Sammendrag", feeds: ["summary"] },
        ],
      },
    ],
    [
      {
        kind: "Section",
        key: "etikk",
        title: "Etikk",
        showInLeftMenu: true,
        blocks: [
          {
            kind: "Select",
            key: "relevant",
            title: "Relevant?",
            selectType: "radiobuttons",
            options: [
              { value: "ja", text: "Ja" },
              { value: "nei", text: "Nei" },
            ],
            relationRule: "etikk-relevant",
          },
          { kind: "TextEditor", key: "vurdering", title: "Vurdering", mandatory: true },
          { kind: "Text", key: "begrunnelse", title: "Begrunnelse", mandatory: true },
        ],
      },
      {
        kind: "Section",
        key: "personvern",
        title: "Personvern",
        isSecondLevelSection: true,
        blocks: [{ kind: "PdfUpload", key: "dpia", title: "DPIA", mandatory: true }],
      },
    ],
    [{ kind: "PublishSection", key: "send", title: "Send", showInLeftMenu: true, checklist: ["Lest korrektur"] }],
  ],
  relationRules: [
    {
      name: "etikk-relevant",
      effects: [
        { whenAnyOf: ["ja"], effect: "show", blocks: ["vurdering"] },
        { whenAnyOf: ["nei"], effect: "show", blocks: ["begrunnelse"] },
        { whenAnyOf: ["nei"], effect: "hide", blocks: ["personvern"] },
      ],
    },
  ],
};
