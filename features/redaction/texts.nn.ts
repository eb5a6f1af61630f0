import type { Translated } from "../../platform/pure/language/index.ts";
import type { FoundPlace } from "../api/index.ts";
import type * as nb from "./texts.ts";

const places = (count: number) => (count === 1 ? "éin stad" : `${count} stader`);

const placeOf = ({ kind, name }: Pick<FoundPlace, "kind" | "name">): string => {
  switch (kind) {
    case "title":
      return "Tittelen";
    case "message":
      return "Meldinga frå redaksjonen";
    case "block":
      return name;
    case "file":
      return "Namn på filer, og tal som er lesne frå rekneark";
    case "comment":
      return "Kommentarar";
    case "review":
      return "Fagfellevurderingar";
    case "edition":
      return `Utgåve ${name}`;
    case "withdrawn":
      return `Utgåve ${name}, trekt tilbake`;
    case "history":
      return "Historikken";
    case "version":
      return "Namn på versjonar";
    case "decision":
      return "Avgjerder og oppfølging";
    case "review-day":
      return "Grunngivingar for når ho bør sjåast på igjen";
  }
};

export const redactionTexts: Translated<typeof nb.redactionTexts> = {
  button: "Sladd tekst",
  title: "Sladd tekst for godt",
  // «[sladdet]» is the sign that is stored in the texts, the same in both languages.
  explain:
    "For opplysningar som aldri skulle ha stått her, til dømes namnet på ein pasient. Dei blir bytta ut med [sladdet] i felta, historikken, kommentarar, fagfellevurderingar, utgåver, avgjerder, søket og dokumenta. Det kan ikkje angrast.",
  words: "Ord eller setningar som skal bort",
  wordsHint:
    "Skriv eitt ord eller éi setning på kvar linje, med minst tre bokstavar eller tal. Store og små bokstavar blir rekna som like.",
  find: "Finn kvar det står",
  nothing: "Vi fann ikkje dette i nokon tekst. Ingenting er endra.",
  sought: "Dette skal bort",
  change: "Endre orda",
  foundIn: (count) => `Funne ${places(count)}`,
  place: (place) => placeOf(place),
  times: places,
  within: (words) =>
    `Lengre ord blir ståande: ${words.join(", ")}. Skal dei også bort, må du skrive dei på eigne linjer.`,
  files: (count) =>
    count === 1
      ? "Den opplasta fila er ikkje opna. Står opplysningane der, må forfattarane slette fila, og det som er publisert, må trekkjast tilbake. Deretter kan du slette fila for godt."
      : `Dei ${count} opplasta filene er ikkje opna. Står opplysningane i ei av dei, må forfattarane slette den fila, og det som er publisert, må trekkjast tilbake. Deretter kan du slette fila for godt.`,
  outside: "E-post som er send, filer som er lasta ned, og tryggingskopiar blir ikkje endra.",
  copies: (count) =>
    count === 1
      ? "Éi vurdering er starta frå eller byggjer på denne. Det som er kopiert dit, blir ikkje endra her. Står orda der, må du sladde der også:"
      : `${count} vurderingar er starta frå eller byggjer på denne. Det som er kopiert dit, blir ikkje endra her. Der orda står, må du sladde også:`,
  inCopy: (times, hasLonger) => {
    if (times === null) return "Ikkje søkt i";
    if (times === 0) return hasLonger ? "Orda står berre i lengre ord der" : "Orda står ikkje i tekstane der";
    return `Orda står ${places(times)} der${hasLonger ? ", og i lengre ord" : ""}`;
  },
  copy: (title) => `${title} (blir opna i ny fane)`,
  reason: "Kvifor",
  reasonHint: "Står i loggen. Ikkje gjenta det som skal bort.",
  redact: (count) => `Sladd ${places(count)}`,
  done: (count) => {
    if (count === 0) return "Det var sladda frå før";
    return count === 1 ? "Éin stad er sladda" : `${count} stader er sladda`;
  },
};

export const eraseTexts: Translated<typeof nb.eraseTexts> = {
  button: "Slett filer for godt",
  none: "Her er ingen filer å slette. Forfattarane har ikkje sletta nokon, eller ei utgåve viser dei.",
  title: "Slett filer for godt",
  explain: "Forfattarane har sletta desse filene, og inga utgåve viser dei. Dei kan ikkje hentast tilbake etterpå.",
  reason: "Kvifor",
  reasonHint: "Står i loggen.",
  submit: (count) => (count === 1 ? "Slett fila for godt" : `Slett ${count} filer for godt`),
  done: (count) => (count === 1 ? "Fila er sletta for godt" : `${count} filer er sletta for godt`),
  gone: "Filene er henta tilbake, eller nokon har sletta dei for godt. Ingenting er endra.",
};
