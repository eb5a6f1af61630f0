import { richTextTexts } from "../../platform/editing/rich-text-editor/texts.nn.ts";
import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-shortcuts.ts";

export const shortcutsTexts: Translated<typeof nb.shortcutsTexts> = {
  title: "Tastatursnarvegar",
  mac: "På Mac bruker du ⌘ i staden for Ctrl.",
  switch: "Opne denne lista med ?",
  switchHint: "Slå av dersom du styrer maskina med stemma. Valet gjeld i denne nettlesaren.",
  groups: [
    {
      name: "Overalt i skjemaet",
      keys: [
        ["?", "Vis denne lista, når du ikkje står i eit felt"],
        ["Esc", "Lukk eit panel, ein hjelpetekst eller ei liste"],
      ],
    },
    {
      name: "Tittelen",
      keys: [
        ["Enter", "Lagre tittelen"],
        ["Esc", "La tittelen vere som han var"],
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
        ["Alt+F10", "Gå til verktøylinja, og Esc tilbake til teksten"],
      ],
    },
  ],
};
