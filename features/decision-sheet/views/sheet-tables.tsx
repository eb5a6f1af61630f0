import type { OverallCertainty } from "../../block/rules/index.ts";
import { Mark } from "../../block/views/marks.tsx";
import { outcomeTexts } from "../../outcome/texts.ts";
import type { DecisionSheet, SheetAnswer } from "../calls.ts";
import { sheetTexts as texts } from "../texts.ts";
import styles from "./sheet.module.css";

const markOf = { high: "hoy", moderate: "middels", low: "lav", "very-low": "svart-lav" } as const satisfies Readonly<
  Record<string, OverallCertainty>
>;

type WrittenIn = Pick<SheetAnswer, "language">;

/** The outcomes as a table, and the sentences below it. On a phone each outcome is a card. */
export function Outcomes({ outcomes, language }: Pick<DecisionSheet, "outcomes"> & WrittenIn) {
  if (!outcomes) return null;
  const { columns, rows, sentences, leftOut } = outcomes;
  const { outcome, difference, certainty } = outcomeTexts.columns;
  return (
    <section>
      <h2>{texts.outcomes}</h2>
      <table className={styles.outcomes}>
        <thead>
          <tr>
            <th scope="col">{outcome}</th>
            <th scope="col" data-number>
              {columns.without}
            </th>
            <th scope="col" data-number>
              {columns.with}
            </th>
            <th scope="col">{difference}</th>
            <th scope="col">{certainty}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" lang={language}>
                {row.name}
              </th>
              <td data-number data-label={columns.without}>
                {row.without}
              </td>
              <td data-number data-label={columns.with}>
                {row.with}
              </td>
              <td data-label={difference}>{row.difference}</td>
              <td data-label={certainty}>
                <Mark value={row.certainty ? markOf[row.certainty] : undefined} /> {row.trust}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sentences.length === 0 ? null : (
        <ul className={styles.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {leftOut === "" ? null : <p className={styles.quiet}>{leftOut}</p>}
    </section>
  );
}

export function Costs({ costs }: Pick<DecisionSheet, "costs">) {
  if (!costs) return null;
  return (
    <section>
      <h2>{texts.costs}</h2>
      <table className={styles.costs}>
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            {costs.years.map((year) => (
              <th key={year} scope="col" data-number>
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {costs.rows.map(({ label, amounts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {amounts.map((amount, year) => (
                <td key={costs.years[year]} data-number>
                  {amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{costs.note}</p>
    </section>
  );
}

export function Judgements({ judgements, language }: Pick<DecisionSheet, "judgements"> & WrittenIn) {
  if (judgements.length === 0) return null;
  return (
    <section>
      <h2>{texts.judgements}</h2>
      <dl className={styles.judgements} lang={language}>
        {judgements.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
