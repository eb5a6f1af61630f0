import { article, type SeedPage } from "./seed-page.ts";

/** Contact address of the demo; `.example` never leads anywhere. */
export const CONTACT_ADDRESS = "post@minimetode.example";

/**
 * The privacy statement and the accessibility statement. Every site has both, and every footer links to them.
 * @param own the part that holds for this site alone, as HTML
 */
export const statements = (own: string): readonly SeedPage[] => [
  article("/", "personvern", "Personvern", {
    introduction: "<p>Eksempel: Slik behandler portalen opplysninger om dem som bruker den.</p>",
    showTableOfContent: true,
    mainBody: `<h2>Hva vi lagrer om deg som leser</h2>
<p>Ingenting som peker på deg. Du kan søke og lese uten å logge inn, og vi bruker ingen informasjonskapsler til måling eller markedsføring.</p>
<h2>Når du ber om varsler</h2>
<p>Vi lagrer e-postadressen din og hva du vil ha varsel om, bare for å sende varslene. Du kan avslutte fra hver e-post. Vi sletter adressen når du avslutter det siste varselet. Bekrefter du ikke, sletter vi den etter sju dager.</p>
${own}
<h2>Rettighetene dine</h2>
<p>Du kan be om innsyn, retting og sletting. Skriv til <a href="mailto:${CONTACT_ADDRESS}">${CONTACT_ADDRESS}</a>. Du kan klage til <a href="https://www.datatilsynet.no/">Datatilsynet</a>.</p>`,
  }),
  article("/", "tilgjengelighet", "Tilgjengelighet", {
    introduction: "<p>Eksempel: Alle skal kunne lese og skrive her, også med tastatur og skjermleser.</p>",
    mainBody: `<p>Portalen er laget etter WCAG 2.1 på nivå A og AA, som regelverket for universell utforming av ikt krever. Du kan lese og søke uten JavaScript.</p>
<h2>Det vi vet ikke er godt nok</h2>
<p>Forfatterne lager vedleggene i PDF. De kan mangle koder som skjermlesere trenger. Be oss om innholdet i et annet format om du trenger det.</p>
<h2>Si fra</h2>
<p>Virker noe ikke for deg? Skriv til <a href="mailto:${CONTACT_ADDRESS}">${CONTACT_ADDRESS}</a>. Fortell hvilken side det gjelder, og hvilke hjelpemidler du bruker. Tilsynet for universell utforming av ikt tar også imot meldinger.</p>`,
  }),
];
