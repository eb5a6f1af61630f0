const leftOut = {
  table: "Tabeller er satt inn som tekst, én linje for hver rad.",
  picture: "Bilder er ikke tatt med.",
  form: "Skjemafelt er ikke tatt med.",
} as const;

/** The rich-text editor and its reading view. */
export const richTextTexts = {
  loading: "Laster redigering …",
  couldNotLoad: "Kunne ikke laste RichTextEditor vue component",
  tryAgain: "Prøv igjen",
  toolbar: (field: string) => `Formatering: ${field}`,
  undo: "Angre",
  redo: "Gjør om",
  bold: "Fet",
  italic: "Kursiv",
  underline: "Understreket",
  bulletList: "Punktliste",
  orderedList: "Nummerert liste",
  indent: "Øk innrykk",
  outdent: "Reduser innrykk",
  link: "Lenke",
  code: "Kode",
  h2: "Overskrift 2",
  h3: "Overskrift 3",
  h4: "Overskrift 4",
  withShortcut: (name: string, shortcut: string) => `${name} (${shortcut})`,
  keyboardHint: "Alt + F10 går til formatering. Tabulator går videre.",
  linkPanel: {
    name: "Lenke",
    address: "Adresse",
    hint: "For eksempel https://www.fhi.no eller navn@eksempel.no",
    invalid: "Skriv en adresse som begynner med https://, http://, mailto: eller tel:",
    set: "Sett inn lenke",
    remove: "Fjern lenke",
    cancel: "Avbryt",
  },
  /** What pasting left behind; empty when everything came with it. */
  leftOut: (what: readonly (keyof typeof leftOut)[]): string => what.map((each) => leftOut[each]).join(" "),
  charactersLeft: (left: number) => `${left.toLocaleString("nb-NO")} tegn igjen (formatering teller med)`,
  charactersOver: (over: number) =>
    `Teksten er ${over.toLocaleString("nb-NO")} tegn for lang. Den kan ikke lagres før den er kortere.`,
} as const;
