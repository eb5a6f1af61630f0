import { article, type SeedPage } from "./seed-page.ts";

const catalog: SeedPage = {
  type: "CatalogPage",
  name: "Artikler",
  urlSegment: "artikler",
  parent: "/",
  properties: {
    heading: "Om mini-metodevurdering",
    introduction: "<p>Veiledning for dem som skriver, leser og vurderer mini-metodevurderinger.</p>",
    mainContent: [],
  },
};

export const articles: readonly SeedPage[] = [
  catalog,
  article("/artikler/", "slik-lager-du-en-mini-metodevurdering", "Slik lager du en mini-metodevurdering", {
    image: {
      src: "/assets/minimetode/artikkel-steg.svg",
      alt: "Tegning av to personer på trappetrinn med haker.",
    },
    introduction:
      "<p>En mini-metodevurdering er et beslutningsgrunnlag: kort nok til å bli lest, grundig nok til å bli etterprøvd. Her er arbeidet steg for steg.</p>",
    showTableOfContent: true,
    mainBody: `<h2>1. Sjekk om den trengs</h2>
<p>Søk her i portalen og hos Nye metoder. Er metoden vurdert før, kan det være nok å oppdatere søket og vurdere overførbarheten. Legemidler hører som regel hjemme i nasjonal vurdering.</p>
<h2>2. Forankre arbeidet</h2>
<p>Avtal med lederen som skal beslutte, hva vurderingen skal brukes til, når den trengs, og hvem som får tid til å lage den. Uten en beslutning å støtte blir den lett liggende.</p>
<h2>3. Sett sammen gruppen</h2>
<ul><li>fagfolk som kjenner metoden og alternativet</li><li>en bibliotekar som utfører og dokumenterer søket</li><li>en økonom som kjenner enhetens tall</li><li>gjerne en brukerrepresentant</li></ul>
<p>Inviter dem fra skjemaet. Alle skriver i den samme teksten, og alt lagres fortløpende.</p>
<h2>4. Skriv PICO</h2>
<p>Pasienter, tiltak, sammenligning og utfall. Spørsmålet styrer søket, tabellene og konklusjonen. Gjør det ferdig før søket bestilles.</p>
<h2>5. Søk stegvis</h2>
<p>Begynn med retningslinjer og systematiske oversikter. Gå bare videre til primærstudier når det ikke finnes en fersk og relevant oversikt. Beskriv hvordan studiene er valgt ut: nettopp det mangler ofte. I en dansk gjennomgang av 52 mini-metodevurderinger hadde 25 prosent tallfestet effekten, mens 92 prosent hadde anslått kostnadene (Kidholm mfl., Int J Technol Assess Health Care 2009;25).</p>
<h2>6. Vurder helheten</h2>
<p>Effekt og sikkerhet er bare begynnelsen. Etikk, jus, organisering og økonomi avgjør ofte om metoden kan tas i bruk. Et etisk tema kan settes til side, men da med en begrunnelse.</p>
<h2>7. Konkluder og send inn</h2>
<p>Skriv et sammendrag på høyst 250 ord og en kort versjon i klarspråk. Forslagsstilleren sender vurderingen til redaksjonen, som publiserer den eller sender den tilbake med en melding.</p>`,
    hideChangeLog: false,
    changeLog: [{ date: "2026-09-01", text: "Første utgave" }],
  }),
  article("/artikler/", "hva-er-en-mini-metodevurdering", "Hva er en mini-metodevurdering?", {
    image: {
      src: "/assets/minimetode/artikkel-vekt.svg",
      alt: "Tegning av en vekt med et ark i hver skål, mellom to personer.",
    },
    introduction:
      "<p>En systematisk vurdering av effekt, sikkerhet, etikk, organisering og økonomi, gjort der metoden skal brukes.</p>",
    mainBody: `<p>Nasjonale metodevurderinger tar for seg de store spørsmålene. Mange beslutninger tas likevel lokalt: nytt utstyr, en ny prosedyre, et nytt hjemmetilbud. Mini-metodevurderingen er laget for dem.</p>
<h2>Tre deler</h2>
<ul><li>Fagfolk, økonom, bibliotekar og andre fyller ut skjemaet.</li><li>En fagfelle fra et annet, likeverdig miljø kvalitetssikrer.</li><li>Den som har ansvaret, beslutter.</li></ul>
<h2>Tre skjemaer</h2>
<p>Det finnes ett skjema for helseforetak, ett for kommuner og ett for arbeid på tvers av nivåene. De deler oppbygning, så vurderingene kan sammenlignes.</p>`,
  }),
  article("/artikler/", "bestill-litteratursok", "Bestill litteratursøk hos biblioteket", {
    image: { src: "/assets/minimetode/artikkel-sok.svg", alt: "Tegning av to personer ved en bokhylle." },
    introduction:
      "<p>Et godt søk er begynnelsen på en god vurdering. Slik gjør dere jobben lettere for bibliotekaren.</p>",
    mainBody: `<p>Inviter bibliotekaren som bidragsyter når PICO er ferdig. Ta med to eller tre artikler dere vet er relevante, og si hvilke avgrensninger dere ønsker.</p>
<h2>Dette registreres</h2>
<ul><li>kilde, dato og antall treff for hvert søk</li><li>hele søkestrategien, slik den ble kjørt</li><li>også søk som ikke ga treff</li></ul>
<p>La gjerne en annen bibliotekar lese gjennom søket før det kjøres.</p>`,
  }),
];
