/**
 * Words of bokmål that nynorsk does not have, in any form that the texts could need: words of the product and the commonest words of the
 * language. The nynorsk dictionary of Hunspell has none of them, except some by chance (`disse` also swings, `tall` is also a tree).
 */
export const bokmaal: ReadonlySet<string> = new Set(
  `
  adressen allerede alvorlig alvorligste angret annen annet ansvarlig antall antallet arbeidssted artiklene artikler
  avbrutt avgjørende avgjøres avkortet avsluttet bedre begrenset behold beholder beklager bevegelse bidragsyter
  bidragsytere bidragsyteren bilde bilder bildet bivirkning bivirkninger ble brukere brukeren brukerne brukes
  bunntekst byttes cellen dagene dager daglig databaser deltakere dem dere deres derfra disse dokumentene dokumenter
  dårlig dårlige dårligere egentlig eget ellers emner en endelig endres endret endringen endringene endringer eneste
  enhet enheten enheter enhver ethvert ett etternavn fagfellene fagfeller faglig fant fases feltene fikk filtrene
  finner finnes fjernes flere flyttes forekomst foreløpig foreslås forespørsel forespørsler forfatter forfattere
  forfatteren forfatterne forhåndsvis forhåndsvisning forkastet fornavn forrige forside forsiden forskning
  forslagsstiller forslagsstillere forslagsstilleren fortsatt fra frem fremdeles fremhevet frihet fulgt fulgte funnet
  følger følges gammel gammelt ganger gikk gjelder gjennomgås gjennomsnittlig gjøre gjøres grensen gruppen hele
  helseforetak helseforetaket helsetjeneste hendelse hendelsen hendelser henter hentes hentet herfra heter
  hjelpemidler holdes hovedinnhold hun hva hvem hver hverandre hvert hvilke hvilken hvilket hvis hvor hvorav hvordan
  hvorfor hvorfra hvorvidt høyere høyest høyst ikke imidlertid innbyggere innbyggerne inneholder innen innenfor
  innføres innhold innholdet innloggingen innsender innsendingen innstillinger intet isteden istedenfor istedet jeg
  kilde kilden kilder
  kommentarene kommentarer kommer kommet kommunene kommuner konklusjoner kontrolleres kopieres kortere krevende
  krever lages lagrer lagres lagret lastes lastet lavere lavest legemidler legemidlet legges lenken lesere leseren
  leserne leses lest liggende ligger lignende ligner listen lukket lørdag løst løste mandag mangler mappen meldingen
  meldinger mener mens mer metodene minutter mottaker mottakere mye måles måned måneder månedlig navn navnet nedenfor
  nedenfra nederst nedlastingen nettleser nettlesere nettleseren nettsted nettsteder nettstedet nevner nevnt noe noen
  nyere nyeste nylig offentlig offentlige oppfølgingen oppgave oppgaven opplastede opplysningene opplysninger
  oppsummeringen ordene organisasjoner ovenfor ovenfra overførbarhet papirkurv papirkurven pasientene pasienter
  personene personer personlig prøves publiseres publiseringen påminnelse påminnelsen rapporteres redaktørene
  redaktører redigeres referansene referanser regneark regnearket regnes rekkefølge rekkefølgen resultater rettelse
  rettelsen rettes rettet rettighet rettigheter samlede samlet samme sammen sammendrag sammendraget sammenlign
  sammenligne sammenlignet sammenligning sannsynligvis satt satte se seksjoner sekunder selv selve sendes senere
  setningen setningene setninger settes siden sier sies sikkerhet sjekkes sjekket skadet skjemaer skjevhet skjevheter
  skjules skrev skrevet skriftlig skrives skyldes sladdede sladdet snarveier spesialisthelsetjenesten spørsmålene
  starter startes startet sted steder stedet stilles studiene studier størrelse størrelsen stående svarene sykdom
  sykdommen sykdommer sykehus sykehuset sykepleier synlig synlige synonymer søkene søkeord søkestrategi således sånn
  tabeller tall tallene tallet tar tatt tegn tegnet telles tidlig tidligere tilbaketrukket tilbaketrukne tilbud
  tilfeller tilgjengelig tilgjengelighet tillatelse timer tirsdag tjeneste tjenesten tjenester treffene trenger
  trolig trukket trukne tydelig uendret uke uken ukentlig uker ulest uleste undersøkelse undersøkelsen usikkerhet
  usynlige utelatt uten utenfor utenom utfallene utgave utgaven utgavene utgaver utilgjengelig utløpt utskriften
  utvelgelse utvelgelsen utvidelse utvidelser utvides uønskede uønsket valg valget valgfri valgfritt valgt valgte
  vanlig vanlige vanligvis vanskelig varslene varsler velg velge velger velges vennligst venter versjonene versjoner
  vet videre viktigste virkning virkninger virksomhet virksomheten virksomheter vises vurderes vurderingen
  vurderingene vurderinger være vært økten øverst øye åpen åpent åpne åpner åpnes åpnet årlig årlige årstall
`
    .trim()
    .split(/\s+/),
);

/**
 * Words that nynorsk has or may have, where the texts keep to another: docs/nynorsk.md. A star stands for any ending.
 */
export const otherChoices: Readonly<Record<string, string>> = {
  "anbefal*": "tilrå, tilråding",
  bare: "berre",
  "begrep*": "omgrep",
  "begrunn*": "grunngi, grunngiving",
  "begyn*": "byrje",
  "bekreft*": "stadfeste",
  "benytt*": "bruke",
  "beskriv*": "skildre",
  "beslut*": "avgjere, avgjerd",
  "betydning*": "bety, ha å seie",
  blokken: "blokka",
  byt: "bytt",
  bytast: "byttast",
  da: "då",
  "eksemp*": "døme",
  egen: "eigen",
  ennå: "enno",
  fanen: "fana",
  filen: "fila",
  "forskjell*": "skilnad",
  "gøym*": "skjule",
  henne: "the noun",
  herifrå: "herfrå",
  hjå: "hos",
  ifrå: "frå",
  kollegaer: "kollegaar",
  kolonna: "kolonnen",
  kolonnene: "kolonnane",
  kolonner: "kolonnar",
  "lenkj*": "lenke",
  merkt: "merka",
  merkte: "merka",
  "mulig*": "mogleg, høve",
  nå: "no",
  orsak: "beklagar",
  raden: "rada",
  rollen: "rolla",
  skadd: "skada",
  vart: "blei",
  vei: "veg",
  veien: "vegen",
  vert: "blir",
  viss: "dersom, om",
  òg: "også",
};
