import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { siteKeys } from "../../../access/rules/index.ts";
import {
  type HtmlMap,
  link,
  list,
  type Properties,
  type Property,
  parts,
  select,
  term,
  text,
  type Wire,
} from "../property/index.ts";
import { blockTypes, definitionOf, findingsOf, pageTypes, type TextsOf } from "./index.ts";

const pages = Object.values(pageTypes);
const WORD = "kjenneord";
const shared = { number: 5, guid: "5b0c6a34-7d0e-4b55-9a53-0e5f2a1c7d05", type: "ContentBlock", name: "Delt" };
const wire: Wire = {
  address: (number) => (number === 7 ? "/sju/" : null),
  media: (number) => (number === 9 ? { kind: "image", src: "/ni.png", alt: "Ni" } : null),
  block: (number) => (number === 5 ? { ...shared, properties: { body: `<p>${WORD}</p>` } } : null),
  forEditors: true,
};
const readers: Wire = { ...wire, forEditors: false };

const addresses = fc.constantFrom("", "/om-oss/", "https://fhi.no/", "content:7", "content:7#del", "content:8");
const hostile = fc.constantFrom("javascript:alert(1)", " JavaScript:alert(1)", "data:text/html,x", "//ond.example/");
const anyAddress = fc.oneof(addresses, hostile);
const words = fc.constantFrom("", WORD, `${WORD} <b>&`);

/** Any value that a draft may hold. */
function anyOf(property: Property): fc.Arbitrary<unknown> {
  switch (property.kind) {
    case "text":
    case "longText":
      return words;
    case "html":
      return fc.oneof(
        words.map((word) => `<p>${word}</p>`),
        fc.constant('<p><a href="content:7">x</a></p>'),
      );
    case "bool":
      return fc.boolean();
    case "number":
      return fc.option(fc.integer());
    case "date":
      return fc.constantFrom("", "2026-11-22");
    case "select":
      return fc.constantFrom(...property.options);
    case "term":
      return fc.array(words, { maxLength: property.most ?? 2 });
    case "template":
      return fc.constantFrom("", "7");
    case "url":
      return anyAddress;
    case "content":
      return fc.option(anyAddress);
    case "link":
      return fc.record({ href: anyAddress, text: words });
    case "media":
      return fc.option(fc.record({ src: anyAddress, alt: words }));
    case "area":
      return fc.array(
        fc.oneof(
          fc.record({ type: fc.constant("Ukjent"), id: fc.uuid(), hemmelig: fc.constant("javascript:1") }),
          ...property.allow.map(({ type, props }) =>
            fc.tuple(fc.uuid(), anyOfAll(props)).map(([id, values]) => ({ ...values, type, id })),
          ),
        ),
        { maxLength: 2 },
      );
    case "list":
      return fc.array(anyOfAll(property.of), { maxLength: 2 });
    case "group":
      return fc.option(anyOfAll(property.of));
  }
}
const anyOfAll = (props: Properties): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(props).map(([name, property]) => [name, anyOf(property)])));

