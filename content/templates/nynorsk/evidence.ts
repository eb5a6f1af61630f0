/** The nynorsk of the search and its results, by the bokmål text. */
export const evidence: Readonly<Record<string, string>> = {
  Søk: "Søk",
  "En bibliotekar bør utføre og dokumentere søkene. Forslagsstilleren inviterer bibliotekaren som bidragsyter.":
    "Ein bibliotekar bør utføre og dokumentere søka. Forslagsstillaren inviterer bibliotekaren som bidragsytar.",
  "Søk stegvis fra A. Finner dere en fersk og relevant kunnskapsoppsummering i B, kan C begrenses til studier som er kommet etter den. Registrer hvert søk for seg, også de som ikke ga treff.":
    "Søk stegvis frå A. Finn de ei fersk og relevant kunnskapsoppsummering i B, kan C avgrensast til studiar som er komne etterpå. Registrer kvart søk for seg, også dei som ikkje gav treff.",
  "Oversikt over søkene": "Oversikt over søka",
  "Oversikten regnes ut av søkene som er registrert i A til E.":
    "Oversikta blir rekna ut av søka som er registrerte i A til E.",
  "Registrer søk": "Registrer søk",
  "A. Retningslinjer": "A. Retningslinjer",
  "Norske og utenlandske faglige retningslinjer og veiledere, for eksempel fra Helsedirektoratet, NICE og Socialstyrelsen.":
    "Norske og utanlandske faglege retningslinjer og rettleiarar, til dømes frå Helsedirektoratet, NICE og Socialstyrelsen.",
  "B. Systematisk oppsummert forskning": "B. Systematisk oppsummert forsking",
  "Metodevurderinger (HTA), Cochrane-oversikter og andre systematiske oversikter. Vurder hvor ny oversikten er og om PICO stemmer.":
    "Metodevurderingar (HTA), Cochrane-oversikter og andre systematiske oversikter. Vurder kor ny oversikta er, og om PICO stemmer.",
  "C. Primærstudier": "C. Primærstudiar",
  "Bare der B ikke ga noe aktuelt og relevant, eller for å oppdatere en oversikt. Legg inn hele søkestrategien.":
    "Berre der B ikkje gav noko aktuelt og relevant, eller for å oppdatere ei oversikt. Legg inn heile søkjestrategien.",
  "D. Pågående studier": "D. Pågåande studiar",
  "Studieregistre og registrerte protokoller. Store studier som snart er ferdige, kan tale for å vente.":
    "Studieregister og registrerte protokollar. Store studiar som snart er ferdige, kan tale for å vente.",
  "E. Helseøkonomi og andre kilder": "E. Helseøkonomi og andre kjelder",
  "Helseøkonomiske analyser, registre, nettsider og henvendelser til fagmiljøer. Si hva dere lette etter og når.":
    "Helseøkonomiske analysar, register, nettsider og spørsmål til fagmiljø. Sei kva de leita etter, og når.",
  Utvelgelse: "Utveljing",
  "Hva skulle med, og hva skulle ikke?": "Kva skulle med, og kva skulle ikkje?",
  "Språk, år, studiedesign og hvilke deler av PICO som måtte stemme. Bestem kriteriene før dere leser treffene.":
    "Språk, år, studiedesign og kva delar av PICO som måtte stemme. Bestem kriteria før de les treffa.",
  "Hvordan ble studiene valgt ut?": "Korleis blei studiane valde ut?",
  "Hvem leste titler, sammendrag og fulltekst, hvor mange treff som gikk videre i hvert steg, og hvorfor relevante studier ble utelatt. En dansk gjennomgang av 52 mini-metodevurderinger fant at utvelgelse og tolkning av litteraturen ofte ikke var beskrevet (Kidholm mfl., Int J Technol Assess Health Care 2009;25).":
    "Kven som las titlar, samandrag og fulltekst, kor mange treff som gjekk vidare i kvart steg, og kvifor relevante studiar blei utelatne. Ein dansk gjennomgang av 52 mini-metodevurderingar fann at utveljing og tolking av litteraturen ofte ikkje var omtalt (Kidholm mfl., Int J Technol Assess Health Care 2009;25).",
  "Fagfellevurdering av søk": "Fagfellevurdering av søk",
  "Har en annen bibliotekar vurdert søkestrategien?": "Har ein annan bibliotekar vurdert søkjestrategien?",
  "Be en bibliotekar som ikke laget søket, om å gå gjennom det før det kjøres, gjerne med en sjekkliste som PRESS.":
    "Be ein bibliotekar som ikkje laga søket, om å gå gjennom det før det blir køyrt, gjerne med ei sjekkliste som PRESS.",
  Ja: "Ja",
  Delvis: "Delvis",
  "Hva ble endret?": "Kva blei endra?",
  "Hvem (rolle og bibliotek) som vurderte søket, når, og hva som ble rettet.":
    "Kven (rolle og bibliotek) som vurderte søket, når, og kva som blei retta.",
  "Hvorfor ikke, og hva betyr det?": "Kvifor ikkje, og kva betyr det?",
  "Begrunn valget og si hvilke studier søket kan ha gått glipp av.":
    "Grunngi valet, og sei kva studiar søket kan ha gått glipp av.",
  Kunnskapsoppsummeringer: "Kunnskapsoppsummeringar",
  "Evidenstabell for kunnskapsoppsummeringer": "Evidenstabell for kunnskapsoppsummeringar",
  "Én rad for hver systematisk oversikt eller metodevurdering som er tatt med. Har biblioteket levert treffene som en fil, kan dere hente radene fra den.":
    "Éi rad for kvar systematisk oversikt eller metodevurdering som er teken med. Har biblioteket levert treffa som ei fil, kan de hente radene derfrå.",
  "Utfallene fra PICO som oversikten rapporterer, og når de ble målt.":
    "Utfalla frå PICO som oversikta rapporterer, og når dei blei målte.",
  "Samlet effektestimat med konfidensintervall for hvert utfall, og hvor mange studier det bygger på. Oppgi også absolutte tall, for eksempel «8 færre av 100».":
    "Samla effektestimat med konfidensintervall for kvart utfall, og kor mange studiar det byggjer på. Oppgi også absolutte tal, til dømes «8 færre av 100».",
  "Vurder oversikten med en sjekkliste, for eksempel AMSTAR 2. Velg Høy, Middels eller Lav, og skriv i kommentaren hva som trekker ned.":
    "Vurder oversikta med ei sjekkliste, til dømes AMSTAR 2. Vel Høg, Middels eller Låg, og skriv i kommentaren kva som trekkjer ned.",
  Primærstudier: "Primærstudiar",
  "Evidenstabell for primærstudier": "Evidenstabell for primærstudiar",
  "Én rad for hver studie. Ta med studier selv om resultatet går imot metoden. Bygger vurderingen bare på kunnskapsoppsummeringer, kan tabellen stå tom.":
    "Éi rad for kvar studie. Ta med studiar sjølv om resultatet går imot metoden. Byggjer vurderinga berre på kunnskapsoppsummeringar, kan tabellen stå tom.",
  "Utfallene fra PICO som studien rapporterer, og når de ble målt.":
    "Utfalla frå PICO som studien rapporterer, og når dei blei målte.",
  "Tall for begge grupper og forskjellen mellom dem, med usikkerhet, for hvert utfall.":
    "Tal for begge gruppene og skilnaden mellom dei, med uvisse, for kvart utfall.",
  "Bruk et verktøy som passer designet, for eksempel RoB 2 for randomiserte studier og ROBINS-I for andre. Velg «Ikke vurdert» heller enn å gjette.":
    "Bruk eit verktøy som passar designet, til dømes RoB 2 for randomiserte studiar og ROBINS-I for andre. Vel «Ikkje vurdert» heller enn å gjette.",
  "Skriv hva som svekker eller styrker studien: trekning, blinding, frafall, valg av utfall.":
    "Skriv kva som svekkjer eller styrkjer studien: trekking, blinding, fråfall, val av utfall.",
  "Effekt per utfall": "Effekt per utfall",
  Utfallstabell: "Utfallstabell",
  "Én rad for hvert utfall som betyr noe for pasienten. Tallene regnes om til «av 1 000», og setningen lages av tilliten.":
    "Éi rad for kvart utfall som betyr noko for pasienten. Tala blir rekna om til «av 1 000», og setninga blir laga av tilliten.",
  "Ta utfallene fra PICO ett for ett, også de uønskede. Skriv effekten slik den står i oversikten eller studien, og risikoen uten metoden. Da regnes forskjellen ut, og leseren får den i tall og i ord. Tre til sju utfall er nok.":
    "Ta utfalla frå PICO eitt for eitt, også dei uønskte. Skriv effekten slik han står i oversikta eller studien, og risikoen utan metoden. Då blir skilnaden rekna ut, og lesaren får han i tal og i ord. Tre til sju utfall er nok.",
  "Avgjørende er utfall som alene kan avgjøre om metoden bør brukes, for eksempel død eller livskvalitet.":
    "Avgjerande er utfall som åleine kan avgjere om metoden bør brukast, til dømes død eller livskvalitet.",
  "Hvor mange som får utfallet med dagens behandling. Bruk egne tall, et register eller medianen i kontrollgruppene. Usikkerheten i dette tallet er ikke med i intervallet for forskjellen.":
    "Kor mange som får utfallet med behandlinga i dag. Bruk eigne tal, eit register eller medianen i kontrollgruppene. Uvissa i dette talet er ikkje med i intervallet for skilnaden.",
  "Skriv tallet og konfidensintervallet slik de står i kilden. Fant dere ingen tall, velg retning.":
    "Skriv talet og konfidensintervallet slik dei står i kjelda. Fann de ingen tal, vel retning.",
  "Mindre forskjeller enn dette regnes som liten eller ingen forskjell. Skriv antall per 1 000, eller enheter på skalaen.":
    "Mindre skilnader enn dette blir rekna som liten eller ingen skilnad. Skriv kor mange per 1 000, eller einingar på skalaen.",
  "Randomiserte studier begynner på høy tillit, observasjonsstudier på lav.":
    "Randomiserte studiar byrjar på høg tillit, observasjonsstudiar på låg.",
  "Skriv hva som trekker tilliten ned eller opp. Det vises for leserne.":
    "Skriv kva som trekkjer tilliten ned eller opp. Det blir vist for lesarane.",
  "Utdyp effekten": "Utdjup effekten",
  "Ta utfallene fra PICO ett for ett, i samme rekkefølge. Oppgi størrelsen i tall, både relativt og absolutt (for eksempel «8 færre av 100»), med konfidensintervall og sammenligning. I en dansk gjennomgang av 52 mini-metodevurderinger hadde bare 25 prosent tallfestet effekten (Kidholm mfl., Int J Technol Assess Health Care 2009;25). Fant dere ingen tall, så skriv det.":
    "Ta utfalla frå PICO eitt for eitt, i same rekkjefølgje. Oppgi storleiken i tal, både relativt og absolutt (til dømes «8 færre av 100»), med konfidensintervall og samanlikning. I ein dansk gjennomgang av 52 mini-metodevurderingar hadde berre 25 prosent talfest effekten (Kidholm mfl., Int J Technol Assess Health Care 2009;25). Fann de ingen tal, så skriv det.",
  Sikkerhet: "Tryggleik",
  "Hva er risikoen?": "Kva er risikoen?",
  "Komplikasjoner og bivirkninger med hyppighet og alvor, mot det samme for dagens tilbud. Ta med feil bruk, læringskurve og hva som skjer når utstyret svikter.":
    "Komplikasjonar og biverknader, kor ofte dei kjem og kor alvorlege dei er, mot det same for tilbodet i dag. Ta med feil bruk, læringskurve og kva som skjer når utstyret sviktar.",
  "Beskriv hendelser på gruppenivå.": "Skildre hendingar på gruppenivå.",
  "Tillit til dokumentasjonen": "Tillit til dokumentasjonen",
  "Hvor stor tillit har dere til resultatene samlet sett?": "Kor stor tillit har de til resultata samla sett?",
  "Bruk GRADE der det er mulig. Angi tilliten for det viktigste utfallet.":
    "Bruk GRADE der det er mogleg. Oppgi tilliten for det viktigaste utfallet.",
  Høy: "Høg",
  Middels: "Middels",
  Lav: "Låg",
  "Svært lav": "Svært låg",
  "Begrunnelse for tilliten": "Grunngiving for tilliten",
  "Hva trekker ned: risiko for skjevhet, sprikende resultater, indirekte sammenligning, få pasienter eller manglende publisering?":
    "Kva trekkjer ned: risiko for skeivskap, sprikande resultat, indirekte samanlikning, få pasientar eller manglande publisering?",
  Overførbarhet: "Overføringsverdi",
  "Gjelder resultatene hos dere?": "Gjeld resultata hos dykk?",
  "Sammenlign pasienter, utstyr, erfaring og organisering i studiene med egne forhold. Hva kan gjøre effekten større eller mindre her?":
    "Samanlikn pasientar, utstyr, erfaring og organisering i studiane med eigne forhold. Kva kan gjere effekten større eller mindre her?",
  Kunnskapshull: "Kunnskapshol",
  "Hva vet vi ikke?": "Kva veit vi ikkje?",
  "Utfall, grupper eller tidsrom uten god dokumentasjon, og hvilke studier som er på vei. Er grunnlaget for svakt til å beslutte lokalt, bør metoden meldes til nasjonal vurdering.":
    "Utfall, grupper eller tidsrom utan god dokumentasjon, og kva studiar som er på veg. Er grunnlaget for svakt til å avgjere lokalt, bør metoden meldast til nasjonal vurdering.",
};
