import { expect, test } from "vitest";
import { aSection, aTemplate, aText, aWorkingCopy, someFacts } from "../../../../test/builders/a-working-copy.ts";
import type { Feed, TermKind } from "../../../block/rules/index.ts";
import { cardOf, readViewOf, searchableText } from "../../../publication/rules/index.ts";
import type { FieldBlock, SectionBlock } from "../../../template/rules/index.ts";

const noTerms = { topics: [], methodTypes: [], publishers: [], subjects: [], organizations: [], municipalities: [] };
const keysOf = (
  sections: readonly { readonly contentGuid: string; readonly blocks: readonly { contentGuid: string }[] }[],
) =>
  sections
    .flatMap((section) => [section, ...section.blocks])
    .map(({ contentGuid }) => contentGuid.replace("guid-", ""));

const choice = (key: string, feed: Feed, more = {}): FieldBlock => ({
  kind: "Select",
  key,
  title: key,
  selectType: "radiobuttons",
  options: [
    { value: "ja", text: `Ja til ${key}` },
    { value: "nei", text: `Nei til ${key}` },
  ],
  feeds: [feed],
  ...more,
});
const concluding = aTemplate([
  [
    aSection("slutt", [
      choice("rad", "recommendation"),
      choice("tillit", "confidence", { hideWhenPublished: true }),
      { kind: "TextEditor", key: "kort", title: "Kort fortalt", feeds: ["plain-summary"] },
    ]),
  ],
]);

test("has recommendation, confidence and the plain summary that the template feeds and readers may see", () => {
  const values = { rad: ["ja"], tillit: ["nei"], kort: "<p>Enkelt sagt</p>" };
  const view = readViewOf(someFacts(), aWorkingCopy(concluding, values), noTerms, "published");
  expect(view).toMatchObject({ recommendation: "Ja til rad", confidence: "", plainSummary: "<p>Enkelt sagt</p>" });
  expect(keysOf(view.sections)).toEqual(["slutt", "rad"]);
  expect(searchableText(view).body).toContain("Enkelt sagt");
  const none = readViewOf(someFacts(), aWorkingCopy(concluding, {}), noTerms, "preview");
  expect(none).toMatchObject({ recommendation: "", confidence: "", plainSummary: "" });
  expect(keysOf(none.sections)).toEqual(["slutt", "rad", "kort"]);
});

test("says who pays and what to order where a template feeds it and readers may see it", () => {
  const chosen = (kind: "finance-responsibility" | "order-recommendation") => ({ options: { termKind: kind } });
  const fed = (more = {}) =>
    aTemplate([
      [
        aSection("penger", [
          choice("betaler", "financial-responsibility", { ...chosen("finance-responsibility"), ...more }),
          choice("bestill", "order-recommendation", chosen("order-recommendation")),
        ]),
      ],
    ]);
  const values = { betaler: ["kommunen"], bestill: ["hurtig"] };
  const term = (value: string, text: string) => [{ value, text }];
  const copyOf = (more = {}) => ({
    ...aWorkingCopy(fed(more), values),
    termOptions: (kind: TermKind) =>
      kind === "finance-responsibility" ? term("kommunen", "Kommunen") : term("hurtig", "Hurtig metodevurdering"),
  });
  expect(readViewOf(someFacts(), copyOf(), noTerms, "published")).toMatchObject({
    financialResponsibility: "Kommunen",
    orderRecommendation: "Hurtig metodevurdering",
  });
  const hidden = readViewOf(someFacts(), copyOf({ hideWhenPublished: true }), noTerms, "published");
  expect(hidden.financialResponsibility).toBe("");
  expect(cardOf(someFacts(), copyOf(), noTerms)).toMatchObject({
    financialResponsibility: "",
    orderRecommendation: "",
  });
});

test("names a tab for readers, and says whether its reviews are those with questions", () => {
  const template = {
    ...aTemplate([[aSection("a", [aText("a1")])]]),
    fieldGroups: [{ text: "Innsending", textForReader: "Vedlegg", value: "0" }],
  };
  const view = readViewOf(someFacts(), aWorkingCopy(template, {}), noTerms, "published");
  expect(view).toMatchObject({ fieldGroups: [{ text: "Vedlegg", value: "0" }], hasPeerReviewsV2: false });
  const review: SectionBlock = { kind: "PeerReviewSection", version: 2, key: "f", title: "F", blocks: [] };
  const reviewed = aWorkingCopy(aTemplate([[aSection("a", [aText("a1")]), review]]), {});
  expect(readViewOf(someFacts(), reviewed, noTerms, "published").hasPeerReviewsV2).toBe(true);
});

test("in the preview of a draft a download block has its files; readers are told of them", () => {
  const file: FieldBlock = {
    kind: "File",
    key: "mal",
    title: "Mal",
    infoTextForReader: "Forfatterne brukte en mal.",
    links: [{ text: "Regneark", url: "/mal.xlsx" }],
  };
  const copy = aWorkingCopy(aTemplate([[aSection("a", [file])]]), {});
  const shown = (status: 1 | 2, shows: "preview" | "published") =>
    readViewOf(someFacts({ status }), copy, noTerms, shows).sections[0]?.blocks[0];
  expect(shown(1, "preview")).toMatchObject({ links: [{ name: "Regneark", url: "/mal.xlsx" }] });
  expect(shown(2, "preview")).not.toHaveProperty("links");
  expect(shown(1, "published")).not.toHaveProperty("links");
  const untold = aWorkingCopy(aTemplate([[aSection("a", [{ ...file, infoTextForReader: "" }])]]), {});
  const read = (shows: "preview" | "published") => readViewOf(someFacts({ status: 1 }), untold, noTerms, shows);
  expect([read("preview").sections.length, read("published").sections.length]).toEqual([1, 0]);
});
