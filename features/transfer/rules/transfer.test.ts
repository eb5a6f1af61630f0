import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLine, removedTags, withReferences } from "./index.ts";

const line = (record: object) => readLine(JSON.stringify(record));
const smallest = { record: "notification", id: 7, heading: "Pulsvest", published: "2025-03-01" };

describe("a line", () => {
  test("is a record with what it leaves out filled in, and keys that nobody knows left out", () => {
    expect(line({ ...smallest, mainBody: "<p>x</p>", password: "hemmelig" })).toEqual({
      kind: "record",
      record: expect.objectContaining({
        id: "7",
        published: "2025-03-01T00:00:00.000Z",
        topics: [],
        mainBody: "<p>x</p>",
      }),
    });
    expect(JSON.stringify(line({ ...smallest, password: "hemmelig" }))).not.toContain("hemmelig");
  });

  test("is nothing when it is empty or the head of an export", () => {
    expect([readLine("  "), line({ record: "export", version: 1, exported: "2025-03-01" })]).toEqual([
      { kind: "nothing" },
      { kind: "nothing" },
    ]);
  });

  test("that cannot be taken is refused with its key and a reason", () => {
    const refused = (given: object | string) => {
      const read = typeof given === "string" ? readLine(given) : line(given);
      return read.kind === "refused" ? read.key : read.kind;
    };
    expect(
      [
        "{",
        "[]",
        { record: "seat" },
        { ...smallest, heading: "" },
        { ...smallest, published: "i går" },
        { ...smallest, topics: "hjerte" },
        { ...smallest, document: "../../etc/passwd" },
        { ...smallest, document: "/etc/passwd" },
        { ...smallest, document: "filer/../../x.pdf" },
        { ...smallest, document: "a\n/../../x.pdf" },
        { ...smallest, document: "a\u2028/../../x.pdf" },
        { ...smallest, document: "nul\u0000.pdf" },
        { ...smallest, sections: [{ title: "Del", body: 3 }] },
        { record: "redirect", site: "annet", from: "/a/", to: "/b/" },
      ].map(refused),
    ).toEqual([
      "",
      "record",
      "record",
      "heading",
      "published",
      "topics",
      ...Array(6).fill("document"),
      "sections.0.body",
      "site",
    ]);
    expect(refused({ ...smallest, document: "filer/v..1/varsel.pdf" })).toBe("record");
  });

  test("never throws", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readLine(text)));
  });
});

test("what is taken out of a rich text is counted by its tag", () => {
  const before = '<p>a<script>x</script><FONT color="red">b</FONT><script></script></p>';
  expect([...removedTags(before, "<p>ab</p>")]).toEqual([
    ["script", 2],
    ["font", 1],
  ]);
  expect([...removedTags("<p>a</p>", "<p>a</p>")]).toEqual([]);
});

test("references are written anew wherever they stand, and what is not known leads nowhere", () => {
  const values = { a: '<a href="content:12#b">x</a>', list: [{ src: "media:9", n: 3 }], none: null };
  expect(withReferences(values, (kind, id) => (id === "9" ? null : `${kind}-${id}`))).toEqual({
    values: { a: '<a href="content:content-12#b">x</a>', list: [{ src: "", n: 3 }], none: null },
    unknown: ["media:9"],
  });
  const area = [
    { type: "ContentBlock", id: "x", ref: 12 },
    { type: "ContentBlock", id: "y", ref: "borte" },
    { type: "ContentBlock", id: "z", text: "content:12" },
  ];
  expect(withReferences({ area }, (_, id) => (id === "borte" ? null : "7"))).toEqual({
    values: {
      area: [
        { type: "ContentBlock", id: "x", ref: 7 },
        { type: "ContentBlock", id: "z", text: "content:7" },
      ],
    },
    unknown: ["content:borte"],
  });
});
