/** A cell as it stands in the XML of a sheet, between `<c r="B4"` and the end. `s` is the number of a format of the row. */
export type CellCase = {
  readonly name: string;
  /** The rest of the cell's tag and its content; null leaves the cell out. */
  readonly xml: string | null;
  readonly format?: string;
  /** What stands beside the sheet's cells: merges. */
  readonly after?: string;
};

/** Cells of amounts as programs write them, and the amount that is read, or why it is refused. */
export const amountCells: readonly (CellCase & { readonly becomes: string })[] = [
  { name: "a number", xml: "><v>12000</v></c>", becomes: "12000" },
  { name: "a number with a type", xml: ' t="n"><v>12000</v></c>', becomes: "12000" },
  { name: "a number as Java writes it", xml: "><v>1.2E4</v></c>", becomes: "12000" },
  { name: "a sum pasted as a value", xml: "><v>12000.000000000002</v></c>", becomes: "12000" },
  { name: "decimals", xml: "><v>12000.4</v></c>", becomes: "fraction" },
  { name: "a whole number in a format of fractions", xml: "><v>5</v></c>", format: "# ?/?", becomes: "5" },
  { name: "kroner", xml: "><v>12000</v></c>", format: "[$kr-414]\\ #,##0", becomes: "12000" },
  { name: "a date of Excel", xml: "><v>46082</v></c>", format: "dd.mm.yyyy", becomes: "date" },
  { name: "a date of Google Sheets", xml: "><v>46082.0</v></c>", format: "d.m", becomes: "date" },
  { name: "a date in ISO 8601", xml: ' t="d"><v>2026-03-01T00:00:00</v></c>', becomes: "date" },
  { name: "a time", xml: "><v>0.5</v></c>", format: "h:mm", becomes: "time" },
  { name: "hours that passed", xml: "><v>2</v></c>", format: "[h]:mm:ss", becomes: "time" },
  { name: "percent", xml: "><v>1</v></c>", format: "0%", becomes: "percent" },
  { name: "euro", xml: "><v>500</v></c>", format: "[$€-2]\\ #,##0", becomes: "currency" },
  { name: "millions", xml: "><v>12</v></c>", format: '0" mill"', becomes: "unit" },
  { name: "a number typed as text", xml: ' t="inlineStr"><is><t>12000</t></is></c>', becomes: "12000" },
  { name: "spaces between thousands", xml: ' t="str"><v>1 200 000</v></c>', becomes: "1200000" },
  { name: "spaces that do not break", xml: ' t="str"><v>1\u00a0200\u202f000</v></c>', becomes: "1200000" },
  { name: "kr and ,-", xml: ' t="str"><v>kr 12 000,-</v></c>', becomes: "12000" },
  { name: "øre that are none", xml: ' t="str"><v>12 000,00 kr</v></c>', becomes: "12000" },
  { name: "points between thousands, twice", xml: ' t="str"><v>1.200.000,00</v></c>', becomes: "1200000" },
  { name: "one point: thousands or decimals", xml: ' t="str"><v>12.000</v></c>', becomes: "fraction" },
  { name: "one comma: thousands or decimals", xml: ' t="str"><v>12,000</v></c>', becomes: "fraction" },
  { name: "a date as text", xml: ' t="str"><v>01.03.2026</v></c>', becomes: "text" },
  { name: "about", xml: ' t="str"><v>ca. 12 000</v></c>', becomes: "text" },
  { name: "#N/A", xml: ' t="e"><v>#N/A</v></c>', becomes: "error" },
  { name: "#VERDI! as Excel keeps it", xml: ' t="e"><v>#VALUE!</v></c>', becomes: "error" },
  { name: "true", xml: ' t="b"><v>1</v></c>', becomes: "text" },
  { name: "a formula with its result", xml: "><f>1000*12</f><v>12000</v></c>", becomes: "formula" },
  { name: "a formula without a result", xml: "><f>1000*12</f></c>", becomes: "formula" },
  {
    name: "merged into the cell above",
    xml: null,
    after: '<mergeCells count="1"><mergeCell ref="B4:B5"/></mergeCells>',
    becomes: "merged",
  },
  { name: "spaces alone", xml: ' t="str"><v xml:space="preserve">  </v></c>', becomes: "empty" },
];

/** Cells of comments, and the comment that is kept. */
export const commentCells: readonly (CellCase & { readonly becomes: string })[] = [
  { name: "a date", xml: "><v>46082</v></c>", format: "dd.mm.yyyy", becomes: "01.03.2026" },
  {
    name: "date and time",
    xml: "><v>46082.5</v></c>",
    format: "m/d/yy h:mm",
    becomes: "01.03.2026 12:00",
  },
  { name: "percent", xml: "><v>0.125</v></c>", format: "0.0%", becomes: "12,5 %" },
  { name: "decimals", xml: "><v>2.5</v></c>", becomes: "2,5" },
  {
    name: "rich text",
    xml: ' t="inlineStr"><is><r><t>Fra </t></r><r><rPr><b/></rPr><t>2027</t></r></is></c>',
    becomes: "Fra 2027",
  },
];
