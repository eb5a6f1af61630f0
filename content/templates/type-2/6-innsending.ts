import { pdfAttachment, submission } from "../submission.ts";

export const innsendingType2 = submission(
  {
    alternativer: "Å gjøre som nå er med blant alternativene",
    effekt: "Effekten er tallfestet, eller det står at tall mangler",
    tall: "Antall innbyggere er det samme under Innbyggere og Økonomi",
    medvirkning: "Innbyggere eller råd har medvirket",
    klarsprak: "En utenfor tjenesten har lest «Kort fortalt»",
    personopplysninger: "Ingen enkeltpersoner kan kjennes igjen i tekst, bilder eller vedlegg",
  },
  [pdfAttachment("saksframlegg eller søkestrategi")],
);
