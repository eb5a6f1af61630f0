import { expect, test } from "vitest";
import { aTemplate, inBothForms } from "../../../test/builders/a-small-template.ts";
import {
  addableKinds,
  checkTemplate,
  editTemplate,
  findBlock,
  placedBlocks,
  type Template,
  type TemplateEdit,
  tabKeys,
  valueAt,
} from "./index.ts";

const base = aTemplate();
const edited = (template: Template, ...edits: readonly TemplateEdit[]): Template =>
  edits.reduce((now, edit) => {
    const result = editTemplate(now, base, edit, new Set(["gammelt-felt"]));
    if (!result.ok) throw new Error(`${JSON.stringify(edit)}: ${result.because}`);
    return result.template;
  }, template);
const refusal = (edit: TemplateEdit) => {
  const result = editTemplate(base, base, edit, new Set());
  return result.ok ? null : result.because;
};
const set = (path: readonly string[], value: unknown): TemplateEdit => ({ do: "set", path, value });
const keys = (template: Template) => placedBlocks(template).map(({ block }) => block.key);

test("a text is written in its place and nowhere else, and what is emptied is not kept", () => {
  const written = edited(base, set(["kort", "helpText"], "Skriv kort."));
  expect(findBlock(written, "kort")?.block).toMatchObject({
    helpText: "Skriv kort.",
    title: "Kort",
    feeds: ["card-summary"],
  });
  expect(edited(written, set(["kort", "helpText"], ""))).toEqual(base);
  expect(edited(base, set(["kort", "mandatory"], false), set(["kort", "mandatory"], true))).toEqual(base);
  expect(valueAt(written, ["kort", "helpText"])).toBe("Skriv kort.");
  expect([valueAt(base, ["kort", "helpText"]), valueAt(base, ["dpia", "mandatory"])]).toEqual(["", true]);
  const renamed = edited(base, set([":etikk", "text"], "Etikk og jus"), set([":", "description"], "Ny"));
  expect([renamed.fieldGroups[1]?.text, renamed.description]).toEqual(["Etikk og jus", "Ny"]);
});

test("keys, kinds and what is no field of the form cannot be written", () => {
  for (const name of ["key", "kind", "relationRule", "blocks", "finnes-ikke"])
    expect(refusal(set(["kort", name], "x"))).toBe("NotFound");
  expect(refusal(set(["borte", "title"], "x"))).toBe("NotFound");
  expect(refusal(set([":9", "text"], "x"))).toBe("NotFound");
  expect(refusal(set(["kort"], "x"))).toBe("NotFound");
  expect(refusal(set(["kort", "title"], 7))).toBe("WrongShape");
  expect(refusal(set(["kort", "width"], "enormous"))).toBe("WrongShape");
  expect(valueAt(base, ["kort", "key"])).toBeUndefined();
});

test("a new option gets a name of its own, and one that is there keeps its", () => {
  const options = [{ value: "nei", text: "Nei!" }, { text: "Vet ikke" }, { value: "ja", text: "Ja" }, { text: "" }];
  const written = edited(base, set(["relevant", "options"], options));
  expect(valueAt(written, ["relevant", "options"])).toEqual([
    { value: "nei", text: "Nei!" },
    { value: "svar-1", text: "Vet ikke" },
    { value: "ja", text: "Ja" },
    { value: "svar-2", text: "" },
  ]);
});

test("a new block gets a key that no block has or had, and stands where it was put", () => {
  const title = "Gammelt felt";
  const first = edited(base, { do: "add", kind: "Text", title, after: "kort" });
  expect(keys(first).slice(0, 4)).toEqual(["om", "kort", "gammelt-felt-2", "sammendrag"]);
  const second = edited(first, { do: "add", kind: "Text", title, after: "om" });
  expect(keys(second).slice(0, 3)).toEqual(["om", "gammelt-felt-3", "kort"]);
  const section = edited(base, { do: "add", kind: "Section", title: "Økonomi og ærlighet", after: "kort" });
  expect(keys(section).slice(0, 4)).toEqual(["om", "kort", "sammendrag", "okonomi-og-aerlighet"]);
  expect(refusal({ do: "add", kind: "Text", title, after: "send" })).toBe("NotFound");
  expect(refusal({ do: "add", kind: "EconomyEvaluation", title, after: "om" })).toBe("NotFound");
  for (const kind of addableKinds) expect(refusal({ do: "add", kind, title, after: "om" })).toBeNull();
});

