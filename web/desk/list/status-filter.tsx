import type { CallAnswer } from "../../../core/contract/calls.ts";
import { chooseInWorkList, type WorkListFilter } from "../../../core/desk/index.ts";
import { workListTexts } from "../../../texts/desk-screens.ts";
import { statusTexts } from "../../../texts/status.ts";
import { listAddress } from "./list-address.ts";
import styles from "./work-list.module.css";

type Counts = CallAnswer<"deskAssessments">["counts"];

/** Links that narrow the list to one status, with counts. */
export function StatusFilter({ filter, counts }: { filter: WorkListFilter; counts: Counts }) {
  const choices = [
    { status: "", text: workListTexts.all, count: counts.draft + counts.sent + counts.published },
    { status: "2", text: statusTexts[2], count: counts.sent },
    { status: "1", text: statusTexts[1], count: counts.draft },
    { status: "3", text: statusTexts[3], count: counts.published },
  ] as const;
  return (
    <nav aria-label={workListTexts.statuses}>
      <ul className={styles.statuses}>
        {choices.map(({ status, text, count }) => (
          <li key={status}>
            <a
              href={listAddress(chooseInWorkList(filter, { status }))}
              aria-current={filter.status === status ? "true" : undefined}
              data-status={status}
            >
              <span>{text}</span> <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
