import { expect, test } from "vitest";
import { aTemplate } from "../../../test/builders/a-small-template.ts";
import { editTemplate, judgeChanges, type Template, type TemplateEdit } from "./index.ts";

const base = aTemplate();
const after = (...edits: readonly TemplateEdit[]): Template =>
  edits.reduce((now, edit) => {
    const result = editTemplate(now, base, edit, new Set());
    if (!result.ok) throw new Error(`${JSON.stringify(edit)}: ${result.because}`);
    return result.template;
  }, base);
const told = (next: Template) =>
  judgeChanges(base, next).map(({ level, kind, key, field }) =>
    [level, kind, key, ...(field ? [field] : [])].join(" "),
  );
const set = (path: readonly string[], value: unknown): TemplateEdit => ({ do: "set", path, value });
/** The block as another template would have it. */
const withBlock = (key: string, changes: object): Template => ({
  ...base,
  sections: base.sections.map((tab) =>
    tab.map((section) =>
      section.kind === "PublishSection"
        ? section
        : { ...section, blocks: section.blocks.map((each) => (each.key === key ? { ...each, ...changes } : each)) },
    ),
  ),
});

test("two versions that say the same have no changes, whatever the order of their keys", () => {
  expect(told(JSON.parse(JSON.stringify(base)))).toEqual([]);
  expect(told(after(set(["kort", "title"], "Noe"), set(["kort", "title"], "Kort")))).toEqual([]);
});

test("texts, help, order, a new optional block, a new option and what widens are free", () => {
  const tab = [set([":om", "text"], "Om oss"), set([":om", "textNn"], "Om oss her")];
  expect(told(after(set(["kort", "helpText"], "Hjelp"), ...tab))).toEqual([
    "free tab-text :om",
    "free text kort helpText",
  ]);
  expect(told(after({ do: "move", key: "kort", by: 1 }))).toEqual(["free order om"]);
  expect(told(after({ do: "add", kind: "Text", title: "Ny", after: "kort" }))).toEqual(["free added ny"]);
  const three = [{ value: "ja", text: "Ja" }, { value: "nei", text: "Nei" }, { text: "Vet ikke" }];
  expect(told(after(set(["relevant", "options"], three)))).toEqual(["free option-added relevant options"]);
  expect(told(after(set(["kort", "mandatory"], false)))).toEqual(["free wider kort mandatory"]);
  expect(told(after(set(["relevant", "selectType"], "checkboxes")))).toEqual(["free wider relevant selectType"]);
  expect(told(after({ do: "place", key: "dpia", to: "etikk" }))).toEqual(["free moved dpia"]);
});

test("a text that is another in bokmål and the same in nynorsk is to be confirmed; a form that is written or corrected alone is free", () => {
  expect(told(after(set(["kort", "title"], "Kortare")))).toEqual([
    "confirm nynorsk-kept kort title",
    "free text kort title",
  ]);
  expect(told(after(set(["kort", "title"], "Kort sagt"), set(["kort", "titleNn"], "Kort sagt på nynorsk")))).toEqual([
    "free text kort title",
    "free text kort titleNn",
  ]);
  expect(told(after(set(["kort", "titleNn"], "Kort fortalt")))).toEqual(["free text kort titleNn"]);
  expect(told(after(set([":", "nameNn"], "Prøve her")))).toEqual(["free text : nameNn"]);
  expect(told(after(set([":om", "textNn"], "Om oss")))).toEqual(["free tab-text :om"]);
  const options = [
    { value: "ja", text: "Ja visst", textNn: "Ja på nynorsk" },
    { value: "nei", text: "Nei", textNn: "Nei på nynorsk" },
  ];
  expect(told(after(set(["relevant", "options"], options)))).toEqual([
    "confirm nynorsk-kept relevant options",
    "free text relevant options",
  ]);
});

test("a tab that is moved, added or taken away is told of once; its blocks stand in the same tab", () => {
  expect(told(after({ do: "move", key: ":etikk", by: -1 }))).toEqual(["free tab-order :"]);
  expect(told(after({ do: "move", key: ":etikk", by: -1 }, set([":etikk", "text"], "Jus")))).toEqual([
    "confirm nynorsk-kept :etikk text",
    "free tab-text :etikk",
    "free tab-order :",
  ]);
  expect(told(after({ do: "add", kind: "Tab", title: "Ny fane", after: ":om" }))).toEqual([
    "free tab-added :ny-fane",
    "free added ny-fane",
  ]);
  const merged = after({ do: "place", key: "om", to: ":etikk" }, { do: "remove", key: ":om" });
  expect(told(merged)).toEqual([
    "confirm tab-removed :om",
    ...["om", "kort", "sammendrag"].map((key) => `confirm moved-tab ${key}`),
  ]);
  const swapped = after(set([":om", "text"], "Etikk"), set([":etikk", "text"], "Om"));
  expect(told(swapped)).toEqual([
    "confirm nynorsk-kept :om text",
    "confirm nynorsk-kept :etikk text",
    "free tab-text :om",
    "free tab-text :etikk",
  ]);
});

test("what asks more of authors, takes something away or shows other things is to be confirmed", () => {
  expect(told(after(set(["sammendrag", "mandatory"], true)))).toEqual(["confirm mandatory sammendrag mandatory"]);
  expect(told(after(set(["kort", "isDateInput"], true)))).toEqual(["confirm narrower kort isDateInput"]);
  expect(told(after(set(["kort", "hideWhenPublished"], true)))).toEqual(["confirm hidden kort hideWhenPublished"]);
  expect(told(after({ do: "place", key: "begrunnelse", to: "om" }))).toEqual(["confirm moved-tab begrunnelse"]);
  expect(told(after({ do: "remove", key: "sammendrag" }))).toEqual(["confirm removed sammendrag"]);
  expect(told(after({ do: "remove", key: "begrunnelse" }))).toEqual(["confirm rule :", "confirm removed begrunnelse"]);
  expect(told(after(set(["relevant", "options"], [{ value: "ja", text: "Ja" }])))).toContain(
    "confirm option-removed relevant options",
  );
  const added = after({ do: "add", kind: "Text", title: "Ny", after: "kort" }, set(["ny", "mandatory"], true));
  expect(told(added)).toEqual(["confirm added-mandatory ny"]);
  expect(told(withBlock("kort", { feeds: [] }))).toEqual(["confirm feeds kort feeds"]);
  expect(told(withBlock("relevant", { selectType: "checkboxes" }))).toEqual(["free wider relevant selectType"]);
});

test("another kind under the same key, another use of its answers, and a key that another kind had are forbidden", () => {
  expect(told(withBlock("sammendrag", { kind: "Text" }))).toEqual(["forbidden fixed sammendrag kind"]);
  expect(told(withBlock("relevant", { options: { termKind: "topic" } }))[0]).toBe("forbidden fixed relevant options");
  expect(told({ ...base, assessmentType: "2" })).toEqual(["forbidden type :"]);
  const added = after({ do: "add", kind: "Text", title: "Ny", after: "kort" });
  const former = (kind: "Text" | "Select") => judgeChanges(base, added, new Map([["ny", kind]]));
  expect(former("Select").map(({ level, kind }) => `${level} ${kind}`)).toEqual(["forbidden reused"]);
  expect(former("Text").map(({ level, kind }) => `${level} ${kind}`)).toEqual(["free added"]);
});

test("what is forbidden and what is to be confirmed comes first", () => {
  const next = after(set(["kort", "helpText"], "Hjelp"), set(["sammendrag", "mandatory"], true));
  expect(told(next)).toEqual(["confirm mandatory sammendrag mandatory", "free text kort helpText"]);
});
