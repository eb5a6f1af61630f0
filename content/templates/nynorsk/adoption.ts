/** The nynorsk of adoptions, by the bokmål text. */
export const adoption: Readonly<Record<string, string>> = {
  "Gjelder dette hos oss? Helseforetak": "Gjeld dette hos oss? Helseføretak",
  "For den som vil bruke en publisert vurdering hos seg.": "For den som vil bruke ei publisert vurdering hos seg.",
  "Gjelder dette hos oss?": "Gjeld dette hos oss?",
  "Lokale forhold": "Lokale forhold",
  "Er pasientene de samme hos dere?": "Er pasientane dei same hos dykk?",
  "Hvem er annerledes?": "Kven er annleis?",
  "Alder, alvorlighetsgrad, samsykelighet eller andre forskjeller som kan bety noe for virkningen.":
    "Alder, alvorsgrad, samsjukdom eller andre skilnader som kan bety noko for verknaden.",
  "Er dagens tilbud det samme?": "Er tilbodet i dag det same?",
  "Det dere gjør i dag, er det originalen sammenligner med.": "Det de gjer i dag, er det originalen samanliknar med.",
  "Hva er annerledes hos dere?": "Kva er annleis hos dykk?",
  "To til fire setninger om det som skiller dere fra originalen: utstyr, avstander, kompetanse, organisering. Skriv «Ingenting av betydning» hvis det er svaret.":
    "To til fire setningar om det som skil dykk frå originalen: utstyr, avstandar, kompetanse, organisering. Skriv «Ingenting som betyr noko» dersom det er svaret.",
  "Antall pasienter per år": "Tal på pasientar per år",
  "Hvor mange pasienter det gjelder hos dere: ett tall, eller et spenn som 40–60.":
    "Kor mange pasientar det gjeld hos dykk: eitt tal, eller eit spenn som 40–60.",
  "Effekt og ny forskning": "Effekt og ny forsking",
  "Kan dere vente samme effekt?": "Kan de vente same effekt?",
  "Se på resultatene i originalen, og på det dere har svart om forskjellene.":
    "Sjå på resultata i originalen, og på det de har svart om skilnadene.",
  "Ny forskning siden søket i originalen?": "Ny forsking sidan søket i originalen?",
  "Et nytt søk med de samme søkeordene er nok.": "Eit nytt søk med dei same søkjeorda er nok.",
  "Ikke sjekket": "Ikkje sjekka",
  "Hva har kommet?": "Kva har kome?",
  "Studiene dere fant, og om de endrer svaret. Skriv når og hvor dere søkte.":
    "Studiane de fann, og om dei endrar svaret. Skriv når og kvar de søkte.",
  "Økonomien hos dere": "Økonomien hos dykk",
  "Tallene er kopiert fra originalen. Rett dem som er annerledes hos dere.":
    "Tala er kopierte frå originalen. Rett dei som er annleis hos dykk.",
  "Et tall som ikke er endret, er merket «fra originalen». Originalens regneark følger ikke med.":
    "Eit tal som ikkje er endra, er merka «frå originalen». Reknearket til originalen følgjer ikkje med.",
  "Bemanning, etikk og jus": "Bemanning, etikk og jus",
  "Hva metoden krever av årsverk, turnus og opplæring hos dere.":
    "Kva metoden krev av årsverk, turnus og opplæring hos dykk.",
  "Etikk og jus hos dere": "Etikk og jus hos dykk",
  "Bare det som er annerledes enn i originalen: avtaler, personvern, likeverdig tilbud. Kan stå tomt.":
    "Berre det som er annleis enn i originalen: avtalar, personvern, likeverdig tilbod. Kan stå tomt.",
  Anbefaling: "Tilråding",
  "Hva som må være på plass hos dere, og hvem som sørger for det.":
    "Kva som må vere på plass hos dykk, og kven som sørgjer for det.",
  "Hvordan metoden følges opp hos dere: hva som måles, av hvem, og hva som får dere til å stoppe.":
    "Korleis metoden blir følgd opp hos dykk: kva som blir målt, av kven, og kva som får dykk til å stoppe.",
  "Sett en dato, særlig når originalen venter nye studier.": "Set ein dato, særleg når originalen ventar nye studiar.",
  "Redaksjonen leser vurderingen og publiserer den, eller sender den tilbake med en melding. Dere trenger ingen fagfelle: originalen er vurdert.":
    "Redaksjonen les vurderinga, og publiserer eller sender tilbake med ei melding. De treng ingen fagfelle: originalen er vurdert.",
  "Gjelder dette hos oss? Kommune": "Gjeld dette hos oss? Kommune",
  "Er innbyggerne de samme hos dere?": "Er innbyggjarane dei same hos dykk?",
  "Antall innbyggere per år": "Tal på innbyggjarar per år",
  "Hvor mange innbyggere det gjelder hos dere: ett tall, eller et spenn som 40–60.":
    "Kor mange innbyggjarar det gjeld hos dykk: eitt tal, eller eit spenn som 40–60.",
  "Hva koster det hos dere?": "Kva kostar det hos dykk?",
  "Engangskostnad, årlig drift og gevinster, med kilde. Originalens tall står ved siden av: si hva som er annerledes.":
    "Eingongskostnad, årleg drift og gevinstar, med kjelde. Tala til originalen står ved sida av: sei kva som er annleis.",
  "Hva tiltaket krever av årsverk, turnus og opplæring hos dere.":
    "Kva tiltaket krev av årsverk, turnus og opplæring hos dykk.",
  "Hvordan tiltaket følges opp hos dere: hva som måles, av hvem, og hva som får dere til å stoppe.":
    "Korleis tiltaket blir følgt opp hos dykk: kva som blir målt, av kven, og kva som får dykk til å stoppe.",
  "Gjelder dette hos oss? På tvers av nivåene": "Gjeld dette hos oss? På tvers av nivåa",
};
