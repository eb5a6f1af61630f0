import { blocksTexts } from "../../block/texts.ts";
import type { ViewProps } from "../../block/views/field-views.tsx";
import { type EconomyCells, type EconomyTexts, hasNumbers } from "../rules/index.ts";
import { economyTexts } from "../texts.ts";
import styles from "./economy.module.css";
import { BudgetTable, OperationalTables, StartupTable, UncertaintyTable } from "./economy-tables.tsx";

type Evaluation = { readonly cells: EconomyCells; readonly texts: EconomyTexts };

/** An economic evaluation as it is read: each part's figures with the text about them. */
export function EconomyEvaluationView({ block, level }: ViewProps<Evaluation>) {
  const { title, cells, texts } = block;
  const Heading = `h${level}` as const;
  const isCounted = hasNumbers(cells);
  const isEmpty = Object.values(texts).every((text) => text.trim() === "") && !isCounted;
  const about = (part: keyof EconomyTexts) => (
    <About
      title={isCounted && part !== "financialBasis" ? "" : economyTexts.labels.parts[part]}
      text={texts[part]}
      level={level}
    />
  );
  return (
    <div className={styles.evaluation}>
      <Heading>{title}</Heading>
      {isEmpty ? <p>{blocksTexts.notFilledIn}</p> : null}
      {isCounted ? <StartupTable cells={cells} /> : null}
      {about("startupCosts")}
      {isCounted ? <OperationalTables cells={cells} /> : null}
      {about("operationalCosts")}
      {isCounted ? <BudgetTable cells={cells} /> : null}
      {about("budget")}
      {about("financialBasis")}
      <UncertaintyTable cells={cells} />
    </div>
  );
}

type AboutProps = { readonly title: string; readonly text: string; readonly level: 3 | 4 };

/** The text about a part of the evaluation. @param title empty when the part's table above already shows the name */
function About({ title, text, level }: AboutProps) {
  if (text.trim() === "") return null;
  const Heading = level === 3 ? "h4" : "h5";
  return (
    <>
      {title === "" ? null : <Heading>{title}</Heading>}
      <p className={styles.said}>{text.trim()}</p>
    </>
  );
}
