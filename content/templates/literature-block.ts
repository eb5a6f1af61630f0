import type { FieldBlock, LiteratureSource } from "../../core/template/index.ts";

/** The literature search of types 2 and 3: the same five sections, in the words of the municipality. */
export const literatureBlock = (sources: LiteratureSource[] = []): FieldBlock => ({
  kind: "LiteratureSearch",
  key: "litteratursok",
  title: "Litteratursøk",
  mandatory: true,
  helpText:
    "Søk stegvis fra A. Finner dere en fersk og relevant kunnskapsoppsummering, trenger dere sjelden å lete etter enkeltstudier. Registrer også søk uten treff.",
  overviewText: {
    title: "Oversikt over søkene",
    helpText: "Oversikten regnes ut av søkene som er registrert i A til E.",
  },
  overviewInputText: { title: "Registrer søk" },
  sectionTexts: {
    A: {
      title: "A. Retningslinjer",
      helpText: "Nasjonale faglige retningslinjer, råd og veiledere, og tilsvarende fra NICE og Socialstyrelsen.",
    },
    B: {
      title: "B. Systematisk oppsummert forskning",
      helpText: "Oversikter fra FHI, SBU, Cochrane, Epistemonikos og andre.",
    },
    C: {
      title: "C. Primærstudier",
      helpText: "Bare der B ikke ga noe aktuelt og relevant. Kvalitative studier kan være nyttige for erfaringer.",
    },
    D: { title: "D. Pågående studier", helpText: "Prosjekter og studier som snart er ferdige, også i andre kommuner." },
    E: {
      title: "E. Helseøkonomi og andre kilder",
      helpText: "Analyser, evalueringer, statistikk og erfaringer fra kommuner som har prøvd tiltaket.",
    },
  },
  ...(sources.length > 0 && { sources }),
});
