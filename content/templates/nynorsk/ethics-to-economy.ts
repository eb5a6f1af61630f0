/** The nynorsk of ethics, organisation and economy, by the bokmål text. */
export const ethicsToEconomy: Readonly<Record<string, string>> = {
  "Etiske vurderinger": "Etiske vurderingar",
  "Vurder de fem temaene under. Et tema som ikke er relevant, må begrunnes.":
    "Vurder dei fem temaa under. Eit tema som ikkje er relevant, må grunngivast.",
  "Samlet etisk vurdering": "Samla etisk vurdering",
  "Skriv denne til slutt: hvilke av de fem temaene veier tyngst, og hva betyr de for anbefalingen?":
    "Skriv denne til slutt: kva for tema av dei fem veg tyngst, og kva betyr dei for tilrådinga?",
  "Nytte mot skade": "Nytte mot skade",
  "Om nytten for pasientene står i forhold til ulempene.": "Om nytten for pasientane står i forhold til ulempene.",
  "Er «Nytte mot skade» relevant for denne vurderingen?": "Er «Nytte mot skade» relevant for denne vurderinga?",
  Relevant: "Relevant",
  "Ikke relevant": "Ikkje relevant",
  Vurdering: "Vurdering",
  "Hvem får nytten og hvem bærer risikoen? Er forholdet rimelig også for dem som har minst nytte? Ta med belastning, ventetid og falske funn.":
    "Kven får nytten, og kven ber risikoen? Er forholdet rimeleg også for dei som har minst nytte? Ta med belastning, ventetid og falske funn.",
  "Hvorfor er temaet ikke relevant?": "Kvifor er temaet ikkje relevant?",
  "Et tema kan bare settes til side med en begrunnelse som en leser utenfra kan etterprøve. Én til tre setninger holder.":
    "Eit tema kan berre setjast til side med ei grunngiving som ein lesar utanfrå kan etterprøve. Éi til tre setningar held.",
  Autonomi: "Autonomi",
  "Om pasientenes rett til å bestemme over egen behandling.":
    "Om retten pasientane har til å bestemme over eiga behandling.",
  "Er «Autonomi» relevant for denne vurderingen?": "Er «Autonomi» relevant for denne vurderinga?",
  "Kan pasientene forstå hva metoden innebærer, si nei uten å tape på det, og ombestemme seg? Hva med barn og personer uten samtykkekompetanse?":
    "Kan pasientane forstå kva metoden inneber, seie nei utan å tape på det, og ombestemme seg? Kva med barn og personar utan samtykkekompetanse?",
  "Integritet, verdighet og privatliv": "Integritet, verdigheit og privatliv",
  "Om metoden griper inn i kropp, hjem eller selvbilde.": "Om metoden grip inn i kropp, heim eller sjølvbilete.",
  "Er «Integritet, verdighet og privatliv» relevant for denne vurderingen?":
    "Er «Integritet, verdigheit og privatliv» relevant for denne vurderinga?",
  "Påvirker metoden hvordan pasienten blir sett og møtt? Flyttes behandling eller overvåking inn i hjemmet? Hva betyr det for dem de bor sammen med?":
    "Påverkar metoden korleis pasienten blir sett og møtt? Blir behandling eller overvaking flytta inn i heimen? Kva betyr det for dei som pasienten bur saman med?",
  "Rettferdighet og likeverd": "Rettferd og likeverd",
  "Om tilgangen blir lik for like behov.": "Om tilgangen blir lik for like behov.",
  "Er «Rettferdighet og likeverd» relevant for denne vurderingen?":
    "Er «Rettferd og likeverd» relevant for denne vurderinga?",
  "Får alle med samme behov samme tilgang, uavhengig av bosted, språk, funksjonsnivå og digital kompetanse? Hvem får mindre når denne gruppen får mer?":
    "Får alle med same behov same tilgang, uavhengig av bustad, språk, funksjonsnivå og digital kompetanse? Kven får mindre når denne gruppa får meir?",
  "Lov og menneskerettigheter": "Lov og menneskerettar",
  "Om metoden berører rettigheter eller særlige lovkrav.": "Om metoden rører ved rettar eller særlege lovkrav.",
  "Er «Lov og menneskerettigheter» relevant for denne vurderingen?":
    "Er «Lov og menneskerettar» relevant for denne vurderinga?",
  "Hvilke lover og forskrifter gjelder, for eksempel pasient- og brukerrettighetsloven, bioteknologiloven og strålevernforskriften? Krever metoden egen godkjenning eller tillatelse?":
    "Kva lover og forskrifter gjeld, til dømes pasient- og brukerrettighetsloven, bioteknologiloven og strålevernforskriften? Krev metoden eiga godkjenning eller eige løyve?",
  Personvern: "Personvern",
  "Behandler metoden personopplysninger på en ny måte?": "Behandlar metoden personopplysningar på ein ny måte?",
  "For eksempel i en app, hos en leverandør, i en skytjeneste eller ved hjelp av kunstig intelligens.":
    "Til dømes i ein app, hos ein leverandør, i ei skyteneste eller ved hjelp av kunstig intelligens.",
  "Hvordan er personvernet ivaretatt?": "Korleis er personvernet teke vare på?",
  "Behandlingsgrunnlag, hvem som er ansvarlig, hvor opplysningene lagres, og om det er gjort en vurdering av personvernkonsekvenser (DPIA). Snakk med personvernombudet tidlig.":
    "Behandlingsgrunnlag, kven som er ansvarleg, kvar opplysningane blir lagra, og om det er gjort ei vurdering av personvernkonsekvensar (DPIA). Snakk med personvernombodet tidleg.",
  Prioritering: "Prioritering",
  "De tre prioriteringskriteriene i spesialisthelsetjenesten: nytte, ressurs og alvorlighet.":
    "Dei tre prioriteringskriteria i spesialisthelsetenesta: nytte, ressurs og alvor.",
  "Samlet prioritering": "Samla prioritering",
  "Vei de tre kriteriene mot hverandre. Høy alvorlighet kan forsvare mer ressursbruk for samme nytte.":
    "Veg dei tre kriteria mot kvarandre. Høg alvorsgrad kan forsvare meir ressursbruk for same nytte.",
  Nytte: "Nytte",
  "Hvor mye lengre eller bedre liv kan pasientene vente seg, sammenlignet med dagens tilbud? Bruk tallene fra Effekt per utfall.":
    "Kor mykje lengre eller betre liv kan pasientane vente seg, samanlikna med tilbodet i dag? Bruk tala frå Effekt per utfall.",
  Ressurs: "Ressurs",
  "Hvilke ressurser krever metoden per pasient, og hva kunne de ellers vært brukt til?":
    "Kva ressursar krev metoden per pasient, og kva kunne dei elles vore brukte til?",
  Alvorlighet: "Alvor",
  "Risiko for død eller tap av funksjon, smerte og hvor mye det haster, med dagens tilbud.":
    "Risiko for død eller tap av funksjon, smerte og kor mykje det hastar, med tilbodet i dag.",
  Miljø: "Miljø",
  "Hvilke følger har metoden for miljøet?": "Kva følgjer har metoden for miljøet?",
  "Engangsutstyr, energi, transport, kjemikalier og avfall, mot dagens tilbud. Et grovt anslag er nok.":
    "Eingongsutstyr, energi, transport, kjemikaliar og avfall, mot tilbodet i dag. Eit grovt anslag er nok.",
  Opplæring: "Opplæring",
  "Hvem må lære hva?": "Kven må lære kva?",
  "Yrkesgrupper, antall personer, timer, hvem som lærer opp, og hvor mange pasienter som trengs for å bli og forbli trygg i metoden.":
    "Yrkesgrupper, tal på personar, timar, kven som lærer opp, og kor mange pasientar som trengst for å bli og halde seg trygg i metoden.",
  Bemanning: "Bemanning",
  "Hva betyr metoden for bemanning og arbeidsdag?": "Kva betyr metoden for bemanning og arbeidsdag?",
  "Endring i årsverk, vaktordninger, oppgavedeling og sårbarhet ved fravær. I en dansk gjennomgang av 52 mini-metodevurderinger beskrev 81 prosent følgene for avdelingen (Kidholm mfl., Int J Technol Assess Health Care 2009;25). Si også fra når ingenting endres.":
    "Endring i årsverk, vaktordningar, oppgåvedeling og kor sårbare de er ved fråvær. I ein dansk gjennomgang av 52 mini-metodevurderingar skildra 81 prosent følgjene for avdelinga (Kidholm mfl., Int J Technol Assess Health Care 2009;25). Sei også frå når ingenting blir endra.",
  "Lokaler og utstyr": "Lokale og utstyr",
  "Hva trengs av lokaler og utstyr?": "Kva trengst av lokale og utstyr?",
  "Ikke noe nytt": "Ikkje noko nytt",
  "Nye eller ombygde rom": "Nye eller ombygde rom",
  "Nytt utstyr": "Nytt utstyr",
  "Nytt forbruksmateriell": "Nytt forbruksmateriell",
  "Endret rengjøring eller sterilisering": "Endra reingjering eller sterilisering",
  "Serviceavtale eller vedlikehold": "Serviceavtale eller vedlikehald",
  "Beskriv behovet": "Skildre behovet",
  "Hva som må skaffes eller bygges om, hvor lang tid det tar, og om det må ut på anbud.":
    "Kva som må skaffast eller byggjast om, kor lang tid det tek, og om det må ut på anbod.",
  "Krever metoden endringer i IKT?": "Krev metoden endringar i IKT?",
  "Hvilke endringer?": "Kva endringar?",
  "Systemer som berøres, integrasjon med journal, informasjonssikkerhet, drift og hvem som betaler. Ta kontakt med IKT-leverandøren før dere setter en dato.":
    "Systema det gjeld, integrasjon med journal, informasjonstryggleik, drift og kven som betaler. Ta kontakt med IKT-leverandøren før de set ein dato.",
  "Andre avdelinger": "Andre avdelingar",
  "Hvilke andre avdelinger berøres?": "Kva andre avdelingar gjeld det?",
  Ingen: "Ingen",
  Bildediagnostikk: "Biletdiagnostikk",
  Laboratorier: "Laboratorium",
  "Anestesi og operasjon": "Anestesi og operasjon",
  Intensiv: "Intensiv",
  Akuttmottak: "Akuttmottak",
  "Andre poliklinikker og sengeposter": "Andre poliklinikkar og sengepostar",
  Sykehusapotek: "Sjukehusapotek",
  "Andre sykehus": "Andre sjukehus",
  "Hva betyr metoden for dem?": "Kva betyr metoden for dei?",
  "Flere eller færre prøver, bilder, operasjoner eller tilsyn. Skriv om avdelingene er spurt og hva de svarte.":
    "Fleire eller færre prøver, bilete, operasjonar eller tilsyn. Skriv om avdelingane er spurde, og kva dei svarte.",
  "Samarbeid med kommune": "Samarbeid med kommune",
  "Hva betyr metoden for kommunen?": "Kva betyr metoden for kommunen?",
  "Oppgaver, kompetanse og kostnader som flyttes til eller fra fastleger, hjemmetjeneste og legevakt, og hvilke avtaler som må endres. Skriv «ingen endring» hvis kommunen ikke berøres.":
    "Oppgåver, kompetanse og kostnader som blir flytta til eller frå fastlegar, heimeteneste og legevakt, og kva avtalar som må endrast. Skriv «inga endring» dersom det ikkje gjeld kommunen.",
  Beregning: "Utrekning",
  "Ta med en økonom fra starten. Oppgi alle beløp i norske kroner, med prisnivå.":
    "Ta med ein økonom frå starten. Oppgi alle beløp i norske kroner, med prisnivå.",
  "Økonomiske aspekter i spesialisthelsetjenesten": "Økonomiske sider i spesialisthelsetenesta",
  "Last opp regnearket eller skriv inn tallene. I en dansk gjennomgang av 52 mini-metodevurderinger hadde 92 prosent anslått kostnadene (Kidholm mfl., Int J Technol Assess Health Care 2009;25); det som skiller, er om leseren kan se hva tallene bygger på.":
    "Last opp reknearket eller skriv inn tala. I ein dansk gjennomgang av 52 mini-metodevurderingar hadde 92 prosent anslått kostnadene (Kidholm mfl., Int J Technol Assess Health Care 2009;25); det som skil, er om lesaren kan sjå kva tala byggjer på.",
  "Engangskostnader før første pasient: utstyr, ombygging, opplæring, prosjekt. Si hvor prisene kommer fra: tilbud, rammeavtale eller anslag.":
    "Eingongskostnader før første pasient: utstyr, ombygging, opplæring, prosjekt. Sei kvar prisane kjem frå: tilbod, rammeavtale eller anslag.",
  "Antall pasienter år 1 og år 2. Bruk samme tall som under Pasienter.":
    "Tal på pasientar år 1 og år 2. Bruk same tal som under Pasientar.",
  "Kostnad per pasient med gammel og ny metode: behandling og oppfølging.":
    "Kostnad per pasient med gammal og ny metode: behandling og oppfølging.",
  "Virkningen på enhetens budsjett i inneværende og neste budsjettår: hvilken enhet som får utgiften, og hvilken som får innsparingen. Frigjort tid er bare en innsparing når noen kan ta den ut.":
    "Verknaden på budsjettet til eininga i dette og neste budsjettår: kva eining som får utgifta, og kva eining som får innsparinga. Frigjord tid er berre ei innsparing når nokon kan ta ut tida.",
  "Hvilke takster, refusjoner og rammer regnestykket bygger på.":
    "Kva takstar, refusjonar og rammer reknestykket byggjer på.",
  "Underlag for beregningene": "Underlag for utrekningane",
  "Egne beregninger, pristilbud og prisforespørsler i regneark. Bare de som er med, ser filene.":
    "Eigne utrekningar, pristilbod og prisførespurnader i rekneark. Berre dei som er med, ser filene.",
  "Last opp inntil ti regneark (.xls eller .xlsx).": "Last opp inntil ti rekneark (.xls eller .xlsx).",
  "Forfatterne har underlag for beregningene. Ta kontakt hvis du vil se det.":
    "Forfattarane har underlag for utrekningane. Ta kontakt dersom du vil sjå det.",
  Finansieringsgrunnlag: "Finansieringsgrunnlag",
  "Hvem har finansieringsansvaret?": "Kven har finansieringsansvaret?",
  "Hva skal metoden finansieres med?": "Kva skal metoden finansierast med?",
  "Ramme, innsatsstyrt finansiering, egenandeler, gaver eller prosjektmidler, og hva som skjer når midlertidige midler tar slutt.":
    "Ramme, innsatsstyrt finansiering, eigendelar, gåver eller prosjektmidlar, og kva som skjer når mellombelse midlar tek slutt.",
  Usikkerhet: "Uvisse",
  "Hvor sikre er tallene?": "Kor sikre er tala?",
  "Hvilke to eller tre forutsetninger betyr mest, og hva blir resultatet hvis de er feil? Regn et lavt og et høyt alternativ.":
    "Kva to eller tre føresetnader betyr mest, og kva blir resultatet dersom dei er feil? Rekn eit lågt og eit høgt alternativ.",
};
