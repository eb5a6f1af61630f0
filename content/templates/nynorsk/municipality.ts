/** The nynorsk of a municipality's assessment, as far as they are not a health trust's, by the bokmål text. */
export const municipality: Readonly<Record<string, string>> = {
  "Mini-metodevurdering for kommuner": "Mini-metodevurdering for kommunar",
  "For kommuner og fylkeskommuner som vurderer å innføre, utvide eller fase ut et tiltak.":
    "For kommunar og fylkeskommunar som vurderer å innføre, utvide eller fase ut eit tiltak.",
  Tiltaket: "Tiltaket",
  Innbyggere: "Innbyggjarar",
  Kunnskap: "Kunnskap",
  "To til fire setninger om tiltaket, hvem det er for, og hva dere skal finne ut. Skriv så en annen kommune forstår om arbeidet angår dem.":
    "To til fire setningar om tiltaket, kven det er for, og kva de skal finne ut. Skriv så ein annan kommune forstår om arbeidet gjeld dei.",
  "Oppgi enhet og stilling, for eksempel kommunalsjef for helse og mestring.":
    "Oppgi eining og stilling, til dømes kommunalsjef for helse og meistring.",
  "Si hvem som beslutter (enhet, kommunedirektør eller kommunestyre), og om saken skal inn i økonomi- og handlingsplanen.":
    "Sei kven som avgjer (eining, kommunedirektør eller kommunestyre), og om saka skal inn i økonomi- og handlingsplanen.",
  "Innføring av et nytt tiltak": "Innføring av eit nytt tiltak",
  "Utvidet bruk av et tiltak vi har": "Utvida bruk av eit tiltak vi har",
  "Utfasing av et tiltak vi har": "Utfasing av eit tiltak vi har",
  "Hva skal tiltaket erstattes av?": "Kva skal tiltaket erstattast av?",
  "Beskriv hva innbyggerne får i stedet, og hvordan de som bruker tiltaket i dag, skal følges opp.":
    "Skildre kva innbyggjarane får i staden, og korleis dei som bruker tiltaket i dag, skal følgjast opp.",
  "Søk her i portalen og spør nabokommuner og utviklingssenteret i fylket. Skriv hva dere fant, med lenker.":
    "Søk her i portalen, og spør nabokommunar og utviklingssenteret i fylket. Skriv kva de fann, med lenker.",
  "Rolle og enhet for hver som har bidratt. Ta gjerne med økonomi, IKT, ansatte som skal bruke tiltaket, og en brukerrepresentant.":
    "Rolle og eining for kvar som har bidrege. Ta gjerne med økonomi, IKT, tilsette som skal bruke tiltaket, og ein brukarrepresentant.",
  "Bånd til leverandører, egne prosjekter og publikasjoner. Skriv «ingen» hvis det ikke er noen.":
    "Band til leverandørar, eigne prosjekt og publikasjonar. Skriv «ingen» dersom det ikkje er nokon.",
  "Hvilken leder som har satt av tid til arbeidet, og hvem som skal ta imot resultatet.":
    "Kva leiar som har sett av tid til arbeidet, og kven som skal ta imot resultatet.",
  "Regn bakover fra fristen for saksframlegget.": "Rekn bakover frå fristen for saksframlegget.",
  "Datoen saken skal behandles.": "Datoen saka skal behandlast.",
  "Beskrivelse av tiltaket": "Skildring av tiltaket",
  "Hva er tiltaket?": "Kva er tiltaket?",
  "Forklar hva som gjøres, av hvem, hvor ofte og hvor lenge, og hva som er nytt. Forklar fagord og forkortelser.":
    "Forklar kva som blir gjort, av kven, kor ofte og kor lenge, og kva som er nytt. Forklar fagord og forkortingar.",
  "Bilder av tiltaket": "Bilete av tiltaket",
  "Bruk bare bilder dere har rett til å publisere, og aldri bilder der en innbygger kan kjennes igjen.":
    "Bruk berre bilete de har rett til å publisere, og aldri bilete der ein innbyggjar kan kjennast igjen.",
  "Type og fagområde": "Type og fagområde",
  "Hvilken type tiltak er det?": "Kva type tiltak er det?",
  "Hvilke fagområder gjelder tiltaket?": "Kva fagområde gjeld tiltaket?",
  Velferdsteknologi: "Velferdsteknologi",
  "Bruker tiltaket velferdsteknologi eller andre digitale løsninger?":
    "Bruker tiltaket velferdsteknologi eller andre digitale løysingar?",
  Teknologien: "Teknologien",
  "Produkt, CE-merking, varslingskjede, hvem som rykker ut, og hva som skjer når strøm eller nett faller ut.":
    "Produkt, CE-merking, varslingskjede, kven som rykkjer ut, og kva som skjer når straum eller nett fell ut.",
  "Dagens tilbud og alternativer": "Tilbodet i dag og alternativ",
  "Hva får innbyggerne i dag?": "Kva får innbyggjarane i dag?",
  "Beskriv tilbudet slik det faktisk gis, og hva som ikke er godt nok.":
    "Skildre tilbodet slik det faktisk blir gitt, og kva som ikkje er godt nok.",
  "Hvilke alternativer finnes?": "Kva alternativ finst?",
  "Ta alltid med å gjøre som nå, og minst ett alternativ til. Si kort hva hvert av dem koster og gir.":
    "Ta alltid med å gjere som no, og minst eitt alternativ til. Sei kort kva kvart av dei kostar og gir.",
  "Hvem andre har prøvd det?": "Kven andre har prøvd det?",
  "Kommuner som bruker, prøver ut eller har sluttet med tiltaket, og hva de har erfart.":
    "Kommunar som bruker, prøver ut eller har slutta med tiltaket, og kva dei har erfart.",
  "Lokalt behov": "Lokalt behov",
  "Hvem er tiltaket for?": "Kven er tiltaket for?",
  "Beskriv gruppen: alder, funksjon, bosituasjon og hva behovet betyr i hverdagen.":
    "Skildre gruppa: alder, funksjon, busituasjon og kva behovet betyr i kvardagen.",
  "Hvor mange innbyggere gjelder det per år?": "Kor mange innbyggjarar gjeld det per år?",
  "Ett tall, eller et spenn som 20–30. Bruk samme tall under Økonomi.":
    "Eitt tal, eller eit spenn som 20–30. Bruk same tal under Økonomi.",
  "For eksempel 20–30": "Til dømes 20–30",
  "Hvor kommer tallene fra?": "Kvar kjem tala frå?",
  "For eksempel KPR, KOSTRA, folkehelseoversikten eller egne tellinger, og for hvilken periode. Si også hvordan behovet ventes å endre seg.":
    "Til dømes KPR, KOSTRA, folkehelseoversikta eller eigne teljingar, og for kva periode. Sei også korleis de ventar at behovet endrar seg.",
  "Tabellen styrer litteratursøket.": "Tabellen styrer litteratursøket.",
  "P – innbyggere": "P – innbyggjarar",
  "Hvem gjelder det? Alder, behov og hvor de bor.": "Kven gjeld det? Alder, behov og kvar dei bur.",
  "Tiltaket som vurderes, med omfang og varighet.": "Tiltaket som blir vurdert, med omfang og kor lenge det varer.",
  "Dagens tilbud, eller det beste alternativet.": "Tilbodet i dag, eller det beste alternativet.",
  "Tre til sju utfall som betyr noe for innbyggerne, også uønskede.":
    "Tre til sju utfall som betyr noko for innbyggjarane, også uønskte.",
  "Medvirkning og pårørende": "Medverknad og pårørande",
  "Hvordan har innbyggerne medvirket?": "Korleis har innbyggjarane medverka?",
  "For eksempel eldreråd, råd for personer med funksjonsnedsettelse, ungdomsråd, intervjuer eller brukerundersøkelser, og hva som ble endret av det.":
    "Til dømes eldreråd, råd for personar med funksjonsnedsetjing, ungdomsråd, intervju eller brukarundersøkingar, og kva som blei endra av det.",
  "Hva betyr tiltaket for pårørende?": "Kva betyr tiltaket for pårørande?",
  "Oppgaver og trygghet som flyttes til eller fra pårørende, og hva som skjer med dem som ikke har noen.":
    "Oppgåver og tryggleik som blir flytta til eller frå pårørande, og kva som skjer med dei som ikkje har nokon.",
  "Språk og tilgang": "Språk og tilgang",
  "Når tiltaket samiske innbyggere, dem som trenger tolk, og dem som ikke er digitale? Hvordan?":
    "Når tiltaket samiske innbyggjarar, dei som treng tolk, og dei som ikkje er digitale? Korleis?",
  "Søk stegvis fra A. Finner dere en fersk og relevant kunnskapsoppsummering, trenger dere sjelden å lete etter enkeltstudier. Registrer også søk uten treff.":
    "Søk stegvis frå A. Finn de ei fersk og relevant kunnskapsoppsummering, treng de sjeldan å leite etter enkeltstudiar. Registrer også søk utan treff.",
  "Nasjonale faglige retningslinjer, råd og veiledere, og tilsvarende fra NICE og Socialstyrelsen.":
    "Nasjonale faglege retningslinjer, råd og rettleiarar, og tilsvarande frå NICE og Socialstyrelsen.",
  "Oversikter fra FHI, SBU, Cochrane, Epistemonikos og andre.":
    "Oversikter frå FHI, SBU, Cochrane, Epistemonikos og andre.",
  "Bare der B ikke ga noe aktuelt og relevant. Kvalitative studier kan være nyttige for erfaringer.":
    "Berre der B ikkje gav noko aktuelt og relevant. Kvalitative studiar kan vere nyttige for erfaringar.",
  "Prosjekter og studier som snart er ferdige, også i andre kommuner.":
    "Prosjekt og studiar som snart er ferdige, også i andre kommunar.",
  "Analyser, evalueringer, statistikk og erfaringer fra kommuner som har prøvd tiltaket.":
    "Analysar, evalueringar, statistikk og erfaringar frå kommunar som har prøvd tiltaket.",
  "Hva skulle med, hvem leste, og hvorfor noe ble utelatt. En dansk gjennomgang av 52 mini-metodevurderinger fant at utvelgelse og tolkning ofte ikke var beskrevet (Kidholm mfl., Int J Technol Assess Health Care 2009;25).":
    "Kva skulle med, kven las, og kvifor noko blei utelate. Ein dansk gjennomgang av 52 mini-metodevurderingar fann at utveljing og tolking ofte ikkje var omtalt (Kidholm mfl., Int J Technol Assess Health Care 2009;25).",
  "Effekt og trygghet": "Effekt og tryggleik",
  "Ta utfallene fra PICO ett for ett og oppgi tall der de finnes. I den danske gjennomgangen hadde bare 25 prosent tallfestet effekten (Kidholm mfl., Int J Technol Assess Health Care 2009;25).":
    "Ta utfalla frå PICO eitt for eitt, og oppgi tal der dei finst. I den danske gjennomgangen hadde berre 25 prosent talfest effekten (Kidholm mfl., Int J Technol Assess Health Care 2009;25).",
  "Hva kan gå galt?": "Kva kan gå gale?",
  "Skade, falsk trygghet, feilbruk og svikt i varsling, og hvor ofte.":
    "Skade, falsk tryggleik, feilbruk og svikt i varsling, og kor ofte.",
  "Sammenlign innbyggere, avstander, bemanning og erfaring.":
    "Samanlikn innbyggjarar, avstandar, bemanning og erfaring.",
  "Vurder temaene under. Et tema som ikke er relevant, må begrunnes.":
    "Vurder temaa under. Eit tema som ikkje er relevant, må grunngivast.",
  "Hvilke temaer veier tyngst, og hva betyr de for anbefalingen?":
    "Kva tema veg tyngst, og kva betyr dei for tilrådinga?",
  "Om nytten står i forhold til ulempene.": "Om nytten står i forhold til ulempene.",
  "Hvem får nytten og hvem bærer ulempene? Kan tiltaket gi falsk trygghet eller mer ensomhet?":
    "Kven får nytten, og kven ber ulempene? Kan tiltaket gi falsk tryggleik eller meir einsemd?",
  Selvbestemmelse: "Sjølvråderett",
  "Om retten til å bestemme selv.": "Om retten til å bestemme sjølv.",
  "Er «Selvbestemmelse» relevant for denne vurderingen?": "Er «Sjølvråderett» relevant for denne vurderinga?",
  "Kan innbyggerne si nei uten å miste andre tjenester? Hvordan innhentes samtykke fra personer med kognitiv svikt?":
    "Kan innbyggjarane seie nei utan å miste andre tenester? Korleis blir samtykke henta inn frå personar med kognitiv svikt?",
  "Om tiltaket griper inn i hjem og privatliv.": "Om tiltaket grip inn i heim og privatliv.",
  "Hva betyr tiltaket for hjemmet og privatlivet, også for dem man bor sammen med?":
    "Kva betyr tiltaket for heimen og privatlivet, også for dei ein bur saman med?",
  "Får alle med samme behov samme tilbud, uansett bosted, språk, økonomi og digital kompetanse?":
    "Får alle med same behov same tilbod, uansett bustad, språk, økonomi og digital kompetanse?",
  "Lov og personvern": "Lov og personvern",
  "Om tiltaket berører rettigheter, lovkrav eller personopplysninger.":
    "Om tiltaket rører ved rettar, lovkrav eller personopplysningar.",
  "Er «Lov og personvern» relevant for denne vurderingen?": "Er «Lov og personvern» relevant for denne vurderinga?",
  "Hjemmel i helse- og omsorgstjenesteloven eller annen lov, bruk av tvang, behandlingsgrunnlag og vurdering av personvernkonsekvenser.":
    "Heimel i helse- og omsorgstjenesteloven eller anna lov, bruk av tvang, behandlingsgrunnlag og vurdering av personvernkonsekvensar.",
  "Bemanning og opplæring": "Bemanning og opplæring",
  "Hva betyr tiltaket for de ansatte?": "Kva betyr tiltaket for dei tilsette?",
  "Årsverk, turnus, oppgavedeling og opplæring. I en dansk gjennomgang av 52 mini-metodevurderinger beskrev 81 prosent følgene for avdelingen (Kidholm mfl., Int J Technol Assess Health Care 2009;25).":
    "Årsverk, turnus, oppgåvedeling og opplæring. I ein dansk gjennomgang av 52 mini-metodevurderingar skildra 81 prosent følgjene for avdelinga (Kidholm mfl., Int J Technol Assess Health Care 2009;25).",
  "Drift, utstyr og IKT": "Drift, utstyr og IKT",
  "Hva må være på plass?": "Kva må vere på plass?",
  "Lokaler, utstyr, lager, service, fagsystem, nett og informasjonssikkerhet, og hvem som har ansvaret for hver del.":
    "Lokale, utstyr, lager, service, fagsystem, nett og informasjonstryggleik, og kven som har ansvaret for kvar del.",
  Samarbeid: "Samarbeid",
  "Hvem må kommunen samarbeide med?": "Kven må kommunen samarbeide med?",
  "Fastleger, helseforetak, nabokommuner og frivillige, og hvilke avtaler som trengs.":
    "Fastlegar, helseføretak, nabokommunar og frivillige, og kva avtalar som trengst.",
  Regneark: "Rekneark",
  "Økonomiske aspekter i kommunen": "Økonomiske sider i kommunen",
  "Ett regneark med engangskostnad, årlig drift, antall brukere, sparte timer, tilskudd og virkning i den fireårige økonomiplanen.":
    "Eitt rekneark med eingongskostnad, årleg drift, tal på brukarar, sparte timar, tilskot og verknad i den fireårige økonomiplanen.",
  "Last opp ett regneark (.xlsx).": "Last opp eitt rekneark (.xlsx).",
  "Regnearket er laget av kommunen.": "Reknearket er laga av kommunen.",
  Kostnader: "Kostnader",
  "Hva koster tiltaket?": "Kva kostar tiltaket?",
  "Engangskostnad, årlig drift og kostnad per bruker, med kilde for prisene. I den danske gjennomgangen hadde 92 prosent anslått kostnadene (Kidholm mfl., Int J Technol Assess Health Care 2009;25).":
    "Eingongskostnad, årleg drift og kostnad per brukar, med kjelde for prisane. I den danske gjennomgangen hadde 92 prosent anslått kostnadene (Kidholm mfl., Int J Technol Assess Health Care 2009;25).",
  Gevinster: "Gevinstar",
  "Hva spares, og hvem tar ut gevinsten?": "Kva blir spart, og kven tek ut gevinsten?",
  "Sparte timer og kjøring, utsatt behov for plass, og hva den frigjorte tiden skal brukes til. Spart tid er ikke penger før noen tar den ut.":
    "Sparte timar og køyring, utsett behov for plass, og kva den frigjorde tida skal brukast til. Spart tid er ikkje pengar før nokon tek ut tida.",
  "Finansiering og usikkerhet": "Finansiering og uvisse",
  "Hva skal tiltaket finansieres med?": "Kva skal tiltaket finansierast med?",
  "Ramme, tilskudd og egenandeler, hva som skjer når tilskudd tar slutt, og plassen i økonomiplanen de neste fire årene.":
    "Ramme, tilskot og eigendelar, kva som skjer når tilskot tek slutt, og plassen i økonomiplanen dei neste fire åra.",
  "Hvilke forutsetninger betyr mest, og hva om de er feil?": "Kva føresetnader betyr mest, og kva om dei er feil?",
  "Høyst 250 ord: behov, spørsmål, hva dere fant, hva det koster og hva dere anbefaler.":
    "Høgst 250 ord: behov, spørsmål, kva de fann, kva det kostar og kva de tilrår.",
  "Høyst 250 ord for innbyggere og folkevalgte: korte setninger, vanlige ord, ingen forkortelser.":
    "Høgst 250 ord for innbyggjarar og folkevalde: korte setningar, vanlege ord, ingen forkortingar.",
  "Tiltaket bør innføres eller utvides": "Tiltaket bør innførast eller utvidast",
  "Tiltaket bør innføres eller utvides på vilkår": "Tiltaket bør innførast eller utvidast på vilkår",
  "Tiltaket bør prøves ut i mindre skala først": "Tiltaket bør prøvast ut i mindre skala først",
  "Tiltaket bør ikke innføres": "Tiltaket bør ikkje innførast",
  "Tiltaket bør fases ut": "Tiltaket bør fasast ut",
  "Svar på spørsmålet i PICO, og si hva som er vist og hva som er verdivalg.":
    "Svar på spørsmålet i PICO, og sei kva som er vist, og kva som er verdival.",
  "Hvem, hvor og hvor lenge, og hva som må være på plass først.":
    "Kven, kvar og kor lenge, og kva som må vere på plass først.",
  "Forbehold og oppfølging": "Atterhald og oppfølging",
  "Grensene for arbeidet: tid, søk, usikre tall og uenighet.": "Grensene for arbeidet: tid, søk, usikre tal og usemje.",
  "Hvordan skal tiltaket følges opp?": "Korleis skal tiltaket følgjast opp?",
  "Hva som måles, av hvem, og hva som får dere til å stoppe.":
    "Kva som blir målt, av kven, og kva som får dykk til å stoppe.",
  "Lenker til veiledere, evalueringer og erfaringer fra andre.":
    "Lenker til rettleiarar, evalueringar og erfaringar frå andre.",
  "En fagfelle fra en annen kommune eller et fagmiljø leser vurderingen og skriver hva som er bra, og hva som bør endres. Ikke skriv pasientopplysninger her.":
    "Ein fagfelle frå ein annan kommune eller eit fagmiljø les vurderinga og skriv kva som er bra, og kva som bør endrast. Ikkje skriv pasientopplysningar her.",
  "Bånd til forfatterne, til dem som lager eller selger tiltaket, eller egne publikasjoner om den. Forslagsstilleren og redaksjonen ser svaret med en gang.":
    "Band til forfattarane, til dei som lagar eller sel tiltaket, eller eigne publikasjonar om det. Forslagsstillaren og redaksjonen ser svaret med ein gong.",
  "Vurderingen din": "Vurderinga di",
  "Er tiltaket og dagens praksis riktig beskrevet? Holder kunnskapsgrunnlaget? Er organisering, økonomi og etikk realistisk vurdert? Er du enig i konklusjonen? Si konkret hva som bør endres.":
    "Er tiltaket og praksisen i dag rett skildra? Held kunnskapsgrunnlaget? Er organisering, økonomi og etikk realistisk vurderte? Er du einig i konklusjonen? Sei konkret kva som bør endrast.",
  "For eksempel saksframlegg eller søkestrategi. Én PDF-fil på høyst 25 MB.":
    "Til dømes saksframlegg eller søkjestrategi. Éi PDF-fil på høgst 25 MB.",
  "Å gjøre som nå er med blant alternativene": "Å gjere som no er med blant alternativa",
  "Antall innbyggere er det samme under Innbyggere og Økonomi":
    "Talet på innbyggjarar er det same under Innbyggjarar og Økonomi",
  "Innbyggere eller råd har medvirket": "Innbyggjarar eller råd har medverka",
  "En utenfor tjenesten har lest «Kort fortalt»": "Ein utanfor tenesta har lese «Kort fortalt»",
  "Ingen enkeltpersoner kan kjennes igjen i tekst, bilder eller vedlegg":
    "Ingen enkeltpersonar kan kjennast igjen i tekst, bilete eller vedlegg",
};
