/** The nynorsk of the peer review, by the bokmål text. */
export const peerReview: Readonly<Record<string, string>> = {
  "En fagfelle fra et annet, likeverdig fagmiljø leser vurderingen og skriver hva som er bra, og hva som bør endres. Ikke skriv pasientopplysninger her.":
    "Ein fagfelle frå eit anna, likeverdig fagmiljø les vurderinga og skriv kva som er bra, og kva som bør endrast. Ikkje skriv pasientopplysningar her.",
  Habilitet: "Habilitet",
  "Har du bindinger som leserne bør kjenne til?": "Har du bindingar som lesarane bør kjenne til?",
  "Bånd til forfatterne, til dem som lager eller selger metoden, eller egne publikasjoner om den. Forslagsstilleren og redaksjonen ser svaret med en gang.":
    "Band til forfattarane, til dei som lagar eller sel metoden, eller eigne publikasjonar om han. Forslagsstillaren og redaksjonen ser svaret med ein gong.",
  "Nei, ingen bindinger": "Nei, ingen bindingar",
  "Hvis ja: Hvilke bindinger?": "Dersom ja: Kva bindingar?",
  "Skriv kort hva de gjelder. Har du ingen, lar du feltet stå tomt. Det du skriver, publiseres sammen med vurderingen din.":
    "Skriv kort kva dei gjeld. Har du ingen, lèt du feltet stå tomt. Det du skriv, blir publisert saman med vurderinga di.",
  "Er metoden, dagens praksis og sammenligningen riktig beskrevet?":
    "Er metoden, praksisen i dag og samanlikninga rett skildra?",
  "Kjenner du igjen praksis fra din egen arbeidsplass? Er det sammenlignet med det beste alternativet?":
    "Kjenner du igjen praksis frå din eigen arbeidsplass? Er det samanlikna med det beste alternativet?",
  "Kan ikke vurdere": "Kan ikkje vurdere",
  "Hva bør rettes eller utfylles?": "Kva bør rettast eller utfyllast?",
  "Vis til avsnittet det gjelder.": "Vis til avsnittet det gjeld.",
  Kunnskapsgrunnlaget: "Kunnskapsgrunnlaget",
  "Er søk, utvalg og tolkning gode nok?": "Er søk, utval og tolking gode nok?",
  "Er kilder, avgrensninger og utvelgelse dokumentert? Stemmer tallene med kildene, og er usikkerheten gjengitt?":
    "Er kjelder, avgrensingar og utveljing dokumenterte? Stemmer tala med kjeldene, og er uvissa attgitt?",
  "Mangler det viktige studier, eller er noe tolket feil?": "Manglar det viktige studiar, eller er noko tolka feil?",
  "Oppgi referanse eller lenke til studiene.": "Oppgi referanse eller lenke til studiane.",
  "Er organiseringen realistisk?": "Er organiseringa realistisk?",
  "Er opplæring, utstyr, lokaler og samarbeid tatt med?": "Er opplæring, utstyr, lokale og samarbeid tekne med?",
  "Hva er glemt eller for lett vurdert?": "Kva er gløymt eller for lett vurdert?",
  "Det du vet fra egen drift, er særlig nyttig.": "Det du veit frå eiga drift, er særleg nyttig.",
  "Er kostnadene realistiske?": "Er kostnadene realistiske?",
  "Er noe vesentlig glemt, eller regnet for lavt eller for høyt?":
    "Er noko vesentleg gløymt, eller rekna for lågt eller for høgt?",
  "Hvilke tall bør de se på igjen?": "Kva tal bør dei sjå på igjen?",
  "Oppgi gjerne egne erfaringstall.": "Oppgi gjerne eigne erfaringstal.",
  Etikk: "Etikk",
  "Er de etiske spørsmålene godt nok vurdert?": "Er dei etiske spørsmåla godt nok vurderte?",
  "Er noen gruppe glemt? Er temaer satt til side med en grunn som holder?":
    "Er noka gruppe gløymd? Er tema sette til side med ein grunn som held?",
  "Hva bør vurderes nærmere?": "Kva bør vurderast nærare?",
  "En til tre setninger holder.": "Éi til tre setningar held.",
  Konklusjonen: "Konklusjonen",
  "Følger konklusjonen av det som er skrevet?": "Følgjer konklusjonen av det som er skrive?",
  "Er overførbarheten godt vurdert, og ville konklusjonen holdt hos dere?":
    "Er overføringsverdien godt vurdert, og ville konklusjonen halde hos dykk?",
  "Hva ville du konkludert annerledes?": "Kva ville du ha konkludert annleis?",
  "Begrunn det kort.": "Grunngi det kort.",
  "Samlet råd": "Samla råd",
  "Hva er ditt samlede råd?": "Kva er det samla rådet ditt?",
  "Kan publiseres som den er": "Kan publiserast som ho er",
  "Kan publiseres etter mindre endringer": "Kan publiserast etter mindre endringar",
  "Bør omarbeides før publisering": "Bør arbeidast om før publisering",
  "Bør ikke publiseres": "Bør ikkje publiserast",
  "Kommentar til forfatterne": "Kommentar til forfattarane",
  "Si konkret hva som bør endres, og hva som er bra.": "Sei konkret kva som bør endrast, og kva som er bra.",
};
