import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { JudgedPdf } from "../../../features/attachment/server/judged-pdf.ts";
import { anEndlessPdf, aPdfSaying, pdfOf } from "../../builders/a-pdf.ts";

const latin1 = (text: string): Buffer => Buffer.from(text, "latin1");
const stored = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, import.meta.url)));

type Parts = {
  /** More of the catalog, and of the last part of the file. */
  readonly catalog?: string;
  readonly trailer?: string;
  /** Objects from number 5 on. */
  readonly more?: readonly string[];
};

const CONTENT = "/P <</MCID 0>> BDC BT ET EMC";

/** A PDF of one page with other parts. */
const withParts = ({ catalog = "", trailer = "", more = [] }: Parts, content = latin1(CONTENT)): Uint8Array =>
  pdfOf(
    [
      latin1(`<</Type/Catalog/Pages 2 0 R${catalog}>>`),
      latin1("<</Type/Pages/Kids[3 0 R]/Count 1>>"),
      latin1("<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/StructParents 0>>"),
      Buffer.concat([latin1(`<</Length ${content.length}>>stream\n`), content, latin1("\nendstream")]),
      ...more.map(latin1),
    ],
    trailer,
  );

const TAGS = [
  "<</Type/StructTreeRoot/K 6 0 R/ParentTree<</Nums[0[6 0 R]]>>>>",
  "<</Type/StructElem/S/P/P 5 0 R/Pg 3 0 R/K 0>>",
];
const MARKED = "/MarkInfo<</Marked true>>/StructTreeRoot 5 0 R";
const NORWEGIAN = "/Lang(nb-NO)";
const named = (title: string, number: number) => ({ object: `<</Title(${title})>>`, trailer: `/Info ${number} 0 R` });
const whole = (title: string, catalog = ""): Uint8Array => {
  const { object, trailer } = named(title, 7);
  return withParts({ catalog: MARKED + NORWEGIAN + catalog, trailer, more: [...TAGS, object] });
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Dialyse hjemme</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** The cipher of the oldest encryption of PDF, which the machine's library no longer has. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let [a, b] = [0, 0];
  return data.map((byte) => {
    a = (a + 1) & 255;
    b = (b + (state[a] ?? 0)) & 255;
    swap(a, b);
    return byte ^ (state[((state[a] ?? 0) + (state[b] ?? 0)) & 255] ?? 0);
  }) as Buffer;
}

const PAD = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const md5 = (...parts: readonly Buffer[]): Buffer => createHash("md5").update(Buffer.concat(parts)).digest();

/** Encrypted, and opened by an empty password, as «restrict editing» makes it (ISO 32000-1, 7.6). @param rights the bits of `P` */
function encrypted(rights: number): Uint8Array {
  const owner = Buffer.alloc(32, 7);
  const bits = Buffer.alloc(4);
  bits.writeInt32LE(rights);
  const key = md5(PAD, owner, bits, Buffer.from([1])).subarray(0, 5);
  const ofContent = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10);
  const hex = (bytes: Buffer) => `<${bytes.toString("hex")}>`;
  const encrypt = `<</Filter/Standard/V 1/R 2/O${hex(owner)}/U${hex(rc4(key, PAD))}/P ${rights}>>`;
  return withParts({ trailer: "/Encrypt 5 0 R/ID[<01><01>]", more: [encrypt] }, rc4(ofContent, latin1(CONTENT)));
}

const EVERY_RIGHT = -4;
const COPYING = 16;
const READING_ALOUD = 512;
const XFA = "<</XFA 6 0 R/Fields[]>>";
const XDP = "<</Length 10>>stream\n<xdp></xdp\nendstream";

const opens = (...lacks: Extract<JudgedPdf, { kind: "opens" }>["lacks"]): JudgedPdf => ({ kind: "opens", lacks });
const BARE = opens("tags", "title", "language");

/** PDFs as programs write them or lose them, and what is found. */
export const pdfs: readonly (readonly [name: string, bytes: Uint8Array, judged: JudgedPdf])[] = [
  ["with a password", stored("with-password.pdf"), { kind: "locked" }],
  ["cut off", stored("cut-off.pdf"), { kind: "cut-off" }],
  ["cut off behind its pages", aPdfSaying("Et ord").slice(0, 400), { kind: "cut-off" }],
  ["cut off in its last line", whole("Dialyse hjemme").slice(0, -8), { kind: "cut-off" }],
  ["padded with zeros", new Uint8Array([...whole("Dialyse hjemme"), ...new Uint8Array(5_000)]), opens()],
  ["its header alone", latin1("%PDF-1.7\n%%EOF"), { kind: "damaged" }],
  [
    "without pages",
    pdfOf([latin1("<</Type/Catalog/Pages 2 0 R>>"), latin1("<</Type/Pages/Kids[]/Count 0>>")]),
    { kind: "without-pages" },
  ],
  ["without a tree of pages", pdfOf([latin1("<</Type/Catalog>>")]), { kind: "damaged" }],
  [
    "whose page is not there",
    pdfOf([latin1("<</Type/Catalog/Pages 2 0 R>>"), latin1("<</Type/Pages/Kids[9 0 R]/Count 1>>")]),
    { kind: "damaged" },
  ],
  ["that is its own page", anEndlessPdf(), { kind: "damaged" }],
  [
    "a form of Acrobat alone",
    withParts({ catalog: "/AcroForm 5 0 R/NeedsRendering true", more: [XFA, XDP] }),
    { kind: "xfa" },
  ],
  [
    "a form of Acrobat with fields for all",
    withParts({ catalog: "/AcroForm 5 0 R", more: ["<</XFA 6 0 R/Fields[7 0 R]>>", XDP, "<</FT/Tx/T(navn)>>"] }),
    BARE,
  ],
  ["encrypted without a password", encrypted(EVERY_RIGHT), BARE],
  ["that may not be copied, but read aloud", encrypted(EVERY_RIGHT - COPYING), BARE],
  [
    "that may not be copied nor read aloud",
    encrypted(EVERY_RIGHT - COPYING - READING_ALOUD),
    opens("tags", "title", "language", "access"),
  ],
  ["printed or scanned", withParts({}), BARE],
  ["with tags, title and language", whole("Dialyse hjemme"), opens()],
  [
    "that says it has tags",
    withParts({
      catalog: `/MarkInfo<</Marked true>>${NORWEGIAN}`,
      trailer: "/Info 5 0 R",
      more: ["<</Title(Dialyse)>>"],
    }),
    opens("tags"),
  ],
  ["with the name of a file for a title", whole("Microsoft Word - utkast3.docx"), opens("title")],
  ["with a blank title", whole("  "), opens("title")],
  [
    "with its title in XMP",
    withParts({
      catalog: `${MARKED}${NORWEGIAN}/Metadata 7 0 R`,
      more: [...TAGS, `<</Type/Metadata/Subtype/XML/Length ${XMP.length}>>stream\n${XMP}\nendstream`],
    }),
    opens(),
  ],
  [
    "signed",
    withParts({
      catalog: "/AcroForm 5 0 R",
      more: [
        "<</SigFlags 3/Fields[6 0 R]>>",
        "<</FT/Sig/T(s)/V 7 0 R/Subtype/Widget/Rect[0 0 0 0]>>",
        "<</Type/Sig/Filter/Adobe.PPKLite>>",
      ],
    }),
    opens(),
  ],
  ["a collection of files", whole("Vedlegg", "/Collection<</Type/Collection>>"), opens("collection")],
];
