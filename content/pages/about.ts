import { article, type SeedPage } from "./seed-page.ts";

/** Contact address of the demo; `.example` never leads anywhere. */
export const CONTACT_ADDRESS = "post@minimetode.example";

export const about: readonly SeedPage[] = [
  article("/", "om-oss", "Om oss", {
    introduction: "<p>Eksempel: Denne siden viser hva redaksjonen kan skrive om seg selv.</p>",
    mainBody: `<p>Portalen samler mini-metodevurderinger fra helseforetak og kommuner, så arbeid som er gjort ett sted, kan brukes et annet. Tjenesten er gratis å bruke og åpen for alle å lese.</p>
<h2>Redaksjonen</h2>
<p>Redaksjonen hjelper forfatterne i gang, ser gjennom vurderingene før publisering og retter feil. Den endrer ikke konklusjonene: det faglige ansvaret ligger hos dem som har skrevet.</p>
<h2>Kontakt</h2>
<p>Skriv til <a href="mailto:${CONTACT_ADDRESS}">${CONTACT_ADDRESS}</a>. Ikke send pasientopplysninger på e-post.</p>`,
  }),
  article("/", "personvern", "Personvern", {
    introduction: "<p>Eksempel: Slik behandler portalen opplysninger om dem som bruker den.</p>",
    showTableOfContent: true,
    mainBody: `<h2>Hva vi lagrer om deg som leser</h2>
<p>Ingenting som peker på deg. Du kan søke og lese uten å logge inn, og vi bruker ingen informasjonskapsler til måling eller markedsføring.</p>
<h2>Hva vi lagrer om deg som skriver</h2>
<p>Navn, e-postadresse, organisasjon og rolle i vurderingen, og hva du har lagret og når. E-postadressen vises for forslagsstilleren og redaksjonen. Navnet ditt vises for de andre bidragsyterne. Fagfeller er ikke navngitt når vurderingen er publisert. På en publisert vurdering står det hvilke roller som har deltatt, for eksempel bibliotekar, men ingen navn.</p>
<h2>Informasjonskapsler</h2>
<p>Når du åpner en personlig lenke eller logger inn, lagres en nødvendig informasjonskapsel som holder deg innlogget. Den kan ikke leses av andre nettsteder.</p>
<h2>Hvor lenge</h2>
<p>Vurderinger som ikke er åpnet, slettes etter 14 dager. Historikken følger vurderingen så lenge den finnes. Opplysninger som er skrevet ved en feil, fjernes av redaksjonen.</p>
<h2>Rettighetene dine</h2>
<p>Du kan be om innsyn, retting og sletting. Skriv til <a href="mailto:${CONTACT_ADDRESS}">${CONTACT_ADDRESS}</a>. Du kan klage til <a href="https://www.datatilsynet.no/">Datatilsynet</a>.</p>`,
  }),
  article("/", "tilgjengelighet", "Tilgjengelighet", {
    introduction: "<p>Eksempel: Alle skal kunne lese og skrive her, også med tastatur og skjermleser.</p>",
    mainBody: `<p>Portalen er laget etter WCAG 2.1 på nivå A og AA, som regelverket for universell utforming av ikt krever. Sidene kan leses og søkes i uten JavaScript.</p>
<h2>Det vi vet ikke er godt nok</h2>
<p>Vedlegg i PDF lages av forfatterne og kan mangle koder som skjermlesere trenger. Be oss om innholdet i et annet format om du trenger det.</p>
<h2>Si fra</h2>
<p>Finner du noe som ikke virker for deg, så skriv til <a href="mailto:${CONTACT_ADDRESS}">${CONTACT_ADDRESS}</a>. Fortell hvilken side det gjelder, og hvilke hjelpemidler du bruker. Tilsynet for universell utforming av ikt tar også imot meldinger.</p>`,
  }),
];