test("blocks and sections are moved, and stay at the end of their list", () => {
  const up = edited(base, { do: "move", key: "sammendrag", by: -1 });
  expect(keys(up).slice(0, 3)).toEqual(["om", "sammendrag", "kort"]);
  expect(edited(base, { do: "move", key: "kort", by: -1 })).toEqual(base);
  expect(edited(up, { do: "move", key: "sammendrag", by: 1 })).toEqual(base);
  const away = edited(base, { do: "place", key: "begrunnelse", to: "om" });
  expect(keys(away).slice(0, 4)).toEqual(["om", "kort", "sammendrag", "begrunnelse"]);
  const tab = edited(base, { do: "place", key: "personvern", to: ":om" });
  expect(tab.sections[0]?.map(({ key }) => key)).toEqual(["om", "personvern"]);
  expect(refusal({ do: "place", key: "kort", to: "send" })).toBe("NotFound");
  expect(refusal({ do: "place", key: "om", to: ":9" })).toBe("NotFound");
});

test("what is taken out takes its part of the rules with it, and gets it back when it is put back", () => {
  const without = edited(base, { do: "remove", key: "begrunnelse" });
  expect(keys(without)).not.toContain("begrunnelse");
  expect(checkTemplate(without)).toEqual([]);
  expect(without.relationRules[0]?.effects.map(({ blocks }) => blocks)).toEqual([["vurdering"], ["personvern"]]);
  expect(edited(without, { do: "restore", key: "begrunnelse" })).toEqual(base);
  const noChoice = edited(base, { do: "remove", key: "relevant" });
  expect([noChoice.relationRules, checkTemplate(noChoice)]).toEqual([[], []]);
  expect(edited(noChoice, { do: "restore", key: "relevant" })).toEqual(base);
  const noSection = edited(base, { do: "remove", key: "etikk" });
  expect(edited(noSection, { do: "restore", key: "etikk" })).toEqual(base);
  expect(refusal({ do: "restore", key: "kort" })).toBe("NotFound");
  expect(refusal({ do: "remove", key: "borte" })).toBe("NotFound");
});

const rule = (key: string, ...effects: readonly [string, "show" | "hide", string][]): TemplateEdit => ({
  do: "rule",
  key,
  effects: effects.map(([value, effect, block]) => ({ whenAnyOf: [value], effect, blocks: [block] })),
});
const rulesOf = (template: Template) =>
  template.relationRules.map(({ name, effects }) => [
    name,
    ...effects.map(({ whenAnyOf, effect, blocks }) => `${whenAnyOf} ${effect} ${blocks}`),
  ]);

test("what a choice shows and hides is written, and stays written through other changes", () => {
  const written = edited(base, rule("relevant", ["nei", "show", "begrunnelse"], ["ja", "show", "sammendrag"]));
  const rules = [["etikk-relevant", "nei show begrunnelse", "ja show sammendrag"]];
  expect(rulesOf(written)).toEqual(rules);
  expect(rulesOf(edited(written, set(["kort", "helpText"], "Hjelp")))).toEqual(rules);
  const without = edited(written, { do: "remove", key: "begrunnelse" });
  expect(rulesOf(without)).toEqual([["etikk-relevant", "ja show sammendrag"]]);
  expect(rulesOf(edited(written, rule("relevant")))).toEqual([["etikk-relevant"]]);
  const cleared = edited(written, rule("relevant"), { do: "move", key: "relevant", by: 1 });
  expect(rulesOf(cleared)).toEqual([["etikk-relevant"]]);
  expect(checkTemplate(edited(base, rule("relevant")))).toEqual([]);
});

test("a rule that was not written is as before when what it names is put back, also beside one that was", () => {
  const added = edited(base, { do: "add", kind: "Select", title: "Ny", after: "kort" });
  const asked = edited(added, set(["ny", "options"], [{ text: "A" }]), rule("ny", ["svar-1", "hide", "sammendrag"]));
  expect(rulesOf(asked)[1]).toEqual(["ny", "svar-1 hide sammendrag"]);
  const back = edited(asked, { do: "remove", key: "begrunnelse" }, { do: "restore", key: "begrunnelse" });
  expect(back.relationRules).toEqual(asked.relationRules);
  expect(findBlock(back, "ny")?.block).toMatchObject({ relationRule: "ny" });
});

