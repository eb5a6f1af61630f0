import { languageAround } from "../../../platform/pure/language/index.ts";
import { bibtexText } from "../../reference/rules/index.ts";
import type { Cited } from "./cited.ts";

/** The publisher of every assessment. */
export const PUBLISHER = "Minimetode";
const KIND = "Mini-metodevurdering";
const EDITION = { nb: "utgave", nn: "utgåve" } as const;

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A reference as a text, as it stands in a list of references. */
export const citationText = ({
  organization,
  year,
  title,
  edition,
  address,
  ...cited
}: Omit<Cited, "number" | "day">): string =>
  `${organization} (${year}). ${title.replace(/[.\s]+$/, "")}. ${KIND}, ${editionOf({ edition, ...cited })}. ${PUBLISHER}. ${address}`;

/** «utgave 2», in the words of the edition. */
const editionOf = ({ edition, language }: Pick<Cited, "edition" | "language">): string =>
  `${EDITION[languageAround({ language })]} ${edition}`;

/** The same as RIS, for reference managers. */
export const citationRis = ({ organization, year, day, title, edition, address, language }: Cited): string =>
  [
    ["TY", "RPRT"],
    ["AU", organization],
    ["TI", title],
    ["PY", String(year)],
    ["DA", day.replaceAll("-", "/")],
    ["ET", String(edition)],
    ["M3", KIND],
    ["PB", PUBLISHER],
    ["LA", languageAround({ language })],
    ["UR", address],
    ["ER", ""],
  ]
    .map(([tag, text = ""]) => `${tag}  - ${oneLine(text)}\r\n`)
    .join("");

const tex = (text: string): string => bibtexText(oneLine(text));

/** The same as BibTeX, in Unicode. The braces keep capitals and the organisation's name as they are. */
export const citationBibtex = ({ number, organization, year, title, edition, address, language }: Cited): string =>
  [
    `@techreport{minimetode${number}-${edition},`,
    `  author = {{${tex(organization)}}},`,
    `  title = {{${tex(title)}}},`,
    `  institution = {${PUBLISHER}},`,
    `  type = {${KIND}},`,
    `  number = {${editionOf({ edition, language })}},`,
    `  year = {${year}},`,
    `  url = {${address}},`,
    `  language = {${language === "nn" ? "nynorsk" : "norwegian"}}`,
    "}",
    "",
  ].join("\n");

/** The same as CSL-JSON: a list of one. */
export const citationCsl = ({ number, organization, day, title, edition, address, language }: Cited) => [
  {
    id: `minimetode${number}-${edition}`,
    type: "report",
    genre: KIND,
    title: oneLine(title),
    author: [{ literal: oneLine(organization) }],
    issued: { "date-parts": [day.split("-").map(Number)] },
    edition: String(edition),
    publisher: PUBLISHER,
    URL: address,
    language: `${languageAround({ language })}-NO`,
  },
];
