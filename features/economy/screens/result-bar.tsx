import { changeTable, type EconomyCells, startupTable, years } from "../rules/index.ts";
import { economyTexts, economyAuthorTexts as texts } from "../texts.ts";
import styles from "./economy.module.css";

/** The sum of the startup costs and the change of each year's costs, in sight while one writes. */
export function ResultBar({ cells }: { readonly cells: EconomyCells }) {
  const changes = changeTable(cells, economyTexts).rows.slice(1);
  const results = [
    { label: texts.startup, row: startupTable(cells, economyTexts).rows.at(-1) },
    ...years.map((year, at) => ({ label: year.label(economyTexts.labels), row: changes[at] })),
  ];
  return (
    <section className={styles.result} aria-label={texts.result}>
      <p>{texts.result}</p>
      <dl>
        {results.map(({ label, row }) => (
          <div key={label} title={row?.label}>
            <dt>{label}</dt>
            <dd>{row?.amounts[0]?.shown}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