test("only a choice with answers of its own decides what is shown, and only what is there is named", () => {
  expect(refusal(rule("kort", ["ja", "show", "sammendrag"]))).toBe("NotFound");
  expect(refusal(rule("borte"))).toBe("NotFound");
  expect(rulesOf(edited(base, rule("relevant", ["kanskje", "hide", "kort"], ["ja", "hide", "finnes-ikke"])))).toEqual([
    ["etikk-relevant"],
  ]);
  const circle = edited(base, rule("relevant", ["ja", "show", "relevant"]));
  expect(checkTemplate(circle).map(({ kind }) => kind)).toEqual(["RulesGoInACircle"]);
});

test("what an answer is used for besides its block is some of a fixed list", () => {
  const written = edited(base, set(["sammendrag", "feeds"], ["summary", "card-links", "summary"]));
  expect(findBlock(written, "sammendrag")?.block.feeds).toEqual(["summary", "card-links"]);
  expect(findBlock(edited(base, set(["kort", "feeds"], [])), "kort")?.block).not.toHaveProperty("feeds");
  expect(valueAt(base, ["vurdering", "feeds"])).toEqual([]);
  expect(refusal(set(["kort", "feeds"], ["everything"]))).toBe("WrongShape");
  expect(refusal(set(["dpia", "feeds"], ["summary"]))).toBe("NotFound");
});

test("a number is written as a text and held as a number, and nothing else is taken for one", () => {
  const written = edited(base, set(["vurdering", "countsWords"], " 250 "));
  expect(valueAt(written, ["vurdering", "countsWords"])).toBe(250);
  expect(edited(written, set(["vurdering", "countsWords"], ""))).toEqual(base);
  for (const wrong of ["mange", "0", "-1", "2,5", "100000"])
    expect([wrong, refusal(set(["vurdering", "countsWords"], wrong))]).toEqual([wrong, "WrongShape"]);
  expect(refusal(set(["kort", "countsWords"], "250"))).toBe("NotFound");
});

test("tabs are added with a section, moved with what stands in them and taken away when they are empty; their values are their places", () => {
  const tabs = (template: Template) =>
    template.fieldGroups.map(({ text, value }, at) => [
      value,
      text,
      ...(template.sections[at] ?? []).map(({ key }) => key),
    ]);
  const added = edited(base, { do: "add", kind: "Tab", title: "Økonomi", after: ":om" });
  expect(tabs(added)).toEqual([
    ["0", "Om", "om"],
    ["1", "Økonomi", "okonomi"],
    ["2", "Etikk", "etikk", "personvern"],
    ["3", "Innsending", "send"],
  ]);
  expect(checkTemplate(inBothForms(added)).map(({ kind }) => kind)).toEqual(["SectionIsEmpty"]);
  const filled = edited(added, { do: "add", kind: "Text", title: "Kostnad", after: "okonomi" });
  expect(checkTemplate(inBothForms(filled))).toEqual([]);
  const moved = edited(filled, { do: "move", key: ":okonomi", by: 1 }, { do: "move", key: ":om", by: -1 });
  expect(tabs(moved).map(([value, text]) => [value, text])).toEqual([
    ["0", "Om"],
    ["1", "Etikk"],
    ["2", "Økonomi"],
    ["3", "Innsending"],
  ]);
  expect([moved.relationRules, checkTemplate(inBothForms(moved))]).toEqual([base.relationRules, []]);
  const emptied = edited(moved, { do: "remove", key: "okonomi" }, { do: "remove", key: ":okonomi" });
  expect(emptied).toEqual(base);
  expect(refusal({ do: "remove", key: ":etikk" })).toBe("TabHasSections");
  for (const edit of [
    { do: "remove", key: ":9" },
    { do: "move", key: ":9", by: 1 },
    { do: "add", kind: "Tab", title: "Ny", after: "om" },
    { do: "add", kind: "Tab", title: "Ny", after: ":9" },
    ...([":", ":1", ":01", ":Om", ": om", "::om"] as const).map(
      (to) => ({ do: "place", key: "personvern", to }) as const,
    ),
    set([":1", "text"], "Ny"),
    { do: "remove", key: ":1" },
  ] as const)
    expect(refusal(edit)).toBe("NotFound");
});

