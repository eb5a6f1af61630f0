/** Puts the focus in the first field that is there. */
export function focusFirst(ids: readonly string[]): void {
  const field = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  field?.focus();
}
