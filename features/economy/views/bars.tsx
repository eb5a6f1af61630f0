import { type NetEffect, shownAmount } from "../rules/index.ts";
import { economyTexts } from "../texts.ts";
import styles from "./economy.module.css";

type BarPairProps = { readonly label: string; readonly old: number; readonly new: number };

/** Two amounts as bars, old and new. The same numbers stand in the table, so assistive technology gets them once. */
export function BarPair({ label, ...amounts }: BarPairProps) {
  const most = Math.max(amounts.old, amounts.new);
  if (most <= 0) return null;
  return (
    <figure className={styles.bars}>
      <figcaption>{economyTexts.bars(label)}</figcaption>
      <div aria-hidden>
        {(["old", "new"] as const).map((which) => (
          <div key={which} className={styles.bar}>
            <span>{economyTexts.labels.methods[which]}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect data-method={which} width={(100 * Math.max(amounts[which], 0)) / most} height="10" />
            </svg>
            <span>{shownAmount(amounts[which])}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}

type SpanProps = { readonly effect: NetEffect; readonly of: readonly NetEffect[] };

/** From the lowest Netto to the highest on the scale of all the others, with a line where it is without the change. */
export function NetSpan({ effect: { low, base, high }, of }: SpanProps) {
  const all = of.flatMap((each) => [each.low, each.base, each.high]);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const at = (value: number) => (most === least ? 50 : (100 * (value - least)) / (most - least));
  const [from, to] = [Math.min(low, high), Math.max(low, high)];
  return (
    <svg className={styles.span} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect x={at(from)} y="2" width={at(to) - at(from)} height="6" />
      <line x1={at(base)} x2={at(base)} y1="0" y2="10" />
    </svg>
  );
}
