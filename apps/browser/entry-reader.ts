/**
 * The only script that a readers' page loads at once. The application (React, router, screen) comes when the reader touches the page, or in
 * an idle moment on a fast line. Presses and written text are held until it has taken over and are repeated then, unless the page's own
 * markup acts on them (links, forms with an address, popovers): nothing is lost on a slow line. This file imports nothing: an import
 * would be a file of its own. docs/adr/0112-light-pages.md
 */

/** How long a page may take to load on a line that counts as fast, where the browser does not say how fast it is. */
const FAST_MS = 4_000;
/** Set on the document when the application has taken over (`routes/root.tsx`). */
const READY = "data-hydrated";
const TOUCHES = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

const held = new Map<HTMLElement, () => void>();
let files: readonly string[] | undefined;
/** A text is being put together by an input method: replacing it now would end that. */
let isComposing = false;

function load(): void {
  if (files) return;
  files = document.querySelector<HTMLElement>("script[data-application]")?.dataset.application?.split(" ") ?? [];
  for (const href of files) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  importApplication();
}

/** A page that cannot have it stays what it is without script, and tries again when it is pressed. */
function importApplication(): void {
  import(/* @vite-ignore */ files?.[0] ?? "").catch(() => {
    for (const element of held.keys()) element.removeAttribute("aria-busy");
  });
}

/** https://wicg.github.io/netinfo/, which Chromium alone has. */
type Line = { readonly saveData?: boolean; readonly effectiveType?: string };

function isFast(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches) return false;
  return connection?.effectiveType ? connection.effectiveType === "4g" : performance.now() < FAST_MS;
}

function hold(element: HTMLElement, repeat: () => void): void {
  if (files) importApplication();
  else load();
  held.set(element, repeat);
}

/** Tells the application of text that was written before it came: it knows the field only as the server drew it. */
function writeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  // React compares with the last value that was set on the element itself.
  field.value = defaultValue;
  own?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** `data-own`: a form whose choices the browser holds itself. */
const WITHOUT_SCRIPT = "a[href], summary, label, [popovertarget], [commandfor], [data-own] input";

function onClick(event: Event): void {
  const element = event.target instanceof Element ? event.target : null;
  const target = element?.closest<HTMLElement>(`${WITHOUT_SCRIPT}, button, input`);
  if (!target || target.matches(WITHOUT_SCRIPT)) return;
  const isChoice = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
  const isButton = target instanceof HTMLButtonElement && (target.type === "button" || !target.form);
  if (!isChoice && !isButton) return;
  event.preventDefault();
  target.setAttribute("aria-busy", "true");
  hold(target, () => target.click());
}

function onSubmit(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.hasAttribute("action")) return;
  event.preventDefault();
  // The button that was pressed may be part of what is sent.
  hold(form, () => form.requestSubmit((event as SubmitEvent).submitter));
}

function onInput(event: Event): void {
  const { target } = event;
  isComposing = event instanceof InputEvent && event.isComposing;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    hold(target, () => {
      if (isComposing) target.addEventListener("compositionend", () => writeAgain(target), { once: true });
      else writeAgain(target);
    });
  } else if (target instanceof HTMLSelectElement) {
    hold(target, () => target.dispatchEvent(new Event("change", { bubbles: true })));
  }
}

function onComposed(): void {
  isComposing = false;
}

/** Chromium reports a pointer that rests as moved when the page is laid out under it. */
function onTouch(event: Event): void {
  const rests = event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;
  if (!rests) load();
}

const listeners: readonly (readonly [string, (event: Event) => void])[] = [
  ...TOUCHES.map((type) => [type, onTouch] as const),
  ["click", onClick],
  ["submit", onSubmit],
  ["input", onInput],
  ["compositionend", onComposed],
];

const takeOver = new MutationObserver(async () => {
  takeOver.disconnect();
  for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
  for (const [element, repeat] of held) {
    element.removeAttribute("aria-busy");
    if (element.isConnected) repeat();
    // Each is drawn before the next: a form is sent with what was written in it.
    await new Promise((resolve) => setTimeout(resolve));
  }
});

takeOver.observe(document.documentElement, { attributeFilter: [READY] });
for (const [type, listener] of listeners)
  document.addEventListener(type, listener, { capture: true, passive: listener === onTouch });
addEventListener("load", () => {
  if (!isFast()) return;
  // A page that is never idle gets it after a second.
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 1_000 });
  else setTimeout(load);
});
