import { roleLabels } from "../access/texts.ts";

type Writer = { readonly name: string; readonly role: keyof typeof roleLabels | null };

const done = {
  saved: "Skrev",
  deleted: "Slettet",
  restored: "Hentet tilbake",
  moved: "Flyttet",
  redacted: "Sladdet",
} as const;

/** Texts of the history. */
export const fieldHistoryTexts = {
  title: "Historikk",
  ofField: (title: string) => `Historikk for ${title}`,
  ofAll: "Historikk for hele vurderingen",
  button: "Historikk",
  theTitle: "Tittelen",
  removedField: "Et felt som ikke lenger er i skjemaet",
  explain: "Alt som er lagret, står her. Kommentarer og det fagfeller skriver, er ikke med.",
  none: "Ingen har skrevet her ennå.",
  failed: "Vi klarte ikke å hente historikken. Prøv igjen.",
  older: "Vis eldre",
  by: ({ name, role }: Writer, isMe: boolean) => {
    if (name === "") return "Startskjemaet";
    return `${name} (${isMe ? "deg" : role ? roleLabels[role].toLowerCase() : "redaktør"})`;
  },
  done: (action: keyof typeof done, what: string) => (what === "" ? done[action] : `${done[action]} «${what}»`),
  moment: (from: string, to: string) => `${from} til ${to}`,
  show: "Vis endringen",
  showNamed: (who: string, when: string) => `Vis endringen av ${who}, ${when}`,
  compareWith: "Sammenlign med",
  beforeIt: "det som sto før",
  now: "det som står nå",
  version: (who: string, when: string) => `${who}, ${when}`,
  emptied: "Feltet ble tømt.",
  notInWords: "Ordene er de samme.",
  standsNow: "Dette står i feltet nå.",
  rowIsGone: "Raden er slettet. Hent den tilbake fra listen over slettede rader.",
  restore: "Hent tilbake",
  restoreNamed: (column: string, when: string) => `Hent tilbake ${column === "" ? "teksten" : column} fra ${when}`,
  restored: (column: string, when: string) =>
    `${column === "" ? "Det som sto her" : column} fra ${when} er hentet tilbake.`,
  undo: "Angre",
  undoNamed: "Angre hentingen",
} as const;
