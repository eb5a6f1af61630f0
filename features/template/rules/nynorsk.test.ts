import fc from "fast-check";
import { expect, test } from "vitest";
import { templates } from "../../../content/templates/index.ts";
import { aTemplate, inBothForms } from "../../../test/builders/a-small-template.ts";
import {
  checkTemplate,
  editTemplate,
  findBlock,
  inLanguage,
  type Template,
  type TemplateEdit,
  textsOf,
  withNynorsk,
} from "./index.ts";

const base = aTemplate();
const edited = (template: Template, edit: TemplateEdit): Template => {
  const result = editTemplate(template, base, edit, new Set());
  if (!result.ok) throw new Error(result.because);
  return result.template;
};
const missingIn = (template: Template) =>
  checkTemplate(template).flatMap((problem) =>
    problem.kind === "NynorskMissing" ? [`${problem.key} ${problem.field}`] : [],
  );

test("a template in one form has no text of the other, and its answers, rules and keys are the same", () => {
  const nn = inLanguage(base, "nn");
  expect(nn.name).toBe("Prøve på nynorsk");
  expect(nn.fieldGroups[0]).toEqual({ text: "Om på nynorsk", value: "0", key: "om" });
  expect(findBlock(nn, "relevant")?.block).toMatchObject({
    title: "Relevant? på nynorsk",
    options: [
      { value: "ja", text: "Ja på nynorsk" },
      { value: "nei", text: "Nei på nynorsk" },
    ],
  });
  expect(findBlock(nn, "send")?.block).toMatchObject({ checklist: ["Lest korrektur på nynorsk"] });
  expect(nn.relationRules).toEqual(base.relationRules);
  expect(findBlock(inLanguage(base, "nb"), "relevant")?.block).toMatchObject({ title: "Relevant?" });
  expect(inLanguage(base, "nn")).toBe(nn);
});

test("a version from before there were two forms is read in bokmål in both, and each of its texts is missed before it is published again", () => {
  const old: Template = inLanguage(base, "nb");
  expect(inLanguage(old, "nn")).toEqual(old);
  expect(new Set(missingIn(old))).toEqual(
    new Set(textsOf(old).map(({ path: [key, ...names] }) => `${key} ${names.join(".")}`)),
  );
  expect(missingIn(base)).toEqual([]);
});

test("a text that is added is missed in nynorsk until it is written; white space is no text; a text that is taken away is not missed", () => {
  const added = edited(base, { do: "add", kind: "Text", title: "Ny", after: "kort" });
  expect(missingIn(added)).toEqual(["ny title"]);
  const blank = edited(added, { do: "set", path: ["ny", "titleNn"], value: " " });
  expect(missingIn(blank)).toEqual(["ny title"]);
  const both = edited(blank, { do: "set", path: ["ny", "titleNn"], value: "Nytt" });
  expect(missingIn(both)).toEqual([]);
  const helped = edited(both, { do: "set", path: ["ny", "helpText"], value: "Hjelp" });
  expect(missingIn(helped)).toEqual(["ny helpText"]);
  expect(missingIn(edited(helped, { do: "set", path: ["ny", "helpText"], value: "" }))).toEqual([]);
});

test("a list of lines has a nynorsk form when it has as many lines; until then it is read in bokmål", () => {
  const lines = ["Lest korrektur", "Lest av leder"];
  const longer = edited(base, { do: "set", path: ["send", "checklist"], value: lines });
  expect(missingIn(longer)).toEqual(["send checklist"]);
  expect(findBlock(inLanguage(longer, "nn"), "send")?.block).toMatchObject({ checklist: lines });
  const both = edited(longer, { do: "set", path: ["send", "checklistNn"], value: ["Lese korrektur", "Lese av leiar"] });
  expect(missingIn(both)).toEqual([]);
  const without = edited(both, { do: "set", path: ["send", "checklistNn"], value: [] });
  expect(findBlock(without, "send")?.block).not.toHaveProperty("checklistNn");
});

test("an option that is moved or taken away keeps its nynorsk, and its value", () => {
  const options = [{ value: "nei", text: "Nei", textNn: "Nei på nynorsk" }];
  const after = edited(base, { do: "set", path: ["relevant", "options"], value: options });
  expect(findBlock(after, "relevant")?.block).toMatchObject({ options });
});

test("words fill what is empty, and nothing else", () => {
  const own = edited(inLanguage(base, "nb"), { do: "set", path: ["kort", "titleNn"], value: "Mitt eige" });
  const filled = withNynorsk(
    own,
    new Map([
      ["Kort", "Kort på nynorsk"],
      ["Ja", "Ja da"],
    ]),
  );
  expect(findBlock(filled, "kort")?.block).toMatchObject({ title: "Kort", titleNn: "Mitt eige" });
  expect(findBlock(filled, "relevant")?.block).toMatchObject({
    options: [
      { value: "ja", text: "Ja", textNn: "Ja da" },
      { value: "nei", text: "Nei" },
    ],
  });
  expect(findBlock(own, "relevant")?.block).not.toHaveProperty(["options", 0, "textNn"]);
});

test("whatever texts are emptied, exactly their nynorsk is missed, and bokmål is read as before", () => {
  const all = textsOf(inBothForms(base)).map(({ path }) => path);
  fc.assert(
    fc.property(fc.subarray(all.filter(([, name]) => name !== "options")), (emptied) => {
      const next = emptied.reduce((now, path) => {
        const nn = [...path.slice(0, -1), `${path.at(-1)}Nn`];
        return edited(now, { do: "set", path: nn, value: path.at(-1) === "checklist" ? [] : "" });
      }, base);
      expect(new Set(missingIn(next))).toEqual(new Set(emptied.map(([key, ...names]) => `${key} ${names.join(".")}`)));
      expect(inLanguage(next, "nb")).toEqual(inLanguage(base, "nb"));
    }),
    { numRuns: 50 },
  );
});

test("every text of every shipped template has a field for each of its forms", () => {
  for (const template of templates)
    for (const { path, nn } of textsOf(template)) expect({ path, nn }).not.toMatchObject({ nn: "" });
});
