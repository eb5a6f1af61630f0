import { expect, test } from "vitest";
import { findingsOf, SET_ASIDE, setAsideCell } from "./set-aside.ts";

const cells = { outcome: "Infeksjon", interventionEvents: "31", interventionTotal: "24" };
const namesOf = (found: ReturnType<typeof findingsOf>) => ({
  open: found.open.map(({ finding }) => finding),
  setAside: found.setAside.map(({ finding }) => finding),
});

test("a finding that is set aside stays so until a number of the row changes", () => {
  expect(namesOf(findingsOf(cells, {}))).toEqual({ open: ["EventsAboveTotal"], setAside: [] });
  const aside = { ...cells, setAside: setAsideCell(cells, "EventsAboveTotal", true) };
  expect(aside.setAside).toMatch(SET_ASIDE);
  expect(namesOf(findingsOf(aside, {}))).toEqual({ open: [], setAside: ["EventsAboveTotal"] });
  expect(namesOf(findingsOf({ ...aside, text: "Flere hendelser enn pasienter" }, {})).setAside).toHaveLength(1);
  expect(namesOf(findingsOf({ ...aside, interventionEvents: "32" }, {}))).toEqual({
    open: ["EventsAboveTotal"],
    setAside: [],
  });
});

test("a number that is only written in another way has not changed", () => {
  const aside = { ...cells, setAside: setAsideCell({ ...cells, interventionTotal: " 24 " }, "EventsAboveTotal", true) };
  expect(namesOf(findingsOf(aside, {})).open).toEqual([]);
});

test("what is typed is the same as what is stored of it", () => {
  const typed = { ...cells, interventionPercent: "240 %", effect: "0,740", pValue: "p < 0,001" };
  const stored = { ...cells, interventionPercent: "240", effect: "0.740", pValue: "<0.001" };
  const setAside = setAsideCell(typed, "EventsAboveTotal", true);
  expect(namesOf(findingsOf({ ...stored, setAside }, {})).setAside).toEqual(["EventsAboveTotal"]);
});

test("each finding is set aside by itself, and can be looked at again", () => {
  const two = { ...cells, interventionPercent: "240" };
  const first = { ...two, setAside: setAsideCell(two, "EventsAboveTotal", true) };
  expect(namesOf(findingsOf(first, {})).open).toEqual(["PercentDoesNotFit"]);
  const both = { ...first, setAside: setAsideCell(first, "PercentDoesNotFit", true) };
  expect(both.setAside).toMatch(SET_ASIDE);
  expect(namesOf(findingsOf(both, {})).open).toEqual([]);
  expect(setAsideCell(first, "EventsAboveTotal", false)).toBe("");
});

test("a finding is set aside in one row alone: the marks of other numbers do not hold here", () => {
  const other = { outcome: "Død", interventionEvents: "9", interventionTotal: "4" };
  expect(
    namesOf(findingsOf({ ...other, setAside: setAsideCell(cells, "EventsAboveTotal", true) }, {})).open,
  ).toHaveLength(1);
});
