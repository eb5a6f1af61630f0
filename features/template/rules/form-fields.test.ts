import { expect, test } from "vitest";
import { definitions, FieldBlockSchema, SectionBlockSchema } from "../../kinds/rules/index.ts";
import { type FormField, formOf, notInForms } from "./index.ts";

const names = (fields: readonly FormField[]) => fields.map(({ name }) => name);

test("every key of every kind is in its form, or is one that no form changes", () => {
  for (const { shape } of [...SectionBlockSchema.options, ...FieldBlockSchema.options]) {
    const [kind = "Section"] = shape.kind.values;
    const left = Object.keys(shape).filter((key) => !names(formOf(kind)).includes(key) && !notInForms.includes(key));
    const hasMandatory = definitions[kind].mayBeMandatory;
    const isSection = kind.endsWith("Section");
    const ofSections = ["mandatory", "deactivateComments", "width", "reusable", "feeds"];
    const ofFields = [
      ...(hasMandatory ? [] : ["mandatory"]),
      ...(definitions[kind].reuse ? [] : ["reusable"]),
      ...(definitions[kind].feeding.kind === "nothing" ? ["feeds"] : []),
      "showInLeftMenu",
      "isSecondLevelSection",
    ];
    const others = isSection ? ofSections : ofFields;
    expect({ kind, left: new Set(left) }).toEqual({ kind, left: new Set(others) });
  }
});

test("a form follows the schema: texts, choices, rows, and groups with paths of their own", () => {
  const select = formOf("Select");
  expect(select.find(({ name }) => name === "options")).toMatchObject({
    control: "list",
    of: [
      { name: "text", control: "line" },
      { name: "textNn", control: "line", optional: true },
      { name: "children", control: "list", of: [{ name: "text" }, { name: "textNn" }] },
    ],
  });
  expect(select.find(({ name }) => name === "selectType")).toMatchObject({ control: "choice" });
  expect(select.find(({ name }) => name === "helpText")).toMatchObject({ control: "lines", optional: true });
  expect(formOf("Heading").find(({ name }) => name === "level")).toMatchObject({
    values: ["3", "4", "5"],
    isNumber: true,
  });
  const table = formOf("Table").find(({ name }) => name === "rows");
  expect(table?.of?.map(({ name, of }) => [name, names(of ?? [])])).toEqual(
    ["0", "1", "2", "3"].map((at) => [at, ["label", "labelNn", "helpText", "helpTextNn"]]),
  );
  const literature = formOf("LiteratureSearch");
  expect(names(literature.find(({ name }) => name === "sectionTexts")?.of ?? [])).toEqual(["A", "B", "C", "D", "E"]);
  expect(literature.find(({ name }) => name === "sources")?.of).toMatchObject([
    { name: "type", control: "choice", values: ["DB", "Web"] },
    { name: "text", optional: false },
    { name: "value", optional: true },
  ]);
  expect(formOf("PublishSection").find(({ name }) => name === "checklist")).toMatchObject({ control: "lines-each" });
});
