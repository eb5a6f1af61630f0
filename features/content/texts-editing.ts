/** Texts around a page for its editors. */
export const editingTexts = {
  bar: "Redigering",
  forEditors: "Du kan redigere denne siden.",
  inEditMode: "Redigeringsmodus: du ser utkastet, også tomme deler.",
  editPage: "Rediger siden",
  enter: "Vis i redigeringsmodus",
  leave: "Avslutt redigeringsmodus",
  editPart: (label: string) => `Rediger ${label}`,
  empty: "(tomt)",
} as const;
