import fc from "fast-check";
import { expect, it } from "vitest";
import { inPlace, linksInPlace, type Moved } from "./index.ts";

const moved: Moved = [
  ["/sok/", "/finn/"],
  ["/rediger/", "/om-oss/skriv/"],
];

it("an address of a screen leads to where it is, and back again", () => {
  const number = fc.integer({ min: 1 });
  const query = fc.constantFrom("", "?q=hjerte", "?tab=1#felt");
  const address = fc.oneof(
    query.map((more) => `/sok/${more}`),
    fc.tuple(number, query).map(([id, more]) => `/rediger/${id}/${more}`),
    fc.constantFrom("/vurdering/", "/sokeord/", "/", "https://fhi.no/sok/"),
  );
  fc.assert(
    fc.property(address, (own) => {
      expect(inPlace(moved, inPlace(moved, own), 1)).toBe(own);
      expect(inPlace([], own)).toBe(own);
    }),
  );
  expect(inPlace(moved, "/rediger/7/")).toBe("/om-oss/skriv/7/");
});

it("only what stands under the key of an address is changed in an answer", () => {
  const at = new Date(0);
  const answer = { url: "/sok/?q=a", title: "/sok/", list: [{ previewUrl: "/rediger/7/", at, none: null, count: 1 }] };
  expect(linksInPlace(moved, answer)).toEqual({
    url: "/finn/?q=a",
    title: "/sok/",
    list: [{ previewUrl: "/om-oss/skriv/7/", at, none: null, count: 1 }],
  });
  expect(linksInPlace([], answer)).toBe(answer);
});
