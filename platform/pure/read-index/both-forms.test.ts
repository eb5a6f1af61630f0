import { expect, test } from "vitest";
import { formPairs } from "../../../test/world/search/form-pairs.ts";
import { commonBeginning, commonForm, otherBeginnings } from "./both-forms.ts";
import { ENDS, FIRST, FORMS, LAST, WHOLE } from "./form-table.ts";
import { stem } from "./stem.ts";
import { termOf, termsIn } from "./words.ts";

test.each(formPairs)("«%s» and «%s» have one key", (bokmål, nynorsk) => {
  expect(termsIn(nynorsk)).toEqual(termsIn(bokmål));
});

test.each([
  ["first parts", "sjukehusapotek", "sykehusapotek"],
  ["last parts", "lungesjukdommar", "lungesykdommer"],
  ["both", "heimesjukehuset", "hjemmesykehuset"],
  ["both", "avgjerdstakarane", "beslutningstakerne"],
  ["both", "brukarmedverknad", "brukermedvirkning"],
  ["several who do something", "brukarane", "brukere"],
  ["several who do something, with an ending that Snowball leaves", "sjukepleiarar", "sykepleierne"],
  ["a unit of something", "behandlingseininga", "behandlingsenheten"],
  ["weeks", "svangerskapsveker", "svangerskapsuker"],
  ["weeks, with an ending that Snowball leaves on short words", "veker", "uker"],
  ["-heit", "dødelegheita", "dødeligheten"],
  ["-heit", "moglegheitene", "mulighetene"],
  ["-heit", "sjuklegheit", "sykelighet"],
  ["-sam", "verksam", "virksom"],
  ["verbs", "undersøkjer", "undersøker"],
])("%s: «%s» is found by «%s»", (_, nynorsk, bokmål) => {
  expect(termOf(nynorsk)).toBe(termOf(bokmål));
});

test.each([
  ["tal", "taler"],
  ["talet", "tale"],
  ["mogleg", "mogen"],
  ["eining", "seining"],
  ["behandlingsenhet", "forseining"],
  ["auge", "auke"],
  ["drauge", "drøye"],
  ["Halden", "holde"],
  ["kjelde", "kjele"],
  ["butikkjede", "butikk"],
  ["forgjeves", "forgivende"],
  ["feberheit", "feber"],
  ["einar", "enig"],
  ["digital", "digitall"],
  ["kapital", "kapitall"],
  ["høve", "hode"],
  ["valider", "valg"],
  ["samisk", "som"],
  ["fremme", "framme"],
  ["verke", "virke"],
])("«%s» is another word than «%s»", (one, other) => {
  expect(termOf(one)).not.toBe(termOf(other));
});

test("each word is in the table once, and its key is its own key", () => {
  for (const table of [FORMS, [...LAST, ...WHOLE], FIRST, ENDS]) {
    const words = table.map(([word]) => word);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
  const keys = [...FORMS, ...LAST, ...WHOLE, ...formPairs].flat().flatMap(termsIn);
  expect(keys.filter((key) => commonForm(key) !== key)).toEqual([]);
  const needless = [...LAST, ...WHOLE].filter(([word, common]) => stem(word) === stem(common));
  expect(needless).toEqual([]);
});

test("a word begins as one of its key, in whatever form", () => {
  expect([commonBeginning("sjukehu"), commonBeginning("heimes"), commonBeginning("laser")]).toEqual([
    "sykehu",
    "hjemmes",
    "laser",
  ]);
  expect(otherBeginnings("sykehus")).toContain("sjuk");
  expect(otherBeginnings(termOf("anbefaling"))).toContain("tilråding");
});
