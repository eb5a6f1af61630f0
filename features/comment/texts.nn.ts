import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

/** Status 0: the server did not answer. */
const failed = (what: string, status: number, text: string): string =>
  status === 0 ? `${what} ${text}` : `${what} Feil ${status}: ${text}`;
const counts = ({ open, unread }: { open: number; unread: number }): readonly string[] => [
  ...(open > 0 ? [`${open} ${open === 1 ? "open" : "opne"}`] : []),
  ...(unread > 0 ? [unread === 1 ? "1 ulesen" : `${unread} ulesne`] : []),
];

export const commentsTexts: Translated<typeof nb.commentsTexts> = {
  title: "Kommentarar",
  column: "Skjer no",
  inStep: "Kommentarar i dette steget",
  counted: ({ open, unread }) => counts({ open, unread }).join(", "),
  about: (title) => `Kommentarar: ${title}`,
  internal: "Berre de som skriv, og redaksjonen, ser kommentarane. Dei blir aldri publiserte.",
  button: (title, { open, unread, isUnsent }) => {
    const said = [...counts({ open, unread }), ...(isUnsent ? ["éin ikkje lagra"] : [])].join(", ");
    return said === "" ? `Kommenter: ${title}` : `Kommentarar: ${title} (${said})`;
  },
  unsent: "Her ligg ein kommentar som ikkje er lagra",
  unread: (count) => (count === 1 ? "1 ulesen kommentar" : `${count} ulesne kommentarar`),
  isNew: "Ny",
  none: "Ingen kommentarar enno.",
  resolved: (count) => (count === 1 ? "1 løyst tråd" : `${count} løyste trådar`),
  newLabel: "Ny kommentar",
  hint: "Skriv @ for å nemne nokon. Dei får e-post med ein gong.",
  quoted: "Merka tekst",
  quoteGone: "Teksten er endra eller fjerna etterpå.",
  dropQuote: "Fjern merka tekst",
  save: "Lagre",
  cancel: "Avbryt",
  answer: "Svar",
  answerLabel: "Svar",
  answerTo: (name) => `Svar til ${name}`,
  edit: "Endre",
  editLabel: "Endre kommentaren",
  changed: "endra",
  remove: "Slett",
  of: (what, name, when) => `${what} (${name}, ${when})`,
  resolve: "Løyst",
  reopen: "Opne igjen",
  mention: "Kven vil du nemne?",
  suggestions: (count) => `${count} namn. Pil ned for å velje, Enter for å setje inn.`,
  notOpened: "får ikkje e-post, har ikkje opna lenka enno",
  saved: "Kommentar lagra",
  updated: "Kommentar endra",
  deleted: "Kommentar sletta",
  errorSaving: (status, text) => failed("Kommentaren blei ikkje lagra.", status, text),
  errorUpdating: (status, text) => failed("Kommentaren blei ikkje endra.", status, text),
  errorDeleting: (status, text) => failed("Kommentaren blei ikkje sletta.", status, text),
  errorOther: (status, text) => failed("Det gjekk ikkje.", status, text),
  confirmDelete: "Vil du slette kommentaren?",
  confirmDiscard: "Du har ein kommentar som ikkje er lagra. Vil du forkaste han?",
  elsewhere: {
    title: "Kommentaren er endra ein annan stad",
    explain: "Slik står han no. Lagrar du, erstattar teksten din denne.",
  },
  orphan: {
    title: (kind) => (kind === "answer" ? "Tråden du svarte i, er sletta" : "Kommentaren du endra, er sletta"),
    explain: "Det du har skrive, er ikkje lagra. Kopier teksten, eller forkast han.",
    discard: "Forkast",
  },
  gone: "Kommentaren er sletta.",
  undo: "Angre",
  restored: "Kommentaren er henta tilbake",
  deletedList: "Sletta kommentarar",
  deletedExplain: "Du kan hente tilbake det du har sletta, i 30 dagar.",
  restore: "Hent tilbake",
};
