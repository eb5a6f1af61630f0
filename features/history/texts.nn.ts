import type { Translated } from "../../platform/pure/language/index.ts";
import { roleLabels } from "../access/texts.nn.ts";
import type * as nb from "./texts.ts";

const done = {
  saved: "Skreiv",
  deleted: "Sletta",
  restored: "Henta tilbake",
  moved: "Flytta",
  redacted: "Sladda",
} as const;

export const fieldHistoryTexts: Translated<typeof nb.fieldHistoryTexts> = {
  title: "Historikk",
  ofField: (title) => `Historikk for ${title}`,
  ofAll: "Historikk for heile vurderinga",
  button: "Historikk",
  theTitle: "Tittelen",
  removedField: "Eit felt som ikkje lenger er i skjemaet",
  explain: "Alt som er lagra, står her. Kommentarar og det fagfellar skriv, er ikkje med.",
  none: "Ingen har skrive her enno.",
  failed: "Vi klarte ikkje å hente historikken. Prøv igjen.",
  older: "Vis eldre",
  by: ({ name, role }, isMe) => {
    if (name === "") return "Startskjemaet";
    return `${name} (${isMe ? "deg" : role ? roleLabels[role].toLowerCase() : "redaktør"})`;
  },
  done: (action, what) => (what === "" ? done[action] : `${done[action]} «${what}»`),
  moment: (from, to) => `${from} til ${to}`,
  show: "Vis endringa",
  showNamed: (who, when) => `Vis endringa av ${who}, ${when}`,
  compareWith: "Samanlikn med",
  beforeIt: "det som stod før",
  now: "det som står no",
  version: (who, when) => `${who}, ${when}`,
  emptied: "Feltet blei tømt.",
  notInWords: "Orda er dei same.",
  standsNow: "Dette står i feltet no.",
  rowIsGone: "Rada er sletta. Hent rada tilbake frå lista over sletta rader.",
  restore: "Hent tilbake",
  restoreNamed: (column, when) => `Hent tilbake ${column === "" ? "teksten" : column} frå ${when}`,
  restored: (column, when) => `${column === "" ? "Det som stod her" : column} frå ${when} er henta tilbake.`,
  undo: "Angre",
  undoNamed: "Angre hentinga",
};
