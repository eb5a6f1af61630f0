import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chooseInWorkList,
  deskSorts,
  lateKinds,
  readWorkList,
  sortWorkList,
  type WorkListFilter,
  writeWorkList,
} from "./index.ts";

const filters: fc.Arbitrary<WorkListFilter> = fc.record({
  q: fc.string({ maxLength: 50 }).map((q) => q.trim()),
  status: fc.constantFrom("", "1", "2", "3"),
  type: fc.constantFrom("", "1", "2", "3"),
  late: fc.constantFrom("", ...lateKinds),
  sort: fc.constantFrom(...deskSorts),
  direction: fc.constantFrom("asc", "desc"),
  page: fc.integer({ min: 1, max: 10_000 }),
});

test("what is written in the address is read back as the same filter", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readWorkList(writeWorkList(filter))).toEqual(filter);
    }),
  );
});

test("any address can be read, and an empty one puts what waits for the editors first", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("q", "status", "type", "late", "sort", "direction", "page"), fc.anything()),
      (search) => {
        const filter = readWorkList(search);
        expect(readWorkList(writeWorkList(filter))).toEqual(filter);
      },
    ),
  );
  expect(readWorkList({})).toEqual({
    q: "",
    status: "",
    type: "",
    late: "",
    sort: "waiting",
    direction: "asc",
    page: 1,
  });
  expect(writeWorkList(readWorkList({}))).toEqual({});
});

test("every choice starts from the first page, and only a page leaves the rest as it is", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(chooseInWorkList(filter, { status: "2" })).toEqual({ ...filter, status: "2", page: 1 });
      expect(chooseInWorkList(filter, { page: 7 })).toEqual({ ...filter, page: 7 });
    }),
  );
});

test("a column is first sorted its own way, then the other", () => {
  const once = sortWorkList(readWorkList({}), "changed");
  expect(once).toMatchObject({ sort: "changed", direction: "desc" });
  expect(sortWorkList(once, "changed")).toMatchObject({ sort: "changed", direction: "asc" });
  expect(sortWorkList(once, "title")).toMatchObject({ sort: "title", direction: "asc" });
});
