/** One person's tab in a browser that a drill drives. Functions that run in the page may use nothing from outside of them. */
export type Tab = {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The answer of a function that runs in the page, or of the promise that it gives. It is a JSON value. */
  ask<T>(run: (given: string) => T | Promise<T>, given?: string): Promise<T>;
  /** Clicks the element that has this id. */
  click(id: string): Promise<void>;
  type(words: string): Promise<void>;
  /** Presses keys one after another while Control is held. */
  control(...keys: readonly ControlKey[]): Promise<void>;
  /** Copies a text with its marks from a page of its own, as a person does: browsers give events that a script makes no clipboard. */
  copy(html: string): Promise<void>;
};
export type ControlKey = "a" | "c" | "v" | "s" | "End";

/** Another person in each tab: they share no cookies. `close` ends the browser with all of its tabs. */
export type DrivenBrowser = { newPerson(): Promise<Tab>; close(): Promise<void> };

/** For one step of a job. Milliseconds. */
export const PATIENCE_MS = 30_000;

export const copiedFrom = (html: string): string =>
  `data:text/html;charset=utf-8,${encodeURIComponent(`<!doctype html><div id="source" contenteditable>${html}</div>`)}`;

/** Asks until it holds. @throws with `otherwise` when it has not for `PATIENCE_MS` */
export async function waited(
  holds: () => boolean | Promise<boolean>,
  otherwise: () => string | Promise<string>,
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(await otherwise());
    await new Promise((done) => setTimeout(done, 100));
  }
}
