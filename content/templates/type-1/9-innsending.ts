import { pdfAttachment, submission } from "../submission.ts";

export const innsendingType1 = submission(
  {
    pico: "PICO, søk og konklusjon handler om det samme spørsmålet",
    effekt: "Effekten er tallfestet, eller det står at tall mangler",
    utvelgelse: "Det står hvordan studiene er valgt ut og tolket",
    pasienttall: "Pasienttallet er det samme under Pasienter og Økonomi",
    etikk: "Alle de etiske temaene er vurdert eller begrunnet satt til side",
    klarsprak: "En som ikke er helsepersonell, har lest «Kort fortalt»",
    habilitet: "Alle bidragsytere har oppgitt habilitet",
    pasientopplysninger: "Ingen enkeltpasienter kan kjennes igjen i tekst, bilder eller vedlegg",
  },
  [
    {
      kind: "File",
      key: "for-dere-laster-opp",
      title: "Før dere laster opp",
      hideWhenPublished: true,
      infoTextForDraft:
        "Fjern skjulte kommentarer og dokumentegenskaper, og sjekk at PDF-filen kan leses av skjermleser.",
    },
    pdfAttachment("fullstendig søkestrategi eller utfyllende tabeller"),
    {
      kind: "ImageUpload",
      key: "vedlegg-bilder",
      title: "Bilder",
      helpText:
        "Figurer og bilder som hører til vurderingen (.png, .jpg eller .jpeg). Skriv en tekst som beskriver hvert bilde.",
    },
  ],
);
