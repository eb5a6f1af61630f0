const UNWANTED =
  "script,style,link,meta,base,title,img,picture,svg,math,video,audio,source,iframe,frame,object,embed,applet,input,button,select,textarea,template,noscript";

/** Looks that other programs write as styles. The page's security policy hides styles, so they are read from the attribute. */
const LOOKS: readonly (readonly [tag: string, style: RegExp])[] = [
  ["strong", /font-weight:\s*(bold|[6-9]00)/i],
  ["em", /font-style:\s*italic/i],
  ["u", /text-decoration(-line)?:[^;]*underline/i],
];

/**
 * Cleans pasted HTML before anything else reads it: nothing that loads or runs is left, bold, italic and underlined text is
 * marked as such, and each table cell stands as a paragraph of its own. Word's comments and `mso-` styles stay, since its
 * lists are read from them. Nothing runs while it is parsed.
 */
export const cleanPaste = (html: string): string => {
  const pasted = new DOMParser().parseFromString(html, "text/html");
  for (const element of pasted.querySelectorAll(UNWANTED)) element.remove();
  for (const element of pasted.querySelectorAll("[style]")) readStyle(element);
  for (const element of pasted.querySelectorAll("*")) {
    for (const { name } of [...element.attributes]) {
      if (/^(on.*|src.*|action|formaction|background)$/i.test(name)) element.removeAttribute(name);
    }
  }
  for (const cell of pasted.querySelectorAll("td,th")) wrapChildren(cell, "div");
  return pasted.documentElement.outerHTML;
};

const readStyle = (element: Element): void => {
  const style = element.getAttribute("style") ?? "";
  if (!/mso-/i.test(style)) element.removeAttribute("style");
  for (const [tag, look] of LOOKS)
    if (look.test(style) && !element.matches("a,b,strong,i,em,u")) wrapChildren(element, tag);
  // Google Docs puts everything it copies inside a <b> that is not bold.
  if (element.matches("b,strong") && /font-weight:\s*(normal|400)/i.test(style))
    element.replaceWith(...element.childNodes);
};

const wrapChildren = (element: Element, tag: string): void => {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};
