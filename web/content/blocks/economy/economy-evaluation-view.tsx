import { type EconomyCells, type EconomyTexts, economyParts, hasNumbers } from "../../../../core/economy/index.ts";
import { blocksTexts } from "../../../../texts/blocks.ts";
import type { ViewProps } from "../field-views.tsx";
import styles from "./economy.module.css";
import { BudgetTable, OperationalTables, StartupTable, UncertaintyTable } from "./economy-tables.tsx";

type Evaluation = { readonly cells: EconomyCells; readonly texts: EconomyTexts };

/** An economic evaluation as it is read: each part's figures with the text about them. docs/spec/economy.md, Read view */
export function EconomyEvaluationView({ block, level }: ViewProps<Evaluation>) {
  const { title, cells, texts } = block;
  const Heading = `h${level}` as const;
  const isEmpty = Object.values(texts).every((text) => text.trim() === "") && !hasNumbers(cells);
  return (
    <div className={styles.evaluation}>
      <Heading>{title}</Heading>
      {isEmpty ? <p>{blocksTexts.notFilledIn}</p> : null}
      {hasNumbers(cells) ? <StartupTable cells={cells} /> : null}
      <Said text={texts.startupCosts} />
      {hasNumbers(cells) ? <OperationalTables cells={cells} /> : null}
      <Said text={texts.operationalCosts} />
      {hasNumbers(cells) ? <BudgetTable cells={cells} /> : null}
      <Said text={texts.budget} />
      {texts.financialBasis.trim() === "" ? null : <SubHeading level={level}>{economyParts.financialBasis}</SubHeading>}
      <Said text={texts.financialBasis} />
      <UncertaintyTable cells={cells} />
    </div>
  );
}

const SubHeading = ({ level, children }: { readonly level: 3 | 4; readonly children: string }) =>
  level === 3 ? <h4>{children}</h4> : <h5>{children}</h5>;

const Said = ({ text }: { readonly text: string }) =>
  text.trim() === "" ? null : <p className={styles.said}>{text.trim()}</p>;
