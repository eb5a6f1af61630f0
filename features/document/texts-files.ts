import { byLanguage } from "../../platform/pure/language/index.ts";

/** Texts about documents that are being made. */
const documentFiles = {
  links: {
    pdf: "Last ned som PDF",
    docx: "Word",
    sheet: "Beslutningsark på én side",
    txt: "Ren tekst",
    xlsx: "Tabeller og søk (Excel)",
    csv: "Tabeller og søk (CSV)",
    literature: "Litteraturen (RIS)",
    json: "Data (JSON)",
    jsonld: "Data (JSON-LD)",
    fhir: "Data (FHIR, under utprøving)",
    "fhir-evidence": "Utfallene (FHIR, under utprøving)",
    ris: "RIS",
    bibtex: "BibTeX",
    csl: "CSL-JSON",
  },
  tables: {
    searches: [
      "Del",
      "Kilde",
      "Slag",
      "Adresse",
      "Søkedato",
      "Treff",
      "Søkestrategi",
      "Forrige søk",
      "Treff siden forrige søk",
    ],
    types: { DB: "Database", Web: "Nettkilde" },
  },
  missingPicture: "[Bildet kunne ikke hentes.]",
  making: {
    pdf: {
      heading: "PDF lages",
      description: "Det tar noen sekunder. Siden viser PDF-en av seg selv når den er klar.",
    },
    sheet: {
      heading: "Beslutningsarket lages",
      description: "Det tar noen sekunder. Siden viser PDF-en av seg selv når den er klar.",
    },
    docx: {
      heading: "Word-dokumentet lages",
      description: "Det tar noen sekunder. Nedlastingen starter av seg selv når det er klart.",
    },
  },
  failed: {
    pdf: {
      heading: "Vi klarte ikke å lage PDF-en",
      description: "Noe i teksten kunne ikke settes på papir. Bruk utskriftsvennlig versjon så lenge.",
    },
    sheet: {
      heading: "Vi klarte ikke å lage beslutningsarket",
      description: "Noe i teksten kunne ikke settes på papir. Skriv ut siden med arket så lenge.",
    },
    docx: {
      heading: "Vi klarte ikke å lage Word-dokumentet",
      description: "Noe i teksten kunne ikke skrives som Word. Bruk utskriftsvennlig versjon så lenge.",
    },
  },
  edition: (number: number) => `utgave ${number}`,
  sheetOf: (number: number) => `beslutningsark utgave ${number}`,
  draft: "utkast",
  notification: "metodevarsel",
} as const;

export const documentFilesIn = byLanguage({ nb: documentFiles });
