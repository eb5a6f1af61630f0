import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-editing.ts";

export const editingTexts: Translated<typeof nb.editingTexts> = {
  bar: "Redigering",
  forEditors: "Du kan redigere denne sida.",
  inEditMode: "Redigeringsmodus: du ser utkastet, også tomme delar.",
  editPage: "Rediger sida",
  enter: "Vis i redigeringsmodus",
  leave: "Avslutt redigeringsmodus",
  editPart: (label) => `Rediger ${label}`,
  empty: "(tomt)",
};
