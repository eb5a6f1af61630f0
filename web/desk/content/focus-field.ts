/**
 * Moves to what is written in at a field of the form. Nothing happens where there is no such field.
 * @param id the field's, as `fieldIdOf` makes it
 */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field?.querySelector<HTMLElement>('[role="textbox"], input, select, textarea') ?? field;
  control?.focus();
  field?.scrollIntoView({ block: "center" });
}
