import fc from "fast-check";
import { expect, test } from "vitest";
import { doiAddress, doiIn, doiKey } from "./index.ts";

const SICI = "10.1002/(SICI)1097-0258(19980415/15)17:7<661::AID-SIM794>3.0.CO;2-R";
const LANCET = "10.1016/S0140-6736(20)30183-5";

test.each([
  // What a DOI may hold.
  [SICI, SICI],
  [
    "10.1002/1521-3765(20010316)7:6<1199::AID-CHEM1199>3.0.CO;2-#",
    "10.1002/1521-3765(20010316)7:6<1199::AID-CHEM1199>3.0.CO;2-#",
  ],
  ["10.1890/1051-0761(2000)010[0436:ATDOIF]2.0.CO;2", "10.1890/1051-0761(2000)010[0436:ATDOIF]2.0.CO;2"],
  ["10.1000/0370-2693(91)90033(a)", "10.1000/0370-2693(91)90033(a)"],
  [LANCET, LANCET],
  ["10.1000.10/123", "10.1000.10/123"],
  ["10.1002/14651858.CD013881.pub2", "10.1002/14651858.CD013881.pub2"],
  // Words and addresses before it.
  ["doi:10.1000/xyz", "10.1000/xyz"],
  ["DOI 10.1000/xyz", "10.1000/xyz"],
  ["info:doi/10.1000/xyz", "10.1000/xyz"],
  [`https://doi.org/${LANCET}`, LANCET],
  ["http://dx.doi.org/10.1000/xyz", "10.1000/xyz"],
  ["https://doi-org.ezproxy.example.no/10.1000/xyz", "10.1000/xyz"],
  ["https://doi.org/10/ghBk4w", "10/ghbk4w"],
  // Encodings.
  ["https://doi.org/10.1002/%28SICI%291097-0258%2819980415%2F15%2917%3A7%3C661%3A%3AAID-SIM794%3E3.0.CO%3B2-R", SICI],
  ["10.1002/(SICI)1097-0258(19980415/15)17:7&lt;661::AID-SIM794&gt;3.0.CO;2-R", SICI],
  ["https://x.no/?id=doi:10.1016%2FS0140-6736%2820%2930183-5&issn=1", LANCET],
  ["10.1002/(SICI)1097-0258(19980415/15)17:7{\\textless}661::AID-SIM794{\\textgreater}3.0.CO;2-R", SICI],
  ["10.1002/(SICI)1097-0258(19980415/15)17:7$<$661::AID-SIM794$>$3.0.CO;2-R", SICI],
  [String.raw`10.1007/978-3-319-60051-2\_1`, "10.1007/978-3-319-60051-2_1"],
  [String.raw`10.1007/978-3-319-60051-2{\_}1`, "10.1007/978-3-319-60051-2_1"],
  ["{{10.1000/im.2021.45}}", "10.1000/im.2021.45"],
  ["10.1000/im\u2010202\u200b1", "10.1000/im-2021"],
  // Tails.
  ["https://www.nejm.org/doi/full/10.1056/NEJMoa2034577?query=featured_home", "10.1056/NEJMoa2034577"],
  ["https://link.springer.com/article/10.1007/s00125-021-05500-1#Sec2", "10.1007/s00125-021-05500-1"],
  ["https://link.springer.com/content/pdf/10.1007/s00125-021-05500-1.pdf", "10.1007/s00125-021-05500-1"],
  ["https://onlinelibrary.wiley.com/doi/10.1002/sim.794/abstract", "10.1002/sim.794"],
  ["https://www.cochranelibrary.com/cdsr/doi/10.1002/14651858.CD013881.pub2/full/no", "10.1002/14651858.CD013881.pub2"],
  ["https://www.frontiersin.org/articles/10.3389/fpsyg.2019.00001/full", "10.3389/fpsyg.2019.00001"],
  [
    "https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0000001&type=printable",
    "10.1371/journal.pone.0000001",
  ],
  ["https://www.medrxiv.org/content/10.1101/2020.03.01.20029769v2.full.pdf", "10.1101/2020.03.01.20029769"],
  ["https://academic.oup.com/brain/advance-article/doi/10.1093/brain/awx123/4567890", "10.1093/brain/awx123"],
  ["10.1000/xyz.", "10.1000/xyz"],
  ["10.1000/xyz [doi]", "10.1000/xyz"],
  ["10.1000/xyz[doi]", "10.1000/xyz"],
  ["(doi:10.1000/xyz).", "10.1000/xyz"],
  ["[10.1000/xyz]", "10.1000/xyz"],
  ["<https://doi.org/10.1000/xyz>", "10.1000/xyz"],
  ['<a href="https://doi.org/10.1000/xyz">10.1000/xyz</a>', "10.1000/xyz"],
  ["10.1000/xyz</p>", "10.1000/xyz"],
  ["10.1000/xyz;10.1000/abc", "10.1000/xyz"],
  ["Hansen K. Title. J. 2021. doi:10.1000/xyz(1). PMID: 1.", "10.1000/xyz(1)"],
  ["«10.1000/xyz»", "10.1000/xyz"],
  // No DOI.
  ["none 10.1/x", ""],
  ["3.10.1000/x", ""],
  ["10.1000/", ""],
  ["10.1000/.", ""],
  ["2021/10/11", ""],
  ["10/2021", ""],
  ["", ""],
])("the DOI in %s is %s", (text, doi) => {
  expect(doiIn(text)).toBe(doi);
});

test("DOIs that differ in case are one; a DOI leads to its publication", () => {
  expect(doiKey(doiIn("10.1000/ABC"))).toBe(doiKey(doiIn("https://doi.org/10.1000/abc")));
  expect(doiAddress(doiIn(SICI))).toBe(
    "https://doi.org/10.1002/(SICI)1097-0258(19980415/15)17:7%3C661::AID-SIM794%3E3.0.CO;2-R",
  );
  expect(doiIn(doiAddress(doiIn("10.1002/1<2>3.0.CO;2-#")))).toBe("10.1002/1<2>3.0.CO;2-#");
});

const pieces = fc.constantFrom(
  ..."10.1000/ab(<[>])#?&;,.%{}\\_/ \"'".split(""),
  "%3C",
  "&lt;",
  "/full",
  "v2",
  "10.1000/",
  ";2-#",
  ".pdf",
);

test("a code that is left when TeX is taken out is read too", () => {
  expect(doiIn("10.1000/a%{}31")).toBe("10.1000/a1");
  expect(doiIn("10.1000/%{}11")).toBe("");
});

test("what is read as a DOI is read again as itself, also from its address", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (given) => {
      const doi = doiIn(`10.1000/${given.join("")}`);
      expect(doiIn(doi)).toBe(doi);
      if (doi !== "") expect(doiIn(doiAddress(doi))).toBe(doi);
    }),
    { numRuns: 500 },
  );
});
