import { pdfAttachment, submission } from "../submission.ts";

export const innsendingType3 = submission(
  {
    forlop: "Forløpet er beskrevet både før og etter, med de samme stegene",
    ansvar: "Det er klart hvem som har ansvaret i hvert steg",
    okonomi: "Økonomien er vist for begge virksomheter",
    enighet: "Begge virksomheter har lest og godtatt teksten",
    klarsprak: "En utenfor tjenestene har lest «Kort fortalt»",
    personopplysninger: "Ingen enkeltpersoner kan kjennes igjen i tekst, bilder eller vedlegg",
  },
  [pdfAttachment("utkast til avtale eller søkestrategi")],
);
