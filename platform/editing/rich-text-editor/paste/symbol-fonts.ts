/** Letters as they are stored, and what they show. */
const pairs = (stored: string, shown: string): Readonly<Record<string, string>> => {
  const signs = Array.from(shown);
  return Object.fromEntries(Array.from(stored, (letter, at) => [letter, signs[at] ?? letter]));
};

/** Adobe's Symbol encoding: Greek letters and mathematics. https://www.unicode.org/Public/MAPPINGS/VENDORS/ADOBE/symbol.txt */
export const SYMBOL = {
  ...pairs("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ"),
  ...pairs("abcdefghijklmnopqrstuvwxyz", "αβχδεφγηιϕκλμνοπθρστυϖωξψζ"),
  ...pairs("\"$'*-@\\^~", "∀∃∋∗−≅∴⊥∼"),
  ...pairs("¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼", "′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…"),
  ...pairs("ÀÅÆÇÈÉÊÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàåò", "ℵ⊕∅∩∪⊃⊇⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊∑∫"),
  ...pairs("#%&()+,./0123456789:;<=>?[]_{|}!", "#%&()+,./0123456789:;<=>?[]_{|}!"),
};

/** The signs of Wingdings that texts use: ticks, boxes, bullets and the arrow that Word makes of «-->». */
export const WINGDINGS = {
  ...pairs("üûþýxo¨ql", "✓✗☑☒☒☐☐☐●"),
  ...pairs("§nvØuw", "▪■❖➢◆◆"),
  ...pairs("àßáâèðéêäåæçóô", "→←↑↓➔⇨↑↓↗↖↙↘↔↕"),
  ...pairs("JKL«!(*", "☺😐☹★✏☎✉"),
};
