import fc from "fast-check";
import { expect, test } from "vitest";
import { isDescribed, shownAlt, srcSetOf, uniqueName } from "./index.ts";
import { imageName, isNamedAs } from "./names.ts";

test("a name that is taken gets a number before its ending, whatever its case", () => {
  expect(uniqueName("bilde.jpg", [])).toBe("bilde.jpg");
  expect(uniqueName("bilde.jpg", ["Bilde.JPG"])).toBe("bilde (2).jpg");
  expect(uniqueName("bilde.jpg", ["bilde.jpg", "bilde (2).jpg"])).toBe("bilde (3).jpg");
});

test("every image of a block has a name of its own, however they are called", () => {
  const given = fc.array(fc.constantFrom("a.jpg", "A.jpg", "a (2).jpg", "b.png"), { maxLength: 12 });
  fc.assert(
    fc.property(given, (names) => {
      const taken: string[] = [];
      for (const name of names) taken.push(uniqueName(name, taken));
      expect(new Set(taken.map((name) => name.toLowerCase())).size).toBe(names.length);
    }),
  );
});

test("an image is described by a text or by being decoration, and decoration is read to nobody", () => {
  const cells = [{}, { alt: " " }, { alt: "Et kart" }, { decorative: "true" }, { alt: "Et kart", decorative: "true" }];
  expect(cells.map(isDescribed)).toEqual([false, false, true, true, true]);
  expect(cells.map(shownAlt)).toEqual(["", "", "Et kart", "", ""]);
});

test("a screen is offered every width that there is", () => {
  expect(srcSetOf({ url: "/filer/a/b.jpg", widths: [480, 700] })).toBe(
    "/filer/a/b.jpg?bredde=480 480w, /filer/a/b.jpg?bredde=700 700w",
  );
});

test.each([
  ["Figur.JPG", "Figur.jpg"],
  ["Figur.Jpeg", "Figur.jpeg"],
  ["fra nettet.jfif", "fra nettet.jpg"],
  ["SKANN.JPE", "SKANN.jpg"],
  ["gammel.pjpeg", "gammel.jpg"],
  [" IMG_0001.JPG ", "IMG_0001.jpg"],
])("a JPEG called %s is taken as %s", (given, kept) => {
  expect([isNamedAs("image/jpeg", given), imageName(given)]).toEqual([true, kept]);
});

test.each(["bilde.png", "bilde.heic", "jfif", "bilde.jfif.exe"])("%s is no name of a JPEG", (given) => {
  expect(isNamedAs("image/jpeg", given)).toBe(false);
});
