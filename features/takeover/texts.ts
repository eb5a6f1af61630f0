import type { BlockDifference, ChangeGroup } from "../template/rules/index.ts";

const differences: Readonly<Record<BlockDifference, string>> = {
  mandatory: "må fylles ut",
  optional: "er blitt valgfritt",
  tab: "er flyttet til et annet steg",
  section: "er flyttet til en annen del",
  order: "står i en annen rekkefølge",
  title: "har ny overskrift",
  description: "har ny beskrivelse",
  help: "har ny hjelpetekst",
  options: "har andre valg",
  shown: "vises i andre tilfeller",
  settings: "har andre innstillinger",
};

const textNames = { title: "Overskrift", description: "Beskrivelse", help: "Hjelpetekst", options: "Valg" } as const;

const groups: Readonly<Record<Exclude<ChangeGroup, "same">, string>> = {
  added: "Nytt",
  mandatory: "Er blitt obligatorisk",
  moved: "Flyttet til et annet steg",
  changed: "Endret",
  removed: "Fjernet",
  replaced: "Erstattet av et annet slags felt",
};

type Counts = { readonly [G in "added" | "mandatory" | "moved" | "changed" | "removed"]: number };

const counted: Readonly<Record<keyof Counts, (count: number) => string>> = {
  added: (count) => (count === 1 ? "1 nytt spørsmål" : `${count} nye spørsmål`),
  mandatory: (count) => `${count} er blitt obligatorisk${count === 1 ? "" : "e"}`,
  moved: (count) => `${count} er flyttet`,
  changed: (count) => `${count} er endret`,
  removed: (count) => `${count} er fjernet`,
};
const inOrder = ["added", "mandatory", "moved", "changed", "removed"] as const;

const inList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} og ${parts.at(-1)}`;

const questions = (count: number) => (count === 1 ? "1 spørsmål" : `${count} spørsmål`);

/** Versions of the form in a running assessment. */
export const takeoverTexts = {
  title: "Det finnes en ny versjon av skjemaet",
  says: (counts: Counts) => {
    const said = inOrder.filter((each) => counts[each] > 0).map((each) => counted[each](counts[each]));
    return said.length === 0 ? "Skjemaet er rettet." : `${inList(said)}.`;
  },
  keeps: "Svarene blir med over, og dere kan angre.",
  look: "Se hva som endres",
  panel: "Ny versjon av skjemaet",
  whatChanges: "Hva som endres",
  explain:
    "Svarene følger med til spørsmålene som er i begge versjonene. Svar på spørsmål som er fjernet, tar vi vare på, og dere finner dem øverst i skjemaet. Dere kan angre helt til mini-metodevurderingen er publisert.",
  group: (group: keyof typeof groups, count: number) => `${groups[group]} (${count})`,
  same: (count: number) => (count === 1 ? "1 felt eller del er uendret." : `${count} felt og deler er uendret.`),
  difference: (all: readonly BlockDifference[]) => inList(all.map((each) => differences[each])),
  inTab: (tab: string) => `i «${tab}»`,
  movedTab: (from: string, to: string) => `fra «${from}» til «${to}»`,
  textName: textNames,
  isKept: "Svaret blir tatt vare på.",
  lostChoice: (choices: readonly string[]) =>
    `${inList(choices.map((choice) => `«${choice}»`))} er valgt i dag og kan ikke velges lenger. Velg på nytt etterpå.`,
  failed: "Vi klarte ikke å hente endringene. Prøv igjen.",
  takeOver: "Ta i bruk den nye versjonen",
  notNow: "Ikke nå",
  unsaved: "Noe av det du har skrevet, er ikke lagret. Vent til det er lagret, og prøv igjen.",
  takenOver: "Den nye versjonen er tatt i bruk",
  putBack: "Skjemaet er som før",
  taken: (by: string, at: string) => `${by} tok i bruk en ny versjon av skjemaet ${at}.`,
  undo: "Angre",
  undoNamed: "Angre den nye versjonen av skjemaet",
  removed: (count: number) => `Svar på ${questions(count)} som er fjernet`,
  removedExplain:
    "Spørsmålene er ikke i skjemaet lenger. Svarene kan leses og kopieres. De blir ikke publisert, og de kommer tilbake hvis skjemaet får spørsmålene igjen.",
  stoodIn: (tab: string) => `Sto i «${tab}»`,
  copy: "Kopier svaret",
  comments: "Kommentarer",
  comment: (by: string, at: string) => `${by}, ${at}`,
  noneRemoved: "Det er ingen svar her.",
  gone: {
    title: "Skjemaet har fått en ny versjon",
    explain: "Feltet du skrev i, er fjernet, og dette ble ikke lagret. Kopier teksten hvis du trenger den.",
    discard: "Forkast",
  },
} as const;
