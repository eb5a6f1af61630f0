import type { SearchRoute } from "./rules/index.ts";

const number = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** The desk's screen for the search. */
export const searchDeskTexts = {
  title: "Søk",
  toSearch: "Søkeord og synonymer",
  lead: "Hjelp leserne å finne fram: si hvilke ord som betyr det samme og hvilken side som skal stå først, og se hvilke ord som ikke ga treff.",
  synonyms: {
    heading: "Synonymer",
    lead: "Gjelder begge nettstedene, straks du har lagret. Bøyninger og sammensatte ord finner søket selv.",
    words: "Ord som betyr det samme",
    wordsHint: "Med komma mellom, for eksempel: hjerneslag, slag, apopleksi",
    direction: "Slik brukes ordene",
    bothWays: "Alle ordene finner hverandre",
    oneWay: "Bare det første ordet finner også de andre",
    add: "Legg til",
    save: "Lagre",
    cancel: "Avbryt",
    added: "Synonymene er lagt til",
    saved: "Synonymene er lagret",
    none: "Det er ingen synonymer ennå.",
    table: "Synonymer",
    columns: { words: "Ord", by: "Lagret", actions: "Handlinger" },
    edit: "Endre",
    editThese: (words: string) => `Endre ${words}`,
    remove: "Slett",
    removeThese: (words: string) => `Slett ${words}`,
    removed: "Synonymene er slettet",
    ended: (count: number) => `Slettet og endret (${count})`,
    restore: "Bruk igjen",
    restoreThese: (words: string) => `Bruk igjen: ${words}`,
    list: {
      heading: "Mange på en gang",
      explain:
        "En regel på hver linje. Komma mellom ord som betyr det samme; > etter det første ordet når bare det skal finne de andre. Listen her er reglene som gjelder nå: kopier den for å ta vare på dem, eller skriv eller lim inn flere. Ingen regler blir borte.",
      label: "Synonymliste",
      add: "Legg til fra listen",
      done: (added: number, known: number) =>
        `${number(added, "regel er lagt til", "regler er lagt til")}. ${number(known, "sto", "sto")} der fra før.`,
      refused: "Disse linjene ble ikke lagt til:",
    },
    between: { bothWays: " = ", oneWay: " → " },
    others: ", ",
  },
  promotions: {
    heading: "Først i søket",
    lead: "Når noen søker etter nettopp disse ordene, står siden øverst, merket «Valgt av redaksjonen». En side som ikke er publisert, vises ikke.",
    words: "Når noen søker etter",
    wordsHint: "Med komma mellom, for eksempel: hjerneslag, akutt hjerneslag",
    address: "Adressen til vurderingen eller metodevarselet",
    addressHint: "Kopier den fra adressefeltet når du leser siden",
    add: "Sett først",
    added: "Siden står først for disse ordene",
    none: "Ingen sider er satt først ennå.",
    table: "Først i søket",
    columns: { words: "Ord", title: "Side", by: "Lagret", actions: "Handlinger" },
    notPublic: (title: string) => `${title} (ikke publisert, vises ikke)`,
    remove: "Slett",
    removeThis: (title: string, words: string) => `Slett ${title} for ${words}`,
    removed: "Siden settes ikke lenger først",
  },
  missed: {
    heading: "Ord uten treff",
    lead: "Ord som ingen tekst har, og som noen søkte etter på minst fem forskjellige dager de siste 90 dagene. Bare ordet og dagen telles, ikke hvem som søkte.",
    none: "Ingen ord ennå.",
    table: "Ord uten treff",
    columns: { word: "Ord", route: "Nettsted", times: "Søk", last: "Sist", actions: "Handlinger" },
    times: (times: number, days: number) => `${times} på ${number(days, "dag", "dager")}`,
    route: { methodassessment: "Minimetode", methodnotifications: "Metodevarsel" } satisfies Record<
      SearchRoute,
      string
    >,
    make: "Lag synonym",
    makeOf: (word: string) => `Lag synonym for ${word}`,
  },
} as const;
