/** The parts of a style sheet that bear meaning. */
const MEANS =
  /vertical-align:\s*(?:su[bp]|-?[\d.]+p[xt])|list-style|font-weight|font-style|text-decoration|line-through|font-family:\s*["']?(?:symbol|wingdings)|mso-hide|display:\s*none|mso-text-raise/i;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const ONE_CLASS = /^\s*[a-z]*\d?\.([\w-]+)\s*$/i;

const SHEETS = 'script[type="text/x-sheet"]';

/** The same HTML with its style sheets as data: a page's security policy reports each sheet, also in a document that is only read. */
export const withSheetsAsData = (html: string): string =>
  html.replace(/<style\b[^>]*>/gi, '<script type="text/x-sheet">').replace(/<\/style\s*>/gi, "</script>");

/** The styles of each class in the clipboard's style sheets: Excel and Google Docs write exponents and bold text in this way. */
function classStyles(pasted: Document): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  for (const sheet of pasted.querySelectorAll(SHEETS))
    for (const [, selectors = "", declarations = ""] of sheet.textContent.matchAll(RULE)) {
      if (!MEANS.test(declarations)) continue;
      for (const selector of selectors.split(",")) {
        const name = ONE_CLASS.exec(selector.replace(/<!--|\/\*.*?\*\//gs, ""))?.[1];
        if (name) styles.set(name, `${styles.get(name) ?? ""};${declarations}`);
      }
    }
  return styles;
}

/** Classes of links and of tracked changes: the author did not choose their underline. */
const NOT_A_LOOK = /^(?:mso(?:ins|del|chg|changeprop)|.*track.*change.*|msohyperlink.*)$/i;

/** Writes what the style sheets say of an element into its own style, where everything else reads it. */
export function inlineClassStyles(pasted: Document): void {
  const styles = classStyles(pasted);
  if (styles.size === 0) return;
  for (const element of pasted.querySelectorAll("[class]")) {
    const said = [...element.classList].filter((name) => !NOT_A_LOOK.test(name)).map((name) => styles.get(name) ?? "");
    const all = said.filter(Boolean).join(";");
    if (all !== "") element.setAttribute("style", `${all};${element.getAttribute("style") ?? ""}`);
  }
}

export const styleOf = (element: Element): string => element.getAttribute("style") ?? "";

/** Elements whose style, here or in a style sheet, says this. */
export const styledAs = (pasted: Document, said: RegExp): readonly Element[] =>
  [...pasted.querySelectorAll("[style]")].filter((element) => said.test(styleOf(element)));
