import type { Name } from "./left-out.ts";
import { styledAs, styleOf } from "./styles.ts";

/** An item before it has its list: its place in the text, by level. Word writes its lists as such lines. */
const LINE = "list-line";
const BEGINS = /^!supportLists/i;

type Marker = { readonly ordered: boolean; readonly number: number; readonly isLetter: boolean };
const BULLET: Marker = { ordered: false, number: 1, isLetter: false };

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
const IS_ROMAN = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;

const romanNumber = (roman: string): number =>
  Array.from(roman, (letter) => ROMAN[letter] ?? 0).reduce(
    (sum, value, at, all) => sum + (value < (all[at + 1] ?? 0) ? -value : value),
    0,
  );

/** A single c, d, l, m, v or x is a letter: only «i» begins a list of Roman numbers. */
function numberOf(letters: string): number {
  const small = letters.toLowerCase();
  if (IS_ROMAN.test(small) && (small === "i" || small.length > 1)) return romanNumber(small);
  return Array.from(small).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
}

/** The marker in front of an item: «2.», «1.2.», «(b)», «iv)» or a bullet. */
function markerOf(text: string): Marker {
  const [, number, letters] =
    /^\(?(?:(?:\d+\.)*(\d+)[.):]?|([a-z]{1,4})[.)])\)?$/i.exec(text.replace(/[\s\u00a0]/g, "")) ?? [];
  if (number) return { ordered: true, number: Number(number), isLetter: false };
  return letters ? { ordered: true, number: numberOf(letters), isLetter: true } : BULLET;
}

/** Takes the marker out of a line of Word and answers its text. It stands between two comments, and mostly in an element that says so. */
function takeMarker(line: Element): string {
  const own = [...line.querySelectorAll("[style]")].find((each) => /mso-list:\s*ignore/i.test(styleOf(each)));
  if (own) {
    const text = own.textContent;
    own.remove();
    return text;
  }
  const begin = [...line.childNodes].find(
    (each) => each instanceof Comment && BEGINS.test(each.data.replace(/^\[if /i, "")),
  );
  let text = "";
  for (let next = begin?.nextSibling; next && !(next instanceof Comment); next = begin?.nextSibling) {
    text += next.textContent ?? "";
    next.remove();
  }
  return text;
}

function lineFor(content: Element, level: number, { ordered, number }: Marker, list: string): Element {
  const line = content.ownerDocument.createElement(LINE);
  line.append(...content.childNodes);
  line.setAttribute("data-level", String(Math.max(1, level || 1)));
  if (ordered) line.setAttribute("data-number", String(number));
  line.setAttribute("data-list", list);
  return line;
}

/** Word's paragraphs of a list. */
function linesOfWord(pasted: Document, name: Name): void {
  for (const paragraph of styledAs(pasted, /mso-list:\s*l?\d/i)) {
    if (!paragraph.matches("p,div,h1,h2,h3,h4,h5,h6")) continue;
    const [, list = "", level = "1"] = /mso-list:\s*(\w+)\s+level(\d+)/i.exec(styleOf(paragraph)) ?? [];
    const text = takeMarker(paragraph);
    // A numbered heading is a heading.
    if (paragraph.matches("h1,h2,h3,h4,h5,h6")) {
      paragraph.prepend(text.replace(/[\s\u00a0]+$/, " "));
      continue;
    }
    const marker = markerOf(text);
    // «§ 3» or «Vedlegg 2:» are words of the text. A single letter is a bullet of a symbol font.
    if (!marker.ordered && /[\p{L}\p{N}]/u.test(text) && text.trim().length > 1) {
      paragraph.prepend(`${text.trim()} `);
      continue;
    }
    if (marker.isLetter) name("letters");
    paragraph.replaceWith(lineFor(paragraph, Number(level), marker, list));
  }
}

/** Word online writes each item in a list of its own, with its level as a number. */
function linesOfWordOnline(pasted: Document): void {
  for (const list of pasted.querySelectorAll<HTMLElement>("ul,ol")) {
    const items = [...list.children];
    if (items.length === 0 || !items.every((item) => item.matches("li[data-aria-level],li[aria-level]"))) continue;
    const start = Number(list.getAttribute("start") ?? 1);
    const lines = items.map((item, at) => {
      const level = Number(item.getAttribute("data-aria-level") ?? item.getAttribute("aria-level"));
      return lineFor(
        item,
        level,
        { ordered: list.matches("ol"), number: start + at, isLetter: false },
        item.getAttribute("data-listid") ?? "",
      );
    });
    const frame = list.parentElement;
    (frame?.matches("div") && frame.children.length === 1 ? frame : list).replaceWith(...lines);
  }
}

type Open = { readonly list: Element; readonly level: number; readonly id: string; next: number };

/** Makes lists of the lines that follow one another. A line whose number does not follow begins a list of its own. */
function listsFrom(lines: readonly Element[]): void {
  const open: Open[] = [];
  for (const line of lines) {
    const level = Number(line.getAttribute("data-level"));
    const given = line.getAttribute("data-number");
    const number = given === null ? 1 : Number(given);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let top = open.at(-1);
    const isNext =
      top?.level === level && top.list.matches("ol") === (given !== null) && (given === null || number === top.next);
    if (top?.level === level && !isNext) {
      open.pop();
      top = open.at(-1);
    }
    if (!isNext || !top) {
      const list = line.ownerDocument.createElement(given === null ? "ul" : "ol");
      if (given !== null && number !== 1) list.setAttribute("start", String(number));
      const item = top?.list.lastElementChild;
      if (item) item.append(list);
      else line.before(list);
      top = { list, level, id: line.getAttribute("data-list") ?? "", next: number };
      open.push(top);
    }
    const item = line.ownerDocument.createElement("li");
    item.append(...line.childNodes);
    top.list.append(item);
    top.next = number + 1;
    line.remove();
  }
}

/** A list directly in a list belongs to the item before it. */
function nestLists(pasted: Document): void {
  for (const list of pasted.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    const before = list.previousElementSibling;
    if (before?.matches("li")) before.append(list);
    else {
      const item = pasted.createElement("li");
      list.replaceWith(item);
      item.append(list);
    }
  }
}

const LETTERED = /list-style(?:-type)?:[^;]*(?:alpha|roman|latin)/i;

/** Lists as HTML has them, each item by its number. Names lists that were numbered by letters or Roman numbers. */
export function readLists(pasted: Document, name: Name): void {
  const lettered = pasted.querySelector("ol[type=a],ol[type=A],ol[type=i],ol[type=I]");
  if (lettered || styledAs(pasted, LETTERED).some((each) => each.matches("ol,ol li"))) name("letters");
  for (const list of pasted.querySelectorAll("ol:not([start])")) {
    const first = Number(list.querySelector(":scope > li")?.getAttribute("value"));
    if (first > 0) list.setAttribute("start", String(first));
  }
  linesOfWord(pasted, name);
  linesOfWordOnline(pasted);
  for (const line of pasted.querySelectorAll(LINE)) {
    if (!line.isConnected || line.previousElementSibling?.matches(LINE)) continue;
    const lines = [line];
    for (let next = line.nextElementSibling; next?.matches(LINE); next = next.nextElementSibling) lines.push(next);
    listsFrom(lines);
  }
  nestLists(pasted);
}
