import { doiIn, type Reference } from "../../features/reference/rules/index.ts";

const titles = [
  "Blåbærsyltetøy & røre: 50 % mindre fall?",
  "ER - en akuttavdeling",
  "TY - og andre merker i en tittel",
  "«Sitat» og “quotes”, 'enkle' og #1_a",
  "C$ost {of} the ~thing^2\\alpha",
  "Ελληνικά, 中文 and 😀",
  "x".repeat(900),
  "A title. With two sentences! And three?",
  "α-blokker (β < 3 > 1)",
  "and others and nothing",
];
const rest: readonly Omit<Reference, "title">[] = [
  [
    ["Hansen", "Kari Marie"],
    "2021-03-15",
    "Tidsskrift for Den norske legeforening",
    "141",
    "3",
    "45-67",
    "10.4045/tidsskr.21.0001",
    "33754671",
  ],
  [["O'Brien", "J."], "2020-12", "BMJ", "371", "", "m4567", "10.1136/bmj.m4567", ""],
  [["Müller-Lüdenscheidt", "Ä. Ö."], "1999", "Zeitschrift", "", "", "", "", "1"],
  [["Helsedirektoratet", ""], "2024", "", "", "", "", "", ""],
  [["van der Berg", "P"], "", "J Foo & Bar", "S1", "Suppl 2", "S1-S10", "10.1002/14651858.CD000001.pub2", ""],
  [["Ng", "X"], "2000-01-01", "Lancet", "1", "1", "1-1", "10.1016/S0140-6736(20)30183-5", "999999999"],
  [["Åsen", "Ø"], "2023-02", "Acta", "12A", "3-4", "e1001", "", ""],
  [["García Márquez", "Gabriel José"], "2019-11-30", "Rev. Esp.", "7", "2", "100-9", "10.1000/182", "22"],
  [["Verdens helseorganisasjon", ""], "2022", "WHO", "", "12", "iii-x", "", "31"],
  [["Li", "Wei"], "2018", "Nature", "555", "7695", "", "10.1038/nature25988", ""],
].map(([name, date, journal, volume, issue, pages, doi, pmid]) => ({
  authors: [
    { family: String(name?.[0]), given: String(name?.[1] ?? "") },
    { family: "Eksempel", given: "E" },
  ],
  date: String(date),
  journal: String(journal),
  volume: String(volume),
  issue: String(issue),
  pages: String(pages),
  doi: doiIn(String(doi)),
  pmid: String(pmid),
}));

/** A hundred references with what trips readers of references: marks of the formats, scripts, missing parts, odd pages. */
export const trickyReferences: readonly Reference[] = titles.flatMap((title) =>
  rest.map((each) => ({ title, ...each })),
);
