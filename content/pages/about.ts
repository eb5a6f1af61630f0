import { article, type SeedPage } from "./seed-page.ts";
import { CONTACT_ADDRESS, statements } from "./statements.ts";

export const about: readonly SeedPage[] = [
  article("/", "om-oss", "Om oss", {
    introduction: "<p>Eksempel: Denne siden viser hva redaksjonen kan skrive om seg selv.</p>",
    mainBody: `<p>Portalen samler mini-metodevurderinger fra helseforetak og kommuner, så arbeid som er gjort ett sted, kan brukes et annet. Tjenesten er gratis å bruke og åpen for alle å lese.</p>
<h2>Redaksjonen</h2>
<p>Redaksjonen hjelper forfatterne i gang, ser gjennom vurderingene før publisering og retter feil. Den endrer ikke konklusjonene: det faglige ansvaret ligger hos dem som har skrevet.</p>
<h2>Kontakt</h2>
<p>Skriv til <a href="mailto:${CONTACT_ADDRESS}">${CONTACT_ADDRESS}</a>. Ikke send pasientopplysninger på e-post.</p>`,
  }),
  ...statements(`<h2>Hva vi lagrer om deg som skriver</h2>
<p>Vi lagrer navn, e-postadresse, organisasjon og rolle, og hva du har lagret og når. Forslagsstilleren og redaksjonen ser e-postadressen. De andre bidragsyterne ser navnet. Fagfeller er ikke navngitt når vurderingen er publisert. En publisert vurdering viser hvilke roller som har deltatt, for eksempel bibliotekar, men ingen navn.</p>
<h2>Informasjonskapsler</h2>
<p>Når du åpner en personlig lenke eller logger inn, lagrer vi en nødvendig informasjonskapsel som holder deg innlogget. Andre nettsteder kan ikke lese den.</p>
<h2>Hvor lenge</h2>
<p>Åpner ingen lenken til en ny vurdering, sletter vi alt i den etter 14 dager. Ellers følger historikken vurderingen så lenge den finnes. Redaksjonen fjerner opplysninger som er skrevet ved en feil.</p>`),
];
