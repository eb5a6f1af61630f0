/** The nynorsk of the first tabs: the assessment itself, the method and the patients, by the bokmål text. */
export const aboutAndMethod: Readonly<Record<string, string>> = {
  "Mini-metodevurdering for helseforetak": "Mini-metodevurdering for helseføretak",
  "For helseforetak som vurderer å innføre, utvide eller fase ut en metode.":
    "For helseføretak som vurderer å innføre, utvide eller fase ut ein metode.",
  "Om vurderingen": "Om vurderinga",
  Metoden: "Metoden",
  Pasienter: "Pasientar",
  Litteratursøk: "Litteratursøk",
  "Effekt og sikkerhet": "Effekt og tryggleik",
  "Etikk og jus": "Etikk og jus",
  Organisering: "Organisering",
  Økonomi: "Økonomi",
  Oppsummering: "Oppsummering",
  Fagfellevurdering: "Fagfellevurdering",
  Innsending: "Innsending",
  Vedlegg: "Vedlegg",
  "Tittel og bestilling": "Tittel og bestilling",
  "Kort om vurderingen": "Kort om vurderinga",
  "To til fire setninger om metoden, pasientgruppen og hva dere skal finne ut. Skriv så en kollega i et annet helseforetak forstår om arbeidet angår dem, og kan ta kontakt før de starter på det samme.":
    "To til fire setningar om metoden, pasientgruppa og kva de skal finne ut. Skriv så ein kollega i eit anna helseføretak forstår om arbeidet gjeld dei, og kan ta kontakt før dei byrjar på det same.",
  "Teksten er offentlig fra vurderingen er startet.": "Teksten er offentleg frå vurderinga er starta.",
  "Hvem har bestilt vurderingen?": "Kven har bestilt vurderinga?",
  "Oppgi enhet og stilling, for eksempel klinikksjef ved medisinsk klinikk. Navn er ikke nødvendig.":
    "Oppgi eining og stilling, til dømes klinikksjef ved medisinsk klinikk. Namn er ikkje nødvendig.",
  "Hvilken beslutning skal vurderingen støtte?": "Kva avgjerd skal vurderinga støtte?",
  "Si hvem som skal beslutte, hva de skal velge mellom, og hva som skjer om de ikke gjør noe. En vurdering uten en navngitt beslutning blir sjelden brukt.":
    "Sei kven som skal avgjere, kva dei skal velje mellom, og kva som skjer om dei ikkje gjer noko. Ei vurdering utan ei namngitt avgjerd blir sjeldan brukt.",
  "Hva gjelder beslutningen?": "Kva gjeld avgjerda?",
  "Innføring av en ny metode": "Innføring av ein ny metode",
  "Utvidet bruk av en metode vi har": "Utvida bruk av ein metode vi har",
  "Utfasing av en metode vi har": "Utfasing av ein metode vi har",
  "Hvordan brukes metoden i dag?": "Korleis blir metoden brukt i dag?",
  "Beskriv hvem som får metoden nå, hvor mange de er, og hva utvidelsen går ut på: ny indikasjon, nye enheter eller flere pasienter.":
    "Skildre kven som får metoden no, kor mange dei er, og kva utvidinga går ut på: ny indikasjon, nye einingar eller fleire pasientar.",
  "Hva skal metoden erstattes av?": "Kva skal metoden erstattast av?",
  "Beskriv hva pasientene får i stedet, hvordan de som er i et forløp skal følges opp, og hva som frigjøres av tid, rom og penger.":
    "Skildre kva pasientane får i staden, korleis dei som er i eit forløp skal følgjast opp, og kva som blir frigjort av tid, rom og pengar.",
  "Søk i portalen": "Søk i portalen",
  "Se om noen har vurdert det samme før dere, eller holder på nå. Treffene åpnes i en ny fane.":
    "Sjå om nokon har vurdert det same før dykk, eller held på no. Treffa blir opna i ei ny fane.",
  "Lignende vurderinger": "Liknande vurderingar",
  "Søk her i portalen, hos Nye metoder og i INAHTA HTA Database før dere begynner. Skriv hva dere fant, med lenker. Fant dere ingen, så skriv hvor dere lette.":
    "Søk her i portalen, hos Nye metoder og i INAHTA HTA Database før de byrjar. Skriv kva de fann, med lenker. Fann de ingen, så skriv kvar de leita.",
  "Lenkene vises også på det offentlige kortet.": "Lenkene blir også viste på det offentlege kortet.",
  "Bidragsytere og habilitet": "Bidragsytarar og habilitet",
  "Hvilken kompetanse er med i arbeidet?": "Kva kompetanse er med i arbeidet?",
  "En mini-metodevurdering bør ikke skrives av én person. Uten bibliotekar blir søket ofte svakt, og uten økonom blir kostnadene ofte anslag uten kilde.":
    "Ei mini-metodevurdering bør ikkje skrivast av éin person. Utan bibliotekar blir søket ofte svakt, og utan økonom blir kostnadene ofte anslag utan kjelde.",
  "Klinisk fagmiljø": "Klinisk fagmiljø",
  "Sykepleie eller annet helsefag": "Sjukepleie eller anna helsefag",
  Forskningsbibliotekar: "Forskingsbibliotekar",
  Økonom: "Økonom",
  "Leder i enheten": "Leiar i eininga",
  "Medisinsk teknologi": "Medisinsk teknologi",
  IKT: "IKT",
  Brukerrepresentant: "Brukarrepresentant",
  "Hvem har gjort hva?": "Kven har gjort kva?",
  "List opp rolle og enhet for hver som har bidratt, og hvilke deler de har arbeidet med.":
    "List opp rolle og eining for kvar som har bidrege, og kva delar dei har arbeidd med.",
  "Har dere brukt kunstig intelligens i arbeidet?": "Har de brukt kunstig intelligens i arbeidet?",
  "Skriv hvilke verktøy dere brukte, hva dere brukte dem til (for eksempel søk, oversettelse, sammendrag eller språk), og hvem som kontrollerte svarene, og hvordan. Skriv «nei» hvis dere ikke har brukt noe slikt.":
    "Skriv kva verktøy de brukte, kva de brukte dei til (til dømes søk, omsetjing, samandrag eller språk), og kven som kontrollerte svara, og korleis. Skriv «nei» dersom de ikkje har brukt noko slikt.",
  "Habilitet og interesser": "Habilitet og interesser",
  "Oppgi alle bånd til dem som lager eller selger metoden eller et alternativ: honorar, reiser, forskningsmidler, eierskap og egne publikasjoner om metoden. Skriv «ingen» hvis det ikke er noen.":
    "Oppgi alle band til dei som lagar eller sel metoden eller eit alternativ: honorar, reiser, forskingsmidlar, eigarskap og eigne publikasjonar om metoden. Skriv «ingen» dersom det ikkje er nokon.",
  "Hvordan er arbeidet forankret hos ledelsen?": "Korleis er arbeidet forankra hos leiinga?",
  "Oppgi hvilken leder som har godkjent at arbeidet gjøres, og hvem som skal ta imot resultatet. Svak forankring er en av de vanligste grunnene til at vurderinger blir liggende.":
    "Oppgi kva leiar som har godkjent at arbeidet blir gjort, og kven som skal ta imot resultatet. Svak forankring er ein av dei vanlegaste grunnane til at vurderingar blir liggjande.",
  "Interne merknader": "Interne merknader",
  "For gruppen og redaksjonen, for eksempel avtaler om hvem som skal lese utkastet. Teksten blir ikke publisert.":
    "For gruppa og redaksjonen, til dømes avtalar om kven som skal lese utkastet. Teksten blir ikkje publisert.",
  Tidsplan: "Tidsplan",
  "Arbeidet starter": "Arbeidet startar",
  "Datoen gruppen har sitt første møte.": "Datoen gruppa har det første møtet sitt.",
  "Arbeidet skal være ferdig": "Arbeidet skal vere ferdig",
  "Sett av tid til fagfellevurdering før denne datoen.": "Set av tid til fagfellevurdering før denne datoen.",
  "Beslutningen ventes": "Avgjerda er venta",
  "Datoen saken skal behandles av den som beslutter.": "Datoen saka skal behandlast av den som avgjer.",
  "Regneark til økonomen": "Rekneark til økonomen",
  "Send regnearket til økonomen når arbeidet starter, så er tallene klare i tide. Det lastes opp under Økonomi.":
    "Send reknearket til økonomen når arbeidet startar, så er tala klare i tide. Det blir lasta opp under Økonomi.",
  "Regneark for økonomi (Excel)": "Rekneark for økonomi (Excel)",
  "Hvor mye tid er satt av?": "Kor mykje tid er sett av?",
  "Oppgi timer eller dager for hver rolle, og hvem som har frigjort tiden. Regn med flere uker fra søket er bestilt til teksten er ferdig.":
    "Oppgi timar eller dagar for kvar rolle, og kven som har frigjort tida. Rekn med fleire veker frå søket er bestilt til teksten er ferdig.",
  "Beskrivelse av metoden": "Skildring av metoden",
  "Hva er metoden?": "Kva er metoden?",
  "Forklar hva som gjøres, med hvilket utstyr, av hvem, hvor ofte og hvor lenge. Si hva som er nytt sammenlignet med det dere gjør i dag. Forklar forkortelser første gang de brukes.":
    "Forklar kva som blir gjort, med kva utstyr, av kven, kor ofte og kor lenge. Sei kva som er nytt samanlikna med det de gjer i dag. Forklar forkortingar første gongen de bruker dei.",
  "Bilder av metoden": "Bilete av metoden",
  "Bruk bare bilder dere har rett til å publisere, og aldri bilder der en pasient kan kjennes igjen.":
    "Bruk berre bilete de har rett til å publisere, og aldri bilete der ein pasient kan kjennast igjen.",
  Metodetype: "Metodetype",
  "Hvilken type metode er det?": "Kva type metode er det?",
  "Velg den typen som passer best. Legemidler skal som regel vurderes nasjonalt, ikke her.":
    "Vel den typen som passar best. Legemiddel skal som regel vurderast nasjonalt, ikkje her.",
  Fagområde: "Fagområde",
  "Hvilke fagområder gjelder metoden?": "Kva fagområde gjeld metoden?",
  "Velg ett eller flere. Fagområdene bestemmer hvor vurderingen dukker opp når andre filtrerer søket.":
    "Vel eitt eller fleire. Fagområda avgjer kvar vurderinga dukkar opp når andre filtrerer søket.",
  "Status (CE-merking og markedsføring)": "Status (CE-merking og marknadsføring)",
  "Er metoden CE-merket eller har den markedsføringstillatelse?":
    "Er metoden CE-merka, eller har han marknadsføringsløyve?",
  "Ja, for den bruken vi vurderer": "Ja, for den bruken vi vurderer",
  "Ja, men for en annen bruk": "Ja, men for ein annan bruk",
  Nei: "Nei",
  "Ikke aktuelt, metoden er ikke et produkt": "Ikkje aktuelt, metoden er ikkje eit produkt",
  "Produkt, klasse og godkjenning": "Produkt, klasse og godkjenning",
  "Oppgi produktnavn, produsent, risikoklasse og hva godkjenningen gjelder. Se i sertifikatet eller bruksanvisningen, ikke i reklamen.":
    "Oppgi produktnamn, produsent, risikoklasse og kva godkjenninga gjeld. Sjå i sertifikatet eller bruksrettleiinga, ikkje i reklamen.",
  "Hvorfor vurderes bruk utenfor godkjenningen?": "Kvifor blir bruk utanfor godkjenninga vurdert?",
  "Beskriv det faglige og juridiske grunnlaget, hvem som har ansvaret, og hvordan pasientene får vite om det.":
    "Skildre det faglege og juridiske grunnlaget, kven som har ansvaret, og korleis pasientane får vite om det.",
  "Dagens tilbud": "Tilbodet i dag",
  "Hva får pasientene i dag?": "Kva får pasientane i dag?",
  "Beskriv dagens behandling slik den faktisk gis hos dere, ikke bare slik retningslinjen sier. Dette er det metoden skal sammenlignes med i resten av skjemaet.":
    "Skildre behandlinga i dag slik ho faktisk blir gitt hos dykk, ikkje berre slik retningslinja seier. Dette er det metoden skal samanliknast med i resten av skjemaet.",
  "Hva er ikke godt nok i dag?": "Kva er ikkje godt nok i dag?",
  "Beskriv problemet metoden skal løse, med egne tall når dere har dem: ventetid, liggetid, komplikasjoner, avbrutte forløp eller klager.":
    "Skildre problemet metoden skal løyse, med eigne tal når de har dei: ventetid, liggjetid, komplikasjonar, avbrotne forløp eller klager.",
  Utbredelse: "Utbreiing",
  "Hvor brukes metoden ellers?": "Kvar blir metoden brukt elles?",
  "Nevn helseforetak i Norge og eventuelt sykehus i Norden som bruker, prøver ut eller har sluttet med metoden, og hva de har erfart. Spør dem gjerne.":
    "Nemn helseføretak i Noreg og eventuelt sjukehus i Norden som bruker, prøver ut eller har slutta med metoden, og kva dei har erfart. Spør dei gjerne.",
  Indikasjon: "Indikasjon",
  "Hva er indikasjonen for metoden?": "Kva er indikasjonen for metoden?",
  "Diagnose, alvorlighetsgrad og hvilke vilkår som må være oppfylt. Nevn også hvem som ikke skal ha metoden.":
    "Diagnose, alvorsgrad og kva vilkår som må vere oppfylte. Nemn også kven som ikkje skal ha metoden.",
  Pasientgruppe: "Pasientgruppe",
  "Hvem er pasientene?": "Kven er pasientane?",
  "Beskriv gruppen: alder, kjønn, samsykelighet, prognose uten metoden og hva sykdommen betyr i hverdagen.":
    "Skildre gruppa: alder, kjønn, samsjukdom, prognose utan metoden og kva sjukdommen betyr i kvardagen.",
  "Beskriv gruppen, ikke enkeltpersoner.": "Skildre gruppa, ikkje enkeltpersonar.",
  "Antall per år": "Tal på pasientar per år",
  "Hvor mange pasienter per år hos dere?": "Kor mange pasientar per år hos dykk?",
  "Ett tall, eller et spenn som 40–60. Bruk samme tall i den økonomiske delen.":
    "Eitt tal, eller eit spenn som 40–60. Bruk same tal i den økonomiske delen.",
  "For eksempel 40–60": "Til dømes 40–60",
  "Hvor kommer tallet fra?": "Kvar kjem talet frå?",
  "Oppgi kilde og periode, for eksempel uttrekk fra pasientadministrativt system for 2025 eller Norsk pasientregister. Et anslag er greit når det sies at det er et anslag.":
    "Oppgi kjelde og periode, til dømes uttrekk frå pasientadministrativt system for 2025 eller Norsk pasientregister. Eit anslag er greitt når de seier at det er eit anslag.",
  Brukererfaringer: "Brukarerfaringar",
  "Hva sier brukerne?": "Kva seier brukarane?",
  "Hva pasienter og pårørende legger vekt på, og hvor dere vet det fra: brukerutvalg, brukerorganisasjon, undersøkelser eller forskning.":
    "Kva pasientar og pårørande legg vekt på, og kvar de veit det frå: brukarutval, brukarorganisasjon, undersøkingar eller forsking.",
  PICO: "PICO",
  "Spørsmålet vurderingen skal svare på": "Spørsmålet vurderinga skal svare på",
  "Tabellen styrer litteratursøket. Gjør den ferdig før dere bestiller søk hos biblioteket.":
    "Tabellen styrer litteratursøket. Gjer han ferdig før de bestiller søk hos biblioteket.",
  "P – pasienter": "P – pasientar",
  "Hvem gjelder det? Diagnose, alvorlighetsgrad, alder og hvor de behandles.":
    "Kven gjeld det? Diagnose, alvorsgrad, alder og kvar dei blir behandla.",
  "I – tiltak": "I – tiltak",
  "Metoden som vurderes, med dose, hyppighet eller utstyr der det har betydning.":
    "Metoden som blir vurdert, med dose, utstyr eller kor ofte han blir brukt, der det betyr noko.",
  "C – sammenligning": "C – samanlikning",
  "Dagens tilbud eller det beste alternativet. «Ingen behandling» bare når det er det pasientene får.":
    "Tilbodet i dag eller det beste alternativet. «Inga behandling» berre når det er det pasientane får.",
  "O – utfall": "O – utfall",
  "Tre til sju utfall i prioritert rekkefølge, både ønskede og uønskede. Si når de måles.":
    "Tre til sju utfall i prioritert rekkjefølgje, både ønskte og uønskte. Sei når dei blir målte.",
  "Et presist spørsmål gir et kort søk. Velg det som faktisk er alternativet hos dere som sammenligning, og utfall som betyr noe for pasientene.":
    "Eit presist spørsmål gir eit kort søk. Vel det som faktisk er alternativet hos dykk som samanlikning, og utfall som betyr noko for pasientane.",
};