describe.each(pages.map((page) => [page.type, page] as const))("the page type %s", (type, definition) => {
  it("has a place in the tree and a chain that ends with it", () => {
    expect(definitionOf(type)).toBe(definition);
    expect([definition.chain[0], definition.chain.at(-1)]).toEqual(["Page", type]);
    expect(definition.children.filter((child) => definitionOf(child) === null)).toEqual([]);
    expect(definition.sites.filter((site) => !siteKeys.includes(site))).toEqual([]);
  });

  it("can be drawn up empty: that is a draft, and names what it lacks", () => {
    const empty = parts.empty(definition.props);
    expect(parts.schema(definition.props).parse(empty)).toEqual(empty);
    expect(parts.toWire(definition.props, {}, wire)).toEqual(parts.toWire(definition.props, empty, wire));
    expect(findingsOf(definition, {})).toEqual(findingsOf(definition, empty));
    const required = Object.entries<Property>(definition.props).filter(([, property]) => property.required);
    for (const [name] of required)
      expect(findingsOf(definition, empty)).toContainEqual({ path: [name], kind: "Required", stops: true });
    expect(parts.refs(definition.props, empty)).toEqual([]);
    expect(parts.text(definition.props, empty)).toBe("");
  });

  it("keeps any draft as it is, and shows readers no address that runs or that they may not have", () => {
    const same: HtmlMap = (html) => html;
    fc.assert(
      fc.property(anyOfAll(definition.props), (values) => {
        expect(parts.schema(definition.props).parse(values)).toEqual(values);
        const shown = JSON.stringify(parts.toWire(definition.props, values, readers));
        expect(shown).not.toMatch(/javascript:|data:text|"\/\/|content:\d/i);
        expect(parts.toWire(definition.props, parts.mapHtml(definition.props, values, same), readers)).toEqual(
          JSON.parse(shown),
        );
        const stored = JSON.stringify(values);
        const targets = parts.refs(definition.props, values).map(({ kind, target }) => `${kind} ${target}`);
        expect(targets.includes("content 7")).toBe(/content:7/.test(stored.replace(/"hemmelig":"[^"]*"/g, "")));
        const hasBad = findingsOf(definition, values).some(
          ({ kind }) => kind === "BadAddress" || kind === "UnknownBlock",
        );
        expect(hasBad).toBe(/javascript:|data:text|"\/\/|"Ukjent"/i.test(stored));
      }),
      { numRuns: 60 },
    );
  });
});

it("every block is a draft when it is empty", () => {
  for (const { props } of Object.values(blockTypes)) {
    expect(parts.schema(props).parse(parts.empty(props))).toEqual(parts.empty(props));
  }
});

it("finds the words of a text, of rich text, of a block, a row and a group, and no one else's", () => {
  const { props } = pageTypes.StandardPage;
  const block = { type: "ContentBlock", id: "5b0c6a34-7d0e-4b55-9a53-0e5f2a1c7d01", body: "<p>i blokk</p>" };
  const found = parts.text(props, {
    heading: "Tittel",
    mainBody: "<h2>Over</h2><p>brød &amp; vann</p>",
    mainContent: [block],
    changeLog: [{ date: "2026-11-22", text: "endret" }],
  });
  expect(found).toBe("Tittel Over brød & vann i blokk endret");
});

it("shows a shared block where it stands, knows what it leads to, and leaves one out that a reader may not have", () => {
  const { props } = pageTypes.StandardPage;
  const place = { type: "ContentBlock", id: "5b0c6a34-7d0e-4b55-9a53-0e5f2a1c7d01" };
  const values = {
    mainContent: [
      { ...place, ref: 5 },
      { ...place, ref: 6 },
      { ...place, type: "LinkBlock", ref: 5 },
    ],
  };
  expect(parts.schema({ mainContent: props.mainContent }).parse(values)).toEqual(values);
  expect(parts.toWire(props, values, wire).mainContent).toEqual([
    {
      ...{ ...place, width: "full", contentType: ["Block", "ContentBlock"], body: `<p>${WORD}</p>` },
      shared: { number: 5, guid: shared.guid, name: "Delt" },
    },
  ]);
  expect(parts.mapHtml(props, values, (html) => html).mainContent).toEqual(values.mainContent);
  const refs = parts.refs(props, values).map(({ kind, target }) => `${kind} ${target}`);
  expect(refs).toEqual(["content 5", "content 6", "content 5"]);
  expect(parts.findings({ mainContent: props.mainContent }, values)).toEqual([]);
});

it("leaves what is for editors alone out of other answers", () => {
  const { props } = pageTypes.IntroPage;
  expect(parts.toWire(props, { template: "7" }, wire)).toMatchObject({ template: "7", destination: null });
  expect(parts.toWire(props, { template: "7" }, readers)).not.toHaveProperty("template");
});

it("knows a link by its address and a term by its kind and key", () => {
  const props = { more: link({ required: true }), topics: term({ of: "topic", most: 2 }) };
  expect(parts.empty(props)).toEqual({ more: { href: "", text: "" }, topics: [] });
  const filled = { more: { href: "content:7", text: "Sju" }, topics: ["hjerte"] };
  expect(parts.toWire(props, filled, wire)).toEqual({ more: { href: "/sju/", text: "Sju" }, topics: ["hjerte"] });
  expect(parts.text(props, filled)).toBe("Sju");
  expect(parts.refs(props, filled)).toEqual([
    { path: ["more"], kind: "content", target: "7" },
    { path: ["topics"], kind: "term", target: "topic hjerte" },
  ]);
  expect(parts.schema(props).safeParse({ ...filled, topics: ["a", "b", "c"] }).success).toBe(false);
  expect(parts.findings(props, {})).toEqual([{ path: ["more"], kind: "Required", stops: true }]);
});

it("the compiler asks for the texts of every property, of what is in it and of every choice", () => {
  const props = { tone: select({ options: ["info", "warning"] }), rows: list({ of: { name: text() } }) };
  const tone = { label: "Slag", options: { info: "Opplysning", warning: "Viktig" } };
  const rows = { label: "Rader", item: "Rad", of: { name: "Navn" } };
  const all: TextsOf<typeof props> = { tone, rows };
  // Each error that is expected below is what is tested: without it an editor would meet a field without a label.
  // @ts-expect-error `rows` has no texts, so its field would have no label.
  const lacksRows: TextsOf<typeof props> = { tone };
  // @ts-expect-error `name`, a property of each row, has no text.
  const lacksName: TextsOf<typeof props> = { tone, rows: { ...rows, of: {} } };
  // @ts-expect-error The choice `warning` has no text.
  const lacksChoice: TextsOf<typeof props> = { rows, tone: { ...tone, options: { info: "Opplysning" } } };
  expect([all, lacksRows, lacksName, lacksChoice]).toHaveLength(4);
});
