import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { Alert, Loader, SelectField } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { ChangedWords } from "../../version/views/changed-words.tsx";
import type { HistoryEntry } from "../calls.ts";
import { fieldHistoryTexts as texts } from "../texts.ts";
import { cellText, columnLabel } from "./column-words.ts";
import styles from "./history.module.css";
import { momentOf } from "./moment-of.ts";
import { RestoreButton } from "./restore-button.tsx";

type Detail = CallAnswer<"historyEntry">;
type ChangeProps = {
  readonly entry: HistoryEntry;
  /** The other entries of the list. The entry can be compared with earlier ones of the same field. */
  readonly others: readonly HistoryEntry[];
  readonly onRestored: () => void;
};

const BEFORE = "before";
const NOW = "now";

const isSamePlace = (one: HistoryEntry, other: HistoryEntry): boolean =>
  one.kind === other.kind && one.kind !== "row" && one.contentGuid === other.contentGuid;

/** The text of an entry beside the previous text, the current text or another version, with the changed words marked. */
export function Change({ entry, others, onRestored }: ChangeProps) {
  const { number } = useEditing();
  const [against, setAgainst] = useState(BEFORE);
  const previous = against === BEFORE || against === NOW ? entry.previous : Number(against);
  const asked = callQuery(useApi(), "historyEntry", {
    params: { id: String(number), entry: entry.id },
    query: previous === null ? {} : { previous },
  });
  const { data, error } = useQuery({ ...asked, staleTime: 0, gcTime: 0 });
  const earlier = others.filter(
    (other) =>
      isSamePlace(entry, other) && other.id < entry.id && other.id !== entry.previous && other.action === "saved",
  );
  const options = [
    { value: BEFORE, text: texts.beforeIt },
    ...(entry.isNewest ? [] : [{ value: NOW, text: texts.now }]),
    ...earlier.map((other) => ({ value: String(other.id), text: texts.version(other.by.name, momentOf(other)) })),
  ];
  if (error && !data) return <Alert tone="danger">{texts.failed}</Alert>;
  return (
    <div className={styles.change}>
      {options.length > 1 ? (
        <SelectField
          label={texts.compareWith}
          options={options}
          value={against}
          onChange={({ target }) => setAgainst(target.value)}
        />
      ) : null}
      {data ? <States entry={entry} detail={data} isNow={against === NOW} onRestored={onRestored} /> : <Loader />}
    </div>
  );
}

type StatesProps = Pick<ChangeProps, "entry" | "onRestored"> & { readonly detail: Detail; readonly isNow: boolean };

function States({ entry, detail, isNow, onRestored }: StatesProps) {
  const { rowKind, isGone } = detail;
  const shown = detail.states.flatMap((state) => {
    const label = columnLabel(rowKind, state.column);
    const compared = isNow ? [state.after, state.now] : [state.before, state.after];
    const [before = "", after = ""] = compared.map((text) => cellText(rowKind, state.column, text));
    return label === null || (rowKind !== null && before === after) ? [] : [{ state, label, before, after }];
  });
  if (shown.length === 0) return <p>{texts.notInWords}</p>;
  return (
    <>
      {shown.map(({ state, label, before, after }) => (
        <div key={state.column}>
          {label === "" ? null : <p className={styles.column}>{label}</p>}
          {before === after ? <p>{texts.notInWords}</p> : <ChangedWords before={before} after={after} />}
          {state.isNow ? <p className="quiet">{texts.standsNow}</p> : null}
          {state.isNow || isGone ? null : (
            <RestoreButton
              of={{ ...detail, contentGuid: entry.contentGuid, column: state.column }}
              value={state.value}
              label={label}
              when={momentOf(entry)}
              onRestored={onRestored}
            />
          )}
        </div>
      ))}
      {isGone ? <p className="quiet">{texts.rowIsGone}</p> : null}
    </>
  );
}
