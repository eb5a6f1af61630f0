import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { calls } from "../features/api/calls.ts";
import { paths } from "../features/api/paths.ts";
import { type CallShape, CLOSED, type Shape, shapesOf } from "./old-clients/shapes.ts";

// docs/contract.md, Old pages and new servers: a page that was opened before an upgrade goes on writing, and readers' pages go on reading. What
// earlier commits sent and read is kept by commit: method and path, what may stand at each place of a body and a query («string|null?»), and of
// the calls of readers' pages at each place of the answer.

const FOLDER = new URL("./world/old-clients/", import.meta.url);
type Kept = Readonly<Record<string, string>>;
type KeptCall = {
  readonly at: string;
  readonly body?: Kept;
  readonly query?: Kept;
  readonly answer?: Kept;
};

const today = shapesOf({ calls, paths });
const read = (kept: Kept = {}): Shape =>
  Object.fromEntries(
    Object.entries(kept).map(([place, types]) => [
      place,
      { types: types.replace("?", "").split("|"), required: !types.endsWith("?") },
    ]),
  );
const around = (place: string): string => place.replace(/(\.?[^.[\]]+|\[\])$/, "");
const isWithin = (few: readonly string[], many: readonly string[]): boolean =>
  many.includes("any") || few.every((type) => type === "any" || many.includes(type));

/** What a request of then may lack or have that is refused now. */
function refusals(then: Shape, now: Shape): string[] {
  const lacks = Object.entries(now).flatMap(([place, { required }]) => {
    const isSent = then[place]?.required ?? then[around(place)] === undefined;
    return required && place !== "" && !isSent ? [`${place} is required`] : [];
  });
  const other = Object.entries(then).flatMap(([place, { types }]) => {
    const here = now[place];
    if (!here) return now[around(place)]?.types.includes(CLOSED) ? [`${place} is refused`] : [];
    const sent = types.filter((type) => type !== CLOSED);
    return isWithin(sent, here.types) ? [] : [`${place} was ${sent.join(" or ")}`];
  });
  return [...lacks, ...other];
}

/** What a page of then reads and does not find now. */
const missing = (then: Shape, now: Shape): string[] =>
  Object.entries(then).flatMap(([place, { types, required }]) => {
    const here = now[place];
    if (!here) return [`${place} is gone`];
    if (required && !here.required) return [`${place} may be left out`];
    return isWithin(here.types, [...types, CLOSED])
      ? []
      : [`${place} was ${types.join(" or ")}, and is ${here.types.join(" or ")}`];
  });

const problems = (name: string, then: KeptCall): string[] => {
  const now: CallShape | undefined = today[name];
  if (!now || now.at !== then.at) return [`${name}: ${then.at} is gone`];
  return [
    ...refusals(read(then.body), now.body),
    ...refusals(read(then.query), now.query),
    ...(then.answer ? missing(read(then.answer), now.answer) : []),
  ].map((problem) => `${name}: ${problem}`);
};

test.each(readdirSync(FOLDER))("what a page of %s sends is taken, and what readers' pages read is there", (file) => {
  const kept: Readonly<Record<string, KeptCall>> = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));
  expect(Object.keys(kept).length).toBeGreaterThan(100);
  expect(Object.entries(kept).flatMap(([name, then]) => problems(name, then))).toEqual([]);
});

test("a key that is asked for, one that is refused, another type and a key that is gone are found", () => {
  const kept = { "": "object", rev: "number", name: "string", "rows[]": "object", rows: "array?" };
  const now = { "": "object", rev: "number", name: "number", by: "string", rows: "array?", "rows[]": "closed|object" };
  expect(refusals(read(kept), read(now))).toEqual(["by is required", "name was string"]);
  expect(refusals(read({ ...kept, "rows[].id": "string" }), read(now))).toContain("rows[].id is refused");
  expect(missing(read({ ...kept, gone: "string" }), read({ ...now, rev: "null|number" }))).toEqual([
    "rev was number, and is null or number",
    "name was string, and is number",
    "gone is gone",
  ]);
});
