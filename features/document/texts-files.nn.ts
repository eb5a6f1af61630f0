import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-files.ts";

export const documentFiles: Translated<typeof nb.documentFiles> = {
  links: {
    pdf: "Last ned som PDF",
    docx: "Word",
    sheet: "Avgjerdsark på éi side",
    txt: "Rein tekst",
    xlsx: "Tabellar og søk (Excel)",
    csv: "Tabellar og søk (CSV)",
    literature: "Litteraturen (RIS)",
    json: "Data (JSON)",
    jsonld: "Data (JSON-LD)",
    fhir: "Data (FHIR, under utprøving)",
    "fhir-evidence": "Utfalla (FHIR, under utprøving)",
    ris: "RIS",
    bibtex: "BibTeX",
    csl: "CSL-JSON",
  },
  tables: {
    searches: [
      "Del",
      "Kjelde",
      "Slag",
      "Adresse",
      "Søkjedato",
      "Treff",
      "Søkjestrategi",
      "Førre søk",
      "Treff sidan førre søk",
    ],
    types: { DB: "Database", Web: "Nettkjelde" },
  },
  missingPicture: "[Biletet kunne ikkje hentast.]",
  making: {
    pdf: {
      heading: "PDF-en blir laga",
      description: "Det tek nokre sekund. Sida viser PDF-en av seg sjølv når han er klar.",
    },
    sheet: {
      heading: "Avgjerdsarket blir laga",
      description: "Det tek nokre sekund. Sida viser PDF-en av seg sjølv når han er klar.",
    },
    docx: {
      heading: "Word-dokumentet blir laga",
      description: "Det tek nokre sekund. Nedlastinga startar av seg sjølv når det er klart.",
    },
  },
  failed: {
    pdf: {
      heading: "Vi klarte ikkje å lage PDF-en",
      description: "Noko i teksten kunne ikkje setjast på papir. Bruk den utskriftsvennlege versjonen så lenge.",
    },
    sheet: {
      heading: "Vi klarte ikkje å lage avgjerdsarket",
      description: "Noko i teksten kunne ikkje setjast på papir. Skriv ut sida med arket så lenge.",
    },
    docx: {
      heading: "Vi klarte ikkje å lage Word-dokumentet",
      description: "Noko i teksten kunne ikkje skrivast som Word. Bruk den utskriftsvennlege versjonen så lenge.",
    },
  },
  edition: (number) => `utgåve ${number}`,
  sheetOf: (number) => `avgjerdsark utgåve ${number}`,
  draft: "utkast",
  notification: "metodevarsel",
};
