/**
 * The address of a document, from what an editor has copied: with or without the host. Of an assessment only its number counts,
 * not the tab that was open.
 */
export function promotedAddress(written: string): string {
  const text = written.trim();
  if (!URL.canParse(text, "https://host.invalid")) return "";
  const { pathname, searchParams } = new URL(text, "https://host.invalid");
  const id = searchParams.get("id");
  return id === null ? pathname : `${pathname}?id=${id}`;
}
