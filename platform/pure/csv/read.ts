const [QUOTE, LF, CR] = [34, 10, 13];

/**
 * The rows of a CSV text; a quoted cell may hold delimiters, line breaks and doubled quotes. Cells are slices
 * of the text: appending letter by letter makes a file of 60 MB take several times as long. A quote that is never closed ends with the text.
 */
export function* csvRows(text: string, between: "," | ";" = ","): Generator<string[]> {
  const delimiter = between.charCodeAt(0);
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let row: string[] = [];
  while (at < text.length) {
    const isQuoted = text.charCodeAt(at) === QUOTE;
    const end = isQuoted ? closingQuote(text, at + 1) : endOfCell(text, at, delimiter);
    const cell = isQuoted ? text.slice(at + 1, end).replaceAll('""', '"') : text.slice(at, end);
    at = isQuoted ? endOfCell(text, end + 1, delimiter) : end;
    row.push(cell);
    if (text.charCodeAt(at) === delimiter) {
      at += 1;
      if (at < text.length) continue;
      row.push("");
    }
    yield row;
    row = [];
    at += text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? 2 : 1;
  }
}

const endOfCell = (text: string, from: number, delimiter: number): number => {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === delimiter || code === LF || code === CR) return at;
  }
  return text.length;
};

const closingQuote = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2))
    if (text.charCodeAt(at + 1) !== QUOTE) return at;
  return text.length;
};
