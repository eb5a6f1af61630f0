/** The nynorsk of the reasons of the warnings, by the bokmål text. */
export const warnings: Readonly<Record<string, string>> = {
  "Det kan ha kommet studier siden som endrer konklusjonen. Søk på nytt, eller si hvorfor søket fortsatt holder.":
    "Det kan ha kome studiar sidan som endrar konklusjonen. Søk på nytt, eller sei kvifor søket framleis held.",
  "Leseren må kunne se hvordan treffene ble til de studiene dere bygger på, og hvorfor studier som ble lest i fulltekst, ble utelatt.":
    "Lesaren må kunne sjå korleis treffa blei til dei studiane de byggjer på, og kvifor studiar som blei lesne i fulltekst, blei utelatne.",
  "Leseren finner ikke igjen alle studiene dere bygger på. Legg dem inn i evidenstabellene, eller rett antallet i utvelgelsen.":
    "Lesaren finn ikkje igjen alle studiane de byggjer på. Legg dei inn i evidenstabellane, eller rett talet i utveljinga.",
  "Leseren kan ikke se hvordan alle studiene ble funnet. Rett antallet i utvelgelsen, eller ta ut studien som ikke ble inkludert.":
    "Lesaren kan ikkje sjå korleis alle studiane blei funne. Rett talet i utveljinga, eller ta ut studien som ikkje blei inkludert.",
  "Uten referanse kan ingen finne studien igjen og kontrollere det som står.":
    "Utan referanse kan ingen finne studien igjen og kontrollere det som står.",
  "Uten tall kan leseren ikke se om effekten er stor nok til å bety noe. Skriv tallet, eller at det ikke er rapportert.":
    "Utan tal kan lesaren ikkje sjå om effekten er stor nok til å bety noko. Skriv talet, eller at det ikkje er rapportert.",
  "Leseren må kunne se hva kostnadene bygger på: tilbud, rammeavtale, regnskap eller anslag.":
    "Lesaren må kunne sjå kva kostnadene byggjer på: tilbod, rammeavtale, rekneskap eller anslag.",
  "Priser endrer seg. Uten prisnivå og år kan tallene ikke brukes av andre.":
    "Prisar endrar seg. Utan prisnivå og år kan tala ikkje brukast av andre.",
  "Da viser Netto også hva flere eller færre pasienter koster, ikke bare forskjellen mellom metodene. Skriv samme antall, eller forklar forskjellen i teksten om driftskostnadene.":
    "Då viser Netto også kva fleire eller færre pasientar kostar, ikkje berre skilnaden mellom metodane. Skriv same tal, eller forklar skilnaden i teksten om driftskostnadene.",
  "Ingen studie kan ha disse tallene. Sjekk dem mot artikkelen, og rett dem eller si at de stemmer likevel.":
    "Ingen studie kan ha desse tala. Sjekk dei mot artikkelen, og rett dei eller sei at dei stemmer likevel.",
  "Tallene kan være riktige, men er det sjelden. Halvparten av feilene i uthentede data er rene tallfeil.":
    "Tala kan vere rette, men er det sjeldan. Halvparten av feila i uthenta data er reine talfeil.",
  "Kostnadene gjelder da en annen gruppe enn den dere beskriver. Rett tallet som er feil.":
    "Kostnadene gjeld då ei anna gruppe enn den de skildrar. Rett talet som er feil.",
  "Leseren finner ikke ut hvor tallet kommer fra. Rett det, eller ta med det det bygger på.":
    "Lesaren finn ikkje ut kvar talet kjem frå. Rett det, eller ta med det som det byggjer på.",
  "Leseren venter svar på alle utfallene i PICO. Ta med dem som mangler, også dem ingen studier målte.":
    "Lesaren ventar svar på alle utfalla i PICO. Ta med dei som manglar, også dei som ingen studiar målte.",
  "Uten tillit vet ikke leseren hvor sikkert resultatet er, og setningen lages ikke.":
    "Utan tillit veit ikkje lesaren kor sikkert resultatet er, og setninga blir ikkje laga.",
  "En relativ effekt alene virker større enn den er. Med risikoen uten metoden ser leseren hvor mange det gjelder.":
    "Ein relativ effekt åleine verkar større enn han er. Med risikoen utan metoden ser lesaren kor mange det gjeld.",
  "Uten konfidensintervall ser ikke leseren hvor usikkert tallet er.":
    "Utan konfidensintervall ser ikkje lesaren kor usikkert talet er.",
  "Forskjellen i antall bygger på denne risikoen. Leseren må kunne se om den gjelder egne pasienter.":
    "Skilnaden i tal byggjer på denne risikoen. Lesaren må kunne sjå om han gjeld eigne pasientar.",
  "Leseren ser begge deler. Endre tilliten eller grunnene, eller skriv hvorfor de er ulike.":
    "Lesaren ser begge delar. Endre tilliten eller grunnane, eller skriv kvifor dei er ulike.",
  "Leseren må kunne se hva som trekker tilliten ned.": "Lesaren må kunne sjå kva som trekkjer tilliten ned.",
  "Et intervall som går begge veier, er en grunn til å sette tilliten ned for upresise tall.":
    "Eit intervall som går begge vegar, er ein grunn til å setje tilliten ned for upresise tal.",
  "Da sier ordene og tallene hver sitt, og setningen lages ikke.":
    "Då seier orda og tala kvar sitt, og setninga blir ikkje laga.",
  "Den laveste tilliten blant de avgjørende utfallene gjelder samlet (GRADE).":
    "Den lågaste tilliten blant dei avgjerande utfalla gjeld samla (GRADE).",
  "En beslutning må veie nytte mot ulempe. Ta med bivirkninger og annet ingen ønsker.":
    "Ei avgjerd må vege nytte mot ulempe. Ta med biverknader og anna som ingen ønskjer.",
  "Tabellen er endret etter at setningen ble satt inn. Rett setningen, eller sett den inn på nytt.":
    "Tabellen er endra etter at setninga blei sett inn. Rett setninga, eller set inn setninga på nytt.",
  "«Trolig» er ordet for middels tillit, «muligens» for lav. Med et annet ord leses resultatet sikrere eller mer usikkert enn det er.":
    "«Truleg» er ordet for middels tillit, «moglegvis» for låg. Med eit anna ord blir resultatet lese sikrare eller meir usikkert enn det er.",
  "Noen venter på svar. Svar, eller marker kommentaren som løst.":
    "Nokon ventar på svar. Svar, eller merk kommentaren som løyst.",
  "Leserne ser fagfellens innvendinger. Et svar viser hva dere gjorde med dem.":
    "Lesarane ser innvendingane til fagfellen. Eit svar viser kva de gjorde med dei.",
};
