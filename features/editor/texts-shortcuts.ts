import { richTextTexts } from "../../platform/editing/rich-text-editor/texts.ts";

/** The list of keyboard shortcuts on the editing page. */
export const shortcutsTexts = {
  title: "Tastatursnarveier",
  mac: "På Mac brukes ⌘ i stedet for Ctrl.",
  switch: "Åpne denne listen med ?",
  switchHint: "Slå av hvis du styrer maskinen med stemmen. Valget gjelder i denne nettleseren.",
  groups: [
    {
      name: "Overalt i skjemaet",
      keys: [
        ["?", "Vis denne listen, når du ikke står i et felt"],
        ["Esc", "Lukk et panel, en hjelpetekst eller en liste"],
      ],
    },
    {
      name: "Tittelen",
      keys: [
        ["Enter", "Lagre tittelen"],
        ["Esc", "La tittelen være som den var"],
      ],
    },
    {
      name: "Felt med formatering",
      keys: [
        ["Ctrl+B", richTextTexts.bold],
        ["Ctrl+I", richTextTexts.italic],
        ["Ctrl+U", richTextTexts.underline],
        ["Ctrl+.", richTextTexts.superscript],
        ["Ctrl+,", richTextTexts.subscript],
        ["Ctrl+Shift+8", richTextTexts.bulletList],
        ["Ctrl+Shift+7", richTextTexts.orderedList],
        ["Alt+Shift+→", richTextTexts.indent],
        ["Alt+Shift+←", richTextTexts.outdent],
        ["Ctrl+K", richTextTexts.link],
        ["Ctrl+Z", richTextTexts.undo],
        ["Ctrl+Y", richTextTexts.redo],
        ["Alt+F10", "Gå til verktøylinjen, og Esc tilbake til teksten"],
      ],
    },
  ],
} as const;
