import type { Translated } from "../../platform/pure/language/index.ts";
import type { BlockDifference } from "../template/rules/index.ts";
import type * as nb from "./texts.ts";

const differences: Readonly<Record<BlockDifference, string>> = {
  mandatory: "må fyllast ut",
  optional: "er blitt valfritt",
  tab: "er flytta til eit anna steg",
  section: "er flytta til ein annan del",
  order: "står i ei anna rekkjefølgje",
  title: "har ny overskrift",
  description: "har ny skildring",
  help: "har ny hjelpetekst",
  options: "har andre val",
  shown: "blir vist i andre tilfelle",
  settings: "har andre innstillingar",
};

type Texts = typeof nb.takeoverTexts;

const groups: Readonly<Record<Parameters<Texts["group"]>[0], string>> = {
  added: "Nytt",
  mandatory: "Er blitt obligatorisk",
  moved: "Flytta til eit anna steg",
  changed: "Endra",
  removed: "Fjerna",
  replaced: "Erstatta av eit anna slags felt",
};

/** In the order in which they are said. */
const counted = [
  ["added", (count) => (count === 1 ? "1 nytt spørsmål" : `${count} nye spørsmål`)],
  ["mandatory", (count) => (count === 1 ? "1 er blitt obligatorisk" : `${count} er blitt obligatoriske`)],
  ["moved", (count) => `${count} er flytta`],
  ["changed", (count) => `${count} er endra`],
  ["removed", (count) => `${count} er fjerna`],
] as const satisfies readonly (readonly [keyof Parameters<Texts["says"]>[0], (count: number) => string])[];

const inList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} og ${parts.at(-1)}`;

export const takeoverTexts: Translated<Texts> = {
  title: "Det finst ein ny versjon av skjemaet",
  says: (counts) => {
    const said = counted.filter(([each]) => counts[each] > 0).map(([each, say]) => say(counts[each]));
    return said.length === 0 ? "Skjemaet er retta." : `${inList(said)}.`;
  },
  keeps: "Svara blir med over, og de kan angre.",
  look: "Sjå kva som blir endra",
  panel: "Ny versjon av skjemaet",
  whatChanges: "Kva som blir endra",
  explain:
    "Svara følgjer med til spørsmåla som er i begge versjonane. Svar på spørsmål som er fjerna, tek vi vare på, og de finn dei øvst i skjemaet. De kan angre heilt til mini-metodevurderinga er publisert.",
  group: (group, count) => `${groups[group]} (${count})`,
  same: (count) => (count === 1 ? "1 felt eller del er uendra." : `${count} felt og delar er uendra.`),
  difference: (all) => inList(all.map((each) => differences[each])),
  inTab: (tab) => `i «${tab}»`,
  movedTab: (from, to) => `frå «${from}» til «${to}»`,
  textName: { title: "Overskrift", description: "Skildring", help: "Hjelpetekst", options: "Val" },
  isKept: "Svaret blir teke vare på.",
  lostChoice: (choices) =>
    `${inList(choices.map((choice) => `«${choice}»`))} er ${choices.length === 1 ? "valt" : "valde"} i dag og kan ikkje veljast lenger. Vel på nytt etterpå.`,
  failed: "Vi klarte ikkje å hente endringane. Prøv igjen.",
  takeOver: "Ta i bruk den nye versjonen",
  notNow: "Ikkje no",
  unsaved: "Noko av det du har skrive, er ikkje lagra. Vent til det er lagra, og prøv igjen.",
  takenOver: "Den nye versjonen er teken i bruk",
  putBack: "Skjemaet er som før",
  taken: (by, at) => `${by} tok i bruk ein ny versjon av skjemaet ${at}.`,
  undo: "Angre",
  undoNamed: "Angre den nye versjonen av skjemaet",
  removed: (count) => `Svar på ${count} spørsmål som er fjerna`,
  removedExplain:
    "Spørsmåla er ikkje i skjemaet lenger. Svara kan lesast og kopierast. Dei blir ikkje publiserte, og dei kjem tilbake om skjemaet får spørsmåla igjen.",
  stoodIn: (tab) => `Stod i «${tab}»`,
  copy: "Kopier svaret",
  comments: "Kommentarar",
  comment: (by, at) => `${by}, ${at}`,
  noneRemoved: "Det er ingen svar her.",
  gone: {
    title: "Skjemaet har fått ein ny versjon",
    explain: "Feltet du skreiv i, er fjerna, og dette blei ikkje lagra. Kopier teksten om du treng han.",
    discard: "Forkast",
  },
};
