/** The comment pane. */
export const commentsTexts = {
  title: "Kommentarer",
  /** The column beside the form, and what it lists. */
  column: "Skjer nå",
  inStep: "Kommentarer i dette steget",
  counted: ({ open, unread }: { open: number; unread: number }): string => counts({ open, unread }).join(", "),
  about: (title: string): string => `Kommentarer: ${title}`,
  internal: "Bare dere som skriver, og redaksjonen, ser kommentarene. De blir aldri publisert.",
  /** The button of a block, for those who do not see its icon and numbers. */
  button: (title: string, { open, unread, isUnsent }: { open: number; unread: number; isUnsent: boolean }): string => {
    const said = [...counts({ open, unread }), ...(isUnsent ? ["én ikke lagret"] : [])].join(", ");
    return said === "" ? `Kommenter: ${title}` : `Kommentarer: ${title} (${said})`;
  },
  unsent: "Her ligger en kommentar som ikke er lagret",
  unread: (count: number): string => (count === 1 ? "1 ulest kommentar" : `${count} uleste kommentarer`),
  isNew: "Ny",
  none: "Ingen kommentarer ennå.",
  resolved: (count: number): string => (count === 1 ? "1 løst tråd" : `${count} løste tråder`),
  newLabel: "Ny kommentar",
  hint: "Skriv @ for å nevne noen. De får e-post med en gang.",
  quoted: "Merket tekst",
  quoteGone: "Teksten er endret eller fjernet etterpå.",
  dropQuote: "Fjern merket tekst",
  save: "Lagre",
  cancel: "Avbryt",
  answer: "Svar",
  answerLabel: "Svar",
  answerTo: (name: string): string => `Svar til ${name}`,
  edit: "Endre",
  editLabel: "Endre kommentaren",
  changed: "endret",
  remove: "Slett",
  /** The buttons of one comment among many. */
  of: (what: string, name: string, when: string): string => `${what} (${name}, ${when})`,
  resolve: "Løst",
  reopen: "Åpne igjen",
  mention: "Hvem vil du nevne?",
  suggestions: (count: number): string =>
    `${count === 1 ? "1 navn" : `${count} navn`}. Pil ned for å velge, Enter for å sette inn.`,
  notOpened: "får ikke e-post, har ikke åpnet lenken ennå",
  saved: "Kommentar lagret",
  updated: "Kommentar endret",
  deleted: "Kommentar slettet",
  errorSaving: (status: number, text: string): string => failed("Kommentaren ble ikke lagret.", status, text),
  errorUpdating: (status: number, text: string): string => failed("Kommentaren ble ikke endret.", status, text),
  errorDeleting: (status: number, text: string): string => failed("Kommentaren ble ikke slettet.", status, text),
  errorOther: (status: number, text: string): string => failed("Det gikk ikke.", status, text),
  confirmDelete: "Ønsker du å slette kommentaren?",
  confirmDiscard: "Du har en kommentar som ikke er lagret. Vil du forkaste den?",
  /** A comment that is being changed was changed in another window meanwhile. */
  elsewhere: {
    title: "Kommentaren er endret et annet sted",
    explain: "Slik står den nå. Lagrer du, erstatter teksten din denne.",
  },
  orphan: {
    title: (kind: "new" | "answer" | "edit"): string =>
      kind === "answer" ? "Tråden du svarte i, er slettet" : "Kommentaren du endret, er slettet",
    explain: "Det du har skrevet, er ikke lagret. Kopier teksten, eller forkast den.",
    discard: "Forkast",
  },
  gone: "Kommentaren er slettet.",
  undo: "Angre",
  restored: "Kommentaren er hentet tilbake",
  deletedList: "Slettede kommentarer",
  deletedExplain: "Du kan hente tilbake det du har slettet, i 30 dager.",
  restore: "Hent tilbake",
} as const;

/** Status 0: the server did not answer. */
const failed = (what: string, status: number, text: string): string =>
  status === 0 ? `${what} ${text}` : `${what} Feil ${status}: ${text}`;
const counts = ({ open, unread }: { open: number; unread: number }): readonly string[] => [
  ...(open > 0 ? [`${open} ${open === 1 ? "åpen" : "åpne"}`] : []),
  ...(unread > 0 ? [ulest(unread)] : []),
];
const ulest = (count: number): string => (count === 1 ? "1 ulest" : `${count} uleste`);
