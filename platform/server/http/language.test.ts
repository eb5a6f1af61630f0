import { expect, test } from "vitest";
import type { Language } from "../../pure/language/index.ts";
import {
  addressFor,
  hasLanguageAlone,
  languageFor,
  languageInAddress,
  languageOf,
  noteLanguage,
  prefersNynorsk,
} from "./language.ts";

const asking = (cookie: string | null, accepted: string | null) => ({
  url: "/",
  headers: {
    ...(cookie === null ? {} : { cookie }),
    ...(accepted === null ? {} : { "accept-language": accepted }),
  },
});

const browserInNynorsk = "nn-NO,nn;q=0.9,nb;q=0.8,no;q=0.7,en;q=0.5";
const browserInBokmal = "nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,en-US;q=0.6";

test.each<[string, Language | null, string | null, string | null, Language, Language]>([
  // what, account or seat, cookie, Accept-Language, the site's form, the language of the answer
  ["nothing is known", null, null, null, "nb", "nb"],
  ["the site's form", null, null, null, "nn", "nn"],
  ["a browser that wants nynorsk", null, null, browserInNynorsk, "nb", "nn"],
  ["a browser that says bokmål is no guess", null, null, browserInBokmal, "nn", "nn"],
  ["a cookie, against the site's form", null, "sprak=nb", null, "nn", "nb"],
  ["a cookie, against the browser", null, "a=1; sprak=nb", browserInNynorsk, "nn", "nb"],
  ["an account, against all others", "nb", "sprak=nn", browserInNynorsk, "nn", "nb"],
  ["a seat, against a cookie", "nn", "sprak=nb", browserInBokmal, "nb", "nn"],
  ["a cookie of an unknown language", null, "sprak=en", null, "nn", "nn"],
  ["a cookie of another name", null, "esprak=nn", null, "nb", "nb"],
])("the first that is known decides: %s", (_, kept, cookie, accepted, site, language) => {
  expect(languageFor(asking(cookie, accepted), { kept, site })).toBe(language);
});

test.each([
  ["nn", true],
  ["nn-NO", true],
  ["NN-no;q=0.9, nb;q=0.8", true],
  ["nb;q=0.5, nn", true],
  ["nn, nb", true],
  ["en, nn;q=0.1", true],
  ["nb, nn", false],
  ["no, nn;q=0.9", false],
  ["nb", false],
  ["en-US,en;q=0.9", false],
  ["nn;q=0", false],
  ["nn;q=0.5, *", false],
  ["nn;q=zero, nb", false],
  ["x-nn", false],
  ["", false],
])("nynorsk is a browser's wish only where it stands before bokmål: %s", (accepted, isWanted) => {
  expect(prefersNynorsk(accepted)).toBe(isWanted);
});

test.each([
  [null, true],
  ["sprak=nn", true],
  ["sprak=en", false],
  ["sprak=nn; minimetode=x", false],
  ["minimetode=x", false],
  ["", false],
])("a request says nothing but a language with the cookie %s: %s", (cookie, isAlone) => {
  expect(hasLanguageAlone(asking(cookie, null))).toBe(isAlone);
});

test("until the caller is known a request is answered as it asks for by itself, then as the caller reads", () => {
  const request = asking("sprak=nb", null);
  expect(languageOf(request)).toBe("nb");
  noteLanguage(request, "nn");
  expect(languageOf(request)).toBe("nn");
  expect(languageOf(asking(null, browserInNynorsk))).toBe("nn");
});

test("a link in a mail names the mail's language where the site has another, and the address is the same without it", () => {
  const address = "/assessments/4?as=7";
  expect(addressFor({ language: "nb", siteLanguage: "nb" }, address)).toBe(address);
  const linked = addressFor({ language: "nn", siteLanguage: "nb" }, address);
  expect(languageInAddress(linked)).toEqual({ language: "nn", by: "mail", url: address });
  const other = addressFor({ language: "nb", siteLanguage: "nn" }, "/sok/");
  expect(languageInAddress(other)).toEqual({ language: "nb", by: "mail", url: "/sok/" });
});

test("an address chooses a language that is known, before the one of a mail, and nothing else in it is lost", () => {
  const chosenIn = (address: string) => languageInAddress(address);
  expect(chosenIn("/sok/?sprak=nn")).toEqual({ language: "nn", by: "person", url: "/sok/" });
  expect(chosenIn("/sok/?epostsprak=nb&sprak=nn&page=2")).toEqual({
    language: "nn",
    by: "person",
    url: "/sok/?page=2",
  });
  expect(chosenIn("/sok/?sprak=nn&q=hva er det?")?.url).toBe("/sok/?q=hva+er+det%3F");
  expect(chosenIn("/sok/?q=hva?&sprak=nn")).toEqual({ language: "nn", by: "person", url: "/sok/?q=hva%3F" });
  for (const address of ["/sok/?sprak=en", "/sok/?epostsprak=en", "/sprak=nn", "/sok/?q=sprak"])
    expect([address, chosenIn(address)]).toEqual([address, null]);
});
