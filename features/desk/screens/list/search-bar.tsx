import type { FormEvent } from "react";
import type { CallAnswer } from "../../../../platform/pure/contract/call.ts";
import { Button, LinkButton, SelectField, TextField } from "../../../../platform/ui/index.ts";
import { addresses } from "../../../address/rules/index.ts";
import { statusTexts } from "../../../assessment/texts-status.ts";
import { assessmentTypeTexts } from "../../../assessment/texts-type.ts";
import { chooseInWorkList, deskSorts, lateKinds, readWorkList, type WorkListFilter } from "../../rules/index.ts";
import { workListTexts } from "../../texts-screens.ts";
import { listAddress } from "./list-address.ts";
import styles from "./work-list.module.css";

type SearchBarProps = { readonly filter: WorkListFilter; readonly onChange: (filter: WorkListFilter) => void };

const types = [
  { value: "", text: workListTexts.allTypes },
  ...Object.entries(assessmentTypeTexts).map(([value, text]) => ({ value, text })),
];
const sorts = deskSorts.map((value) => ({ value, text: workListTexts.sorts[value] }));

/** Search and narrowing. A plain form with the address as its answer; with script a chosen type or order takes hold at once. */
export function SearchBar({ filter, onChange }: SearchBarProps) {
  /** The current values of the fields, which may be newer than the address: typed text is searched for too. */
  const read = (form: HTMLFormElement | null, choice: Record<string, string> = {}) =>
    onChange(readWorkList({ ...(form ? Object.fromEntries(new FormData(form)) : filter), page: 1, ...choice }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    read(event.currentTarget);
  };
  const none = chooseInWorkList(filter, { q: "", status: "", type: "", late: "" });
  const isNarrowed = filter.q !== "" || filter.status !== "" || filter.type !== "" || filter.late !== "";
  return (
    <search>
      {/* The key makes the fields follow the address when it changes by other means: back, reset, a status. */}
      <form key={listAddress(filter)} className={styles.form} action={addresses.desk} onSubmit={submit}>
        <input type="hidden" name="status" value={filter.status} />
        <input type="hidden" name="late" value={filter.late} />
        <input type="hidden" name="direction" value={filter.direction} />
        <div className={styles.query}>
          <TextField
            type="search"
            name="q"
            label={workListTexts.searchLabel}
            hint={workListTexts.searchHint}
            defaultValue={filter.q}
            autoComplete="off"
            maxLength={200}
          />
        </div>
        <SelectField
          name="type"
          label={workListTexts.type}
          options={types}
          placeholder={null}
          defaultValue={filter.type}
          onChange={(event) => read(event.target.form)}
        />
        <div className={styles.sortChoice}>
          <SelectField
            name="sort"
            label={workListTexts.sortBy}
            options={sorts}
            placeholder={null}
            defaultValue={filter.sort}
            onChange={(event) => read(event.target.form, { direction: "" })}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit">{workListTexts.search}</Button>
          {isNarrowed ? (
            <LinkButton variant="tertiary" href={listAddress(none)}>
              {workListTexts.reset}
            </LinkButton>
          ) : null}
        </div>
      </form>
    </search>
  );
}

type StatusFilterProps = {
  readonly filter: WorkListFilter;
  readonly list: Pick<CallAnswer<"deskAssessments">, "counts" | "late">;
};

/** Links that narrow the list to one status, or to those that are late, with counts. */
export function StatusFilter({ filter, list: { counts, late } }: StatusFilterProps) {
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
              href={listAddress(chooseInWorkList(filter, { status, late: "" }))}
              aria-current={filter.status === status && filter.late === "" ? "true" : undefined}
              data-status={status}
            >
              <span>{text}</span> <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
        {lateKinds
          .filter((kind) => late[kind] > 0 || filter.late === kind)
          .map((kind) => (
            <li key={kind}>
              <a
                href={listAddress(chooseInWorkList(filter, { status: "", late: kind }))}
                aria-current={filter.late === kind ? "true" : undefined}
              >
                <span>{workListTexts.late[kind]}</span> <span className={styles.count}>{late[kind]}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
