import { expect, test } from "vitest";
import { stem } from "./stem.ts";

test.each([
  ["vurderingene", "vurdering"],
  ["vurderinger", "vurdering"],
  ["sykdommens", "sykdomm"],
  ["hjertet", "hjert"],
  ["mulighetene", "mul"],
  ["vennlig", "venn"],
  ["opererte", "operer"],
  ["hus", "hus"],
  ["katts", "katt"],
  ["tanks", "tank"],
  ["bevegelsene", "beveg"],
  ["øye", "øye"],
  ["", ""],
])("the stem of %s is %s", (word, expected) => {
  expect(stem(word)).toBe(expected);
});
