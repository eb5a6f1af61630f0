import { useQuery } from "@tanstack/react-query";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Loader } from "../../../platform/ui/index.ts";
import { PlaceLink, useEditing } from "../../editor/screens/editing.tsx";
import type { ChangedField } from "../../version/calls.ts";
import { versionTexts as texts } from "../../version/texts.ts";
import { ChangedWords } from "../../version/views/changed-words.tsx";
import { fieldHistoryTexts } from "../texts.ts";
import { cellText, columnLabel } from "./column-words.ts";
import styles from "./history.module.css";
import { RestoreButton } from "./restore-button.tsx";
import { useFieldPlace } from "./use-field-place.ts";

type ComparisonProps = {
  readonly version: number;
  /** Another version; null: what stands there now. */
  readonly other: number | null;
  readonly onClose: () => void;
};

/** In which fields two versions differ, in the order of the form, with the words marked. The older one is the one before. */
export function Comparison({ version, other, onClose }: ComparisonProps) {
  const { number } = useEditing();
  const asked = callQuery(useApi(), "compareVersions", {
    params: { id: String(number), version },
    query: other === null ? {} : { with: other },
  });
  const { data, error } = useQuery({ ...asked, staleTime: 0, gcTime: 0 });
  if (error && !data) return <Alert tone="danger">{texts.failed}</Alert>;
  if (!data) return <Loader />;
  const shown = data.fields.flatMap((field) => shownOf(field) ?? []);
  const when = norwegianMoment(data.from.at);
  return (
    <>
      <p role="status">{texts.changed(shown.length)}</p>
      <ul className={styles.entries}>
        {shown.map((each) => (
          <li key={`${each.field.contentGuid} ${each.field.kind} ${each.field.row} ${each.field.what}`}>
            <Field {...each} when={when} onClose={onClose} />
          </li>
        ))}
      </ul>
    </>
  );
}

type Shown = {
  readonly field: ChangedField;
  readonly states: readonly { readonly state: ChangedField["states"][number]; readonly label: string }[];
};

/** The labelled states of a field; null for a row where only cells differ that people do not write. */
const shownOf = (field: ChangedField): Shown | null => {
  const states = field.states.flatMap((state) => {
    const label = columnLabel(field.rowKind, state.column);
    const inWords = (text: string) => cellText(field.rowKind, state.column, text);
    return label === null
      ? []
      : [{ state: { ...state, before: inWords(state.before), after: inWords(state.after) }, label }];
  });
  return field.change === "changed" && states.length === 0 ? null : { field, states };
};

type FieldProps = Shown & { readonly when: string; readonly onClose: () => void };

function Field({ field, states, when, onClose }: FieldProps) {
  const { contentGuid, kind, change, isGone } = field;
  const { title, place } = useFieldPlace()(contentGuid);
  return (
    <div className={styles.change}>
      <p className={styles.field}>
        {place ? (
          <PlaceLink place={place} onFollow={onClose}>
            {title}
          </PlaceLink>
        ) : (
          title
        )}
      </p>
      {kind === "row" || kind === "file" ? <p>{texts.row(field)}</p> : null}
      {states.map(({ state, label }) => (
        <div key={state.column}>
          {label === "" ? null : <p className={styles.column}>{label}</p>}
          {state.before === state.after ? (
            <p>{fieldHistoryTexts.notInWords}</p>
          ) : (
            <ChangedWords
              before={cellText(field.rowKind, state.column, state.before)}
              after={cellText(field.rowKind, state.column, state.after)}
            />
          )}
          {state.isNow ? <p className="quiet">{fieldHistoryTexts.standsNow}</p> : null}
          {state.isNow || isGone || change === "added" ? null : (
            <RestoreButton
              of={{ ...field, column: state.column }}
              value={state.value}
              label={label}
              when={when}
              onRestored={onClose}
            />
          )}
        </div>
      ))}
      {isGone ? <p className="quiet">{fieldHistoryTexts.rowIsGone}</p> : null}
    </div>
  );
}
