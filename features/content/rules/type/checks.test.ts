import { expect, test } from "vitest";
import { definitionOf, findingsOf, pageTypes } from "./index.ts";

const PLACE = "5b0c6a34-7d0e-4b55-9a53-0e5f2a1c7d05";
const stops = (type: string, values: Readonly<Record<string, unknown>>) => {
  const definition = definitionOf(type);
  if (definition === null) throw new Error(type);
  return findingsOf(definition, values).flatMap(({ path, kind, stops }) => (stops ? [[path.join("."), kind]] : []));
};
const onPage = (block: object) => stops("CatalogPage", { heading: "Side", mainContent: [{ id: PLACE, ...block }] });

const promo = { type: "PromoBlock", heading: "Se her", linkTitle: "Les om dialyse" };
test.each([
  [{}, [["link", "LeadsNowhere"]]],
  [{ link: "/om-oss/" }, []],
  [{ popup: "<p>Mer</p>" }, []],
  [{ popup: "<p><br></p>" }, [["link", "LeadsNowhere"]]],
  [{ popup: "<p>&nbsp;\u200b</p>" }, [["link", "LeadsNowhere"]]],
  [{ link: "http://" }, [["link", "BadAddress"]]],
  [{ link: "https://%" }, [["link", "BadAddress"]]],
  [{ link: "mailto:" }, [["link", "BadAddress"]]],
  [{ link: "#" }, [["link", "BadAddress"]]],
])("a promo leads to a page or opens a window: %j", (values, found) => {
  expect(onPage({ ...promo, ...values })).toEqual(found.map(([path, kind]) => [`mainContent.${PLACE}.${path}`, kind]));
  expect(stops("PromoBlock", { ...promo, ...values })).toEqual(found);
});

test.each([
  [{}, []],
  [{ url: "/om-oss/", linkTitle: "Om oss" }, []],
  [{ url: "/om-oss/" }, [["linkTitle", "Required"]]],
  [{ linkTitle: "Om oss" }, [["url", "Required"]]],
])("a generic block has a link and its text, or neither: %j", (values, found) => {
  expect(stops("GenericBlock", { text: "<p>Tekst</p>", ...values })).toEqual(found);
});

test.each([
  [{ isExternalMethod: true }, true],
  [{ isExternalMethod: true, externalUrl: "https://nice.org.uk/1" }, false],
  [{ isExternalMethod: true, externalUrl: "#del" }, true],
  [{ isExternalMethod: false }, false],
])("a notification on another site has its address: %j", (values, isMissing) => {
  const found = stops("MethodNotificationPage", values).map(([path]) => path);
  expect(found.includes("externalUrl")).toBe(isMissing);
});

test("neither search page needs a heading: the page's name stands there", () => {
  for (const type of [pageTypes.SearchPage, pageTypes.MethodNotificationSearchPage])
    expect(findingsOf(type, { heading: "" })).toEqual([]);
});

test("a year is a whole number", () => {
  const found = (year: number) => stops("MethodNotificationPage", { year }).filter(([path]) => path === "year");
  expect([2024, 2024.5, 1800].map(found)).toEqual([[], [["year", "NotWhole"]], [["year", "OutOfRange"]]]);
});
