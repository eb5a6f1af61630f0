const PLAIN = "0123456789+-=()ni";
const SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ";
const SUBSCRIPT = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎";

/**
 * The text of a superscript or subscript as plain text: 10⁹ and CO₂, never 109. A text with digits that has no such characters is written
 * 10^(3,5) or x_(0,5).
 */
export const raised = (text: string, isSuperscript: boolean): string => {
  const signs = isSuperscript ? SUPERSCRIPT : SUBSCRIPT;
  const written = Array.from(
    text.replaceAll("−", "-"),
    (each) => signs[PLAIN.indexOf(each)] ?? each.match(/\s/)?.[0] ?? "",
  );
  if (!written.includes("")) return written.join("");
  return /\d/.test(text) ? `${isSuperscript ? "^" : "_"}(${text})` : text;
};
