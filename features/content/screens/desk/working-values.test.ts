import { expect, test } from "vitest";
import { addressOf } from "../../../../platform/editing/draft/index.ts";
import { loadedField } from "../../../../platform/pure/saving/index.ts";
import { definitionOf, editedProps, listOf } from "../../rules/index.ts";
import { propertyFormat } from "./property-value.ts";
import { aheadOf, workingValues } from "./working-values.ts";

const definition = definitionOf("StandardPage");
if (!definition) throw new Error("articles are a type");
const props = editedProps(definition);
const BLOCK = "00000000-0000-4000-8000-000000000001";
const NEW = "00000000-0000-4000-8000-000000000002";
const block = { id: BLOCK, type: "ContentBlock", width: "full", body: "<p>Stod der</p>" };
const page = { values: { name: "Side", heading: "Gammel", mainContent: [block] } };
const text = { kind: "text", label: "" } as const;

const written = (path: readonly string[], value: string) => ({
  address: addressOf(path),
  field: loadedField({ rev: 1, value }, "seed"),
});

test("what is written takes the place of what was loaded, in blocks too, and only that is ahead", () => {
  const values = workingValues(props, page, [
    written(["heading"], "Ny"),
    written(["mainContent", BLOCK, "body"], "<p>Skrevet</p>"),
  ]);
  expect(aheadOf(page, values)).toEqual({ heading: "Ny", mainContent: [{ ...block, body: "<p>Skrevet</p>" }] });
});

test("an arrangement keeps what is written in the blocks that stay, and a new block is empty", () => {
  const area = props.mainContent ?? text;
  const arranged = [
    { id: NEW, type: "ContentBlock", width: "half" },
    { id: BLOCK, type: "ContentBlock", width: "full" },
  ];
  const values = workingValues(props, page, [
    written(["mainContent", BLOCK, "body"], "<p>Skrevet</p>"),
    written(["mainContent"], propertyFormat(area).textOf(arranged)),
  ]);
  expect(listOf(values.mainContent)).toEqual([
    { id: NEW, type: "ContentBlock", width: "half", body: "" },
    { ...block, body: "<p>Skrevet</p>" },
  ]);
});

test("what is written as it was loaded, or where nothing is any more, is not ahead", () => {
  const values = workingValues(props, page, [
    written(["heading"], "Gammel"),
    written(["mainContent"], JSON.stringify([{ id: BLOCK, type: "ContentBlock", width: "full" }])),
    written(["mainContent", NEW, "body"], "<p>Borte</p>"),
  ]);
  expect(aheadOf(page, values)).toEqual({});
});