test("a tab keeps its key whatever it is called and wherever it stands, and no other gets it", () => {
  const keysOf = (template: Template) => tabKeys(template).join(" ");
  const renamed = edited(base, set([":etikk", "text"], "Jus"), { do: "move", key: ":etikk", by: -1 });
  expect(keysOf(renamed)).toBe("etikk om innsending");
  const added = edited(renamed, { do: "add", kind: "Tab", title: "Etikk", after: ":om" });
  expect(keysOf(added)).toBe("etikk om etikk-2 innsending");
  const again = edited(
    added,
    { do: "remove", key: "etikk-2" },
    { do: "add", kind: "Tab", title: "Etikk", after: ":om" },
  );
  expect(keysOf(again)).toBe("etikk om etikk-3 etikk-2 innsending");
  expect(refusal({ do: "add", kind: "Tab", title: "\u202e ", after: ":om" })).toBe("TabHasNoText");
  expect(refusal({ do: "add", kind: "Text", title: "\u202e\u0000", after: "om" })).toBe("EmptyTitle");
  const twice = aTemplate({ fieldGroups: base.fieldGroups.map((group) => ({ ...group, key: "om" })) });
  expect(checkTemplate(twice)).toEqual([1, 2].map((tab) => ({ kind: "DuplicateTabKey", tab })));
});

test("a template that was stored without keys gives its tabs those of their first sections, and every edit writes them", () => {
  const stored = { ...base, fieldGroups: base.fieldGroups.map(({ text, value }) => ({ text, value })) };
  expect(tabKeys(stored)).toEqual(["om", "etikk", "send"]);
  const draft = edited(
    stored,
    { do: "place", key: "etikk", to: ":send" },
    { do: "move", key: ":send", by: -1 },
    set([":etikk", "text"], "Jus"),
  );
  expect(draft.fieldGroups.map(({ text, key }) => [key, text])).toEqual([
    ["om", "Om"],
    ["send", "Innsending"],
    ["etikk", "Jus"],
  ]);
  expect(tabKeys({ ...stored, sections: [[], [], []] })).toEqual(["fane", "fane-2", "fane-3"]);
});

test("the only tab stays, and one at the end is not moved further", () => {
  const only = { ...aTemplate(), fieldGroups: base.fieldGroups.slice(0, 1), sections: [[]] };
  expect(editTemplate(only, base, { do: "remove", key: ":om" }, new Set())).toEqual({ ok: false, because: "OnlyTab" });
  expect(edited(base, { do: "move", key: ":innsending", by: 1 }, { do: "move", key: ":om", by: -1 })).toEqual(base);
});

test("what turns the direction of writing and what cannot be seen is in no name, label, answer or help", () => {
  const turned = "a\u202eb\u2066c\u200f\u0007";
  const written = edited(
    base,
    set([":om", "text"], turned),
    set([":om", "textForReader"], turned),
    set(["om", "title"], turned),
    set(["kort", "helpText"], `${turned}\n\nEn linje til`),
    set(["relevant", "options"], [{ value: "ja", text: turned }]),
    set(["send", "checklist"], [turned]),
    { do: "add", kind: "Text", title: ` ${turned}\n d `, after: "kort" },
  );
  expect(JSON.stringify(written)).not.toMatch(/\p{Bidi_Control}/u);
  expect(written.fieldGroups[0]).toMatchObject({ text: "abc", textForReader: "abc" });
  expect(valueAt(written, ["kort", "helpText"])).toBe("abc\n\nEn linje til");
  expect(valueAt(written, ["abc-d", "title"])).toBe("abc d");
});

test("a section that was taken out comes back in its tab, wherever that stands now, and brings the tab back when that is gone", () => {
  const tabOf = (template: Template, key: string) => template.fieldGroups[findBlock(template, key)?.tab ?? -1]?.text;
  const out = edited(base, { do: "remove", key: "personvern" }, { do: "move", key: ":etikk", by: -1 });
  expect(tabOf(edited(out, { do: "restore", key: "personvern" }), "personvern")).toBe("Etikk");
  const gone = edited(out, { do: "remove", key: "etikk" }, { do: "remove", key: ":etikk" });
  expect(gone.fieldGroups.map(({ text }) => text)).toEqual(["Om", "Innsending"]);
  const back = edited(gone, { do: "restore", key: "etikk" });
  expect(edited(back, { do: "restore", key: "personvern" })).toEqual(base);
});
