import type { FieldBlock, LiteratureSource } from "../../features/template/rules/index.ts";

type Help = { readonly block: string } & Readonly<Record<"A" | "B" | "C" | "D" | "E", string>>;

const help = {
  hospital: {
    block:
      "Søk stegvis fra A. Finner dere en fersk og relevant kunnskapsoppsummering i B, kan C begrenses til studier som er kommet etter den. Registrer hvert søk for seg, også de som ikke ga treff.",
    A: "Norske og utenlandske faglige retningslinjer og veiledere, for eksempel fra Helsedirektoratet, NICE og Socialstyrelsen.",
    B: "Metodevurderinger (HTA), Cochrane-oversikter og andre systematiske oversikter. Vurder hvor ny oversikten er og om PICO stemmer.",
    C: "Bare der B ikke ga noe aktuelt og relevant, eller for å oppdatere en oversikt. Legg inn hele søkestrategien.",
    D: "Studieregistre og registrerte protokoller. Store studier som snart er ferdige, kan tale for å vente.",
    E: "Helseøkonomiske analyser, registre, nettsider og henvendelser til fagmiljøer. Si hva dere lette etter og når.",
  },
  municipality: {
    block:
      "Søk stegvis fra A. Finner dere en fersk og relevant kunnskapsoppsummering, trenger dere sjelden å lete etter enkeltstudier. Registrer også søk uten treff.",
    A: "Nasjonale faglige retningslinjer, råd og veiledere, og tilsvarende fra NICE og Socialstyrelsen.",
    B: "Oversikter fra FHI, SBU, Cochrane, Epistemonikos og andre.",
    C: "Bare der B ikke ga noe aktuelt og relevant. Kvalitative studier kan være nyttige for erfaringer.",
    D: "Prosjekter og studier som snart er ferdige, også i andre kommuner.",
    E: "Analyser, evalueringer, statistikk og erfaringer fra kommuner som har prøvd tiltaket.",
  },
} as const satisfies Record<string, Help>;

/**
 * The literature search: the same five sections in the words of a hospital or of a municipality.
 * @param sources databases and web pages to choose from; without any the portal's own
 */
export const literatureBlock = (words: keyof typeof help, sources: LiteratureSource[] = []): FieldBlock => {
  const { block, A, B, C, D, E } = help[words];
  return {
    kind: "LiteratureSearch",
    key: "litteratursok",
    title: "Litteratursøk",
    mandatory: true,
    helpText: block,
    overviewText: {
      title: "Oversikt over søkene",
      helpText: "Oversikten regnes ut av søkene som er registrert i A til E.",
    },
    overviewInputText: { title: "Registrer søk" },
    sectionTexts: {
      A: { title: "A. Retningslinjer", helpText: A },
      B: { title: "B. Systematisk oppsummert forskning", helpText: B },
      C: { title: "C. Primærstudier", helpText: C },
      D: { title: "D. Pågående studier", helpText: D },
      E: { title: "E. Helseøkonomi og andre kilder", helpText: E },
    },
    ...(sources.length > 0 && { sources }),
  };
};
