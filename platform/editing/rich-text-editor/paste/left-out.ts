/** Content of a pasted text that the editor cannot hold, or has changed. Each is named to the person: `leftOut` in texts.ts. */
export type LeftOut =
  | "changes"
  | "struck"
  | "comment"
  | "note"
  | "margin"
  | "hidden"
  | "highlight"
  | "table"
  | "picture"
  | "formula"
  | "form"
  | "letters"
  | "symbol"
  | "link"
  | "gateway";

/** Takes note of something that is to be named. */
export type Name = (what: LeftOut) => void;

export const holdsText = (element: Element): boolean => /[^\s\u00a0\u200b]/.test(element.textContent);

/** Removes an element, and those around it that hold nothing else. */
export function removeWithFrame(element: Element, around: string): void {
  const frame = element.parentElement;
  element.remove();
  if (frame?.matches(around) && !holdsText(frame) && !frame.querySelector("img,table")) removeWithFrame(frame, around);
}
