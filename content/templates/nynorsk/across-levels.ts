/** The nynorsk of an assessment across levels, as far as they are not in another one, by the bokmål text. */
export const acrossLevels: Readonly<Record<string, string>> = {
  "Mini-metodevurdering på tvers av nivåene": "Mini-metodevurdering på tvers av nivåa",
  "For helseforetak, kommuner og andre som vurderer en metode sammen.":
    "For helseføretak, kommunar og andre som vurderer ein metode saman.",
  "Metoden og forløpet": "Metoden og forløpet",
  "Ansvar og organisering": "Ansvar og organisering",
  "To til fire setninger om metoden, hvem den er for, og hvilke virksomheter som samarbeider.":
    "To til fire setningar om metoden, kven han er for, og kva verksemder som samarbeider.",
  "Hvem leder arbeidet?": "Kven leier arbeidet?",
  "Valget bestemmer hvilke spørsmål om forankring dere får.": "Valet avgjer kva spørsmål om forankring de får.",
  "Et helseforetak": "Eit helseføretak",
  "En kommune eller et fylke": "Ein kommune eller eit fylke",
  "En annen virksomhet": "Ei anna verksemd",
  "Hvilken virksomhet?": "Kva verksemd?",
  "Navn på virksomheten, og hva den har ansvar for.": "Namn på verksemda, og kva ho har ansvar for.",
  "Hvordan er kommunen med?": "Korleis er kommunen med?",
  "Hvilke kommuner som deltar, hvem som svarer for dem, og om saken er drøftet i helsefellesskapet.":
    "Kva kommunar som deltek, kven som svarer for dei, og om saka er drøfta i helsefellesskapet.",
  "Hvordan er helseforetaket med?": "Korleis er helseføretaket med?",
  "Hvilken klinikk som deltar, hvem som svarer for den, og om saken er drøftet i helsefellesskapet.":
    "Kva klinikk som deltek, kven som svarer for han, og om saka er drøfta i helsefellesskapet.",
  "Hvilke beslutninger skal vurderingen støtte?": "Kva avgjerder skal vurderinga støtte?",
  "Si hva hver virksomhet skal beslutte, og om den ene er avhengig av den andre.":
    "Sei kva kvar verksemd skal avgjere, og om den eine er avhengig av den andre.",
  "Søk her i portalen og hos Nye metoder. Skriv hva dere fant, med lenker.":
    "Søk her i portalen og hos Nye metoder. Skriv kva de fann, med lenker.",
  "Rolle og virksomhet for hver som har bidratt.": "Rolle og verksemd for kvar som har bidrege.",
  "Den siste av datoene hvis virksomhetene beslutter hver for seg.":
    "Den siste av datoane dersom verksemdene avgjer kvar for seg.",
  "Hva som gjøres, av hvem og hvor, og hva som er nytt.": "Kva som blir gjort, av kven og kvar, og kva som er nytt.",
  "Hvilke kommuner deltar?": "Kva kommunar deltek?",
  "Vurderingen kan da finnes ved å filtrere på kommunene.": "Vurderinga kan då finnast ved å filtrere på kommunane.",
  Pasientforløp: "Pasientforløp",
  "Hvor i forløpet er metoden i bruk?": "Kvar i forløpet er metoden i bruk?",
  "Velg alle stedene der pasienten eller de ansatte møter metoden. Et helt nivå kan også velges.":
    "Vel alle stadene der pasienten eller dei tilsette møter metoden. Eit heilt nivå kan også veljast.",
  Sykehus: "Sjukehus",
  Sengepost: "Sengepost",
  "Poliklinikk eller dagbehandling": "Poliklinikk eller dagbehandling",
  "Ambulant team": "Ambulant team",
  Kommune: "Kommune",
  Fastlege: "Fastlege",
  Legevakt: "Legevakt",
  Hjemmetjeneste: "Heimeteneste",
  "Sykehjem eller korttidsplass": "Sjukeheim eller korttidsplass",
  Rehabilitering: "Rehabilitering",
  "Hjemme hos pasienten": "Heime hos pasienten",
  "Pasienten selv": "Pasienten sjølv",
  Pårørende: "Pårørande",
  "Steg for steg": "Steg for steg",
  "Forløpet i dag": "Forløpet i dag",
  "Følg en tenkt pasient steg for steg mellom hjem, fastlege, kommune og sykehus. Si hvor det svikter.":
    "Følg ein tenkt pasient steg for steg mellom heim, fastlege, kommune og sjukehus. Sei kvar det sviktar.",
  "Forløpet med metoden": "Forløpet med metoden",
  "De samme stegene, med det som blir annerledes.": "Dei same stega, med det som blir annleis.",
  "Hvor mange per år?": "Kor mange per år?",
  "Ett tall eller et spenn for hele området.": "Eitt tal eller eit spenn for heile området.",
  "Kilde og periode for begge nivåer.": "Kjelde og periode for begge nivåa.",
  "Hvem gjelder det, og hvor i forløpet er de?": "Kven gjeld det, og kvar i forløpet er dei?",
  "Metoden som vurderes, og hvem som utfører den.": "Metoden som blir vurdert, og kven som utfører han.",
  "Forløpet slik det er i dag.": "Forløpet slik det er i dag.",
  "Utfall for pasientene og for begge virksomhetene.": "Utfall for pasientane og for begge verksemdene.",
  "Hva skulle med, hvem leste, og hvorfor noe ble utelatt. Dette mangler ofte, viste en dansk gjennomgang av 52 mini-metodevurderinger (Kidholm mfl., Int J Technol Assess Health Care 2009;25).":
    "Kva skulle med, kven las, og kvifor noko blei utelate. Dette manglar ofte, viste ein dansk gjennomgang av 52 mini-metodevurderingar (Kidholm mfl., Int J Technol Assess Health Care 2009;25).",
  "Oppgi tall der de finnes: bare 25 prosent av vurderingene i den danske gjennomgangen hadde tallfestet effekten (Kidholm mfl., Int J Technol Assess Health Care 2009;25).":
    "Oppgi tal der dei finst: berre 25 prosent av vurderingane i den danske gjennomgangen hadde talfest effekten (Kidholm mfl., Int J Technol Assess Health Care 2009;25).",
  "Ta særlig med overgangene, der ansvaret skifter.": "Ta særleg med overgangane, der ansvaret skiftar.",
  "Sammenlign pasienter, avstander og arbeidsdeling.": "Samanlikn pasientar, avstandar og arbeidsdeling.",
  "Hvem får nytten og hvem bærer ulempene? Kan metoden gi falsk trygghet eller mer ensomhet?":
    "Kven får nytten, og kven ber ulempene? Kan metoden gi falsk tryggleik eller meir einsemd?",
  "Kan pasientene si nei uten å miste andre tjenester? Hvordan innhentes samtykke fra personer med kognitiv svikt?":
    "Kan pasientane seie nei utan å miste andre tenester? Korleis blir samtykke henta inn frå personar med kognitiv svikt?",
  "Om metoden griper inn i hjem og privatliv.": "Om metoden grip inn i heim og privatliv.",
  "Hva betyr metoden for hjemmet og privatlivet, også for dem man bor sammen med?":
    "Kva betyr metoden for heimen og privatlivet, også for dei ein bur saman med?",
  "Om metoden berører rettigheter, lovkrav eller personopplysninger.":
    "Om metoden rører ved rettar, lovkrav eller personopplysningar.",
  Ansvar: "Ansvar",
  "Hvem har ansvaret for hva?": "Kven har ansvaret for kva?",
  "For hvert steg i forløpet: hvem som handler, hvem som har det medisinske ansvaret, og hvem pasienten skal ringe.":
    "For kvart steg i forløpet: kven som handlar, kven som har det medisinske ansvaret, og kven pasienten skal ringje.",
  Avtale: "Avtale",
  "Hvilken avtale trengs?": "Kva avtale trengst?",
  "Hva avtalen må si om oppgaver, betaling, opplæring, avvik, personopplysninger og oppsigelse.":
    "Kva avtalen må seie om oppgåver, betaling, opplæring, avvik, personopplysningar og oppseiing.",
  "Bemanning, utstyr og IKT": "Bemanning, utstyr og IKT",
  "Hva betyr metoden for hver virksomhet?": "Kva betyr metoden for kvar verksemd?",
  "Årsverk, opplæring, utstyr og systemer i helseforetaket og i kommunen, hver for seg.":
    "Årsverk, opplæring, utstyr og system i helseføretaket og i kommunen, kvar for seg.",
  Helseforetaket: "Helseføretaket",
  "Tallene for helseforetaket.": "Tala for helseføretaket.",
  "Kostnader og innsparinger i helseforetaket": "Kostnader og innsparingar i helseføretaket",
  "Oppstart, drift per pasient og i alt, år 1 og år 2, med kilde for tallene.":
    "Oppstart, drift per pasient og i alt, år 1 og år 2, med kjelde for tala.",
  Kommunen: "Kommunen",
  "Regneark for kommunene som deltar, og et samlet regneark hvis dere har det.":
    "Rekneark for kommunane som deltek, og eit samla rekneark dersom de har det.",
  "Last opp inntil to regneark (.xlsx).": "Last opp inntil to rekneark (.xlsx).",
  "Regnearkene er laget av kommunene.": "Reknearka er laga av kommunane.",
  "Kostnader og innsparinger i kommunen": "Kostnader og innsparingar i kommunen",
  "Engangskostnad, årlig drift, sparte timer og tilskudd, med kilde for tallene.":
    "Eingongskostnad, årleg drift, sparte timar og tilskot, med kjelde for tala.",
  Samlet: "Samla",
  "Hvem betaler, og hvem sparer?": "Kven betaler, og kven sparer?",
  "Sett tallene ved siden av hverandre. Får den ene utgiften og den andre gevinsten, så si hvordan det skal løses.":
    "Set tala ved sida av kvarandre. Får den eine utgifta og den andre gevinsten, så sei korleis det skal løysast.",
  "Høyst 250 ord. Ta med hva som blir annerledes for pasientene og for hver virksomhet.":
    "Høgst 250 ord. Ta med kva som blir annleis for pasientane og for kvar verksemd.",
  "Høyst 250 ord for pasienter, pårørende og folkevalgte, med vanlige ord.":
    "Høgst 250 ord for pasientar, pårørande og folkevalde, med vanlege ord.",
  "Metoden bør innføres i begge virksomheter": "Metoden bør innførast i begge verksemdene",
  "Metoden bør innføres på vilkår": "Metoden bør innførast på vilkår",
  "Metoden bør prøves ut i mindre skala først": "Metoden bør prøvast ut i mindre skala først",
  "Svar på spørsmålet i PICO, og si om virksomhetene er enige.":
    "Svar på spørsmålet i PICO, og sei om verksemdene er einige.",
  "Hva som må være på plass, og hvem som sørger for det.": "Kva som må vere på plass, og kven som sørgjer for det.",
  "Grensene for arbeidet.": "Grensene for arbeidet.",
  "Hvordan skal metoden følges opp?": "Korleis skal metoden følgjast opp?",
  "Felles mål, hvem som måler, og når dere ses igjen.": "Felles mål, kven som måler, og når de møtest igjen.",
  "Lenker til veiledere, avtaler og andre vurderinger.": "Lenker til rettleiarar, avtalar og andre vurderingar.",
  "En fagfelle fra et fagmiljø utenfor virksomhetene som samarbeider leser vurderingen og skriver hva som er bra, og hva som bør endres. Ikke skriv pasientopplysninger her.":
    "Ein fagfelle frå eit fagmiljø utanfor verksemdene som samarbeider, les vurderinga og skriv kva som er bra, og kva som bør endrast. Ikkje skriv pasientopplysningar her.",
  "For eksempel utkast til avtale eller søkestrategi. Én PDF-fil på høyst 25 MB.":
    "Til dømes utkast til avtale eller søkjestrategi. Éi PDF-fil på høgst 25 MB.",
  "Forløpet er beskrevet både før og etter, med de samme stegene":
    "Forløpet er skildra både før og etter, med dei same stega",
  "Det er klart hvem som har ansvaret i hvert steg": "Det er klart kven som har ansvaret i kvart steg",
  "Økonomien er vist for begge virksomheter": "Økonomien er vist for begge verksemdene",
  "Begge virksomheter har lest og godtatt teksten": "Begge verksemdene har lese og godteke teksten",
  "En utenfor tjenestene har lest «Kort fortalt»": "Ein utanfor tenestene har lese «Kort fortalt»",
};
