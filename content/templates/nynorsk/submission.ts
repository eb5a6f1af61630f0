/** The nynorsk of attachments, the checklist and sending, by the bokmål text. */
export const submission: Readonly<Record<string, string>> = {
  Dokumenter: "Dokument",
  "Før dere laster opp": "Før de lastar opp",
  "Fjern skjulte kommentarer og dokumentegenskaper, og sjekk at PDF-filen kan leses av skjermleser.":
    "Fjern skjulte kommentarar og dokumenteigenskapar, og sjekk at PDF-fila kan lesast av skjermlesar.",
  "Vedlegg (PDF)": "Vedlegg (PDF)",
  "For eksempel fullstendig søkestrategi eller utfyllende tabeller. Én PDF-fil på høyst 25 MB.":
    "Til dømes fullstendig søkjestrategi eller utfyllande tabellar. Éi PDF-fil på høgst 25 MB.",
  "Vedlegget blir offentlig. Det skal ikke ha opplysninger om enkeltpersoner.":
    "Vedlegget blir offentleg. Det skal ikkje ha opplysningar om enkeltpersonar.",
  "Vedlegget er laget av forfatterne.": "Vedlegget er laga av forfattarane.",
  Bilder: "Bilete",
  "Figurer og bilder som hører til vurderingen (.png, .jpg eller .jpeg). Skriv en tekst som beskriver hvert bilde.":
    "Figurar og bilete som høyrer til vurderinga (.png, .jpg eller .jpeg). Skriv ein tekst som skildrar kvart bilete.",
  Sjekkliste: "Sjekkliste",
  "Gå gjennom før dere sender": "Gå gjennom før de sender",
  "PICO, søk og konklusjon handler om det samme spørsmålet": "PICO, søk og konklusjon handlar om det same spørsmålet",
  "Effekten er tallfestet, eller det står at tall mangler": "Effekten er talfest, eller det står at tal manglar",
  "Det står hvordan studiene er valgt ut og tolket": "Det står korleis studiane er valde ut og tolka",
  "Pasienttallet er det samme under Pasienter og Økonomi": "Pasienttalet er det same under Pasientar og Økonomi",
  "Alle de etiske temaene er vurdert eller begrunnet satt til side":
    "Alle dei etiske temaa er vurderte eller sette til side med grunngiving",
  "En som ikke er helsepersonell, har lest «Kort fortalt»": "Ein som ikkje er helsepersonell, har lese «Kort fortalt»",
  "Alle bidragsytere har oppgitt habilitet": "Alle bidragsytarar har oppgitt habilitet",
  "Ingen enkeltpasienter kan kjennes igjen i tekst, bilder eller vedlegg":
    "Ingen enkeltpasientar kan kjennast igjen i tekst, bilete eller vedlegg",
  "Alle bidragsytere har lest den siste utgaven": "Alle bidragsytarar har lese den siste utgåva",
  "Lederen som har bestilt vurderingen, vet at den blir publisert":
    "Leiaren som har bestilt vurderinga, veit at ho blir publisert",
  "Send til publisering": "Send til publisering",
  "Redaksjonen leser vurderingen og publiserer den, eller sender den tilbake med en melding. Mens den er hos redaksjonen, kan den ikke endres.":
    "Redaksjonen les vurderinga, og publiserer eller sender tilbake med ei melding. Medan vurderinga er hos redaksjonen, kan ho ikkje endrast.",
};
