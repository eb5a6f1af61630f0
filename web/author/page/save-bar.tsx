import { useCallback, useSyncExternalStore } from "react";
import { savingTexts } from "../../../texts/author.ts";
import { CheckmarkCircleIcon, ExclamationmarkTriangleIcon } from "../../ui/index.ts";
import { useEditing } from "../editing.tsx";
import { type FieldAddress, fieldKey, placeKey, type RowPlace, useFieldStore, useRowStore } from "../saving/index.ts";
import { FieldLink } from "./field-link.tsx";
import styles from "./save-bar.module.css";
import { StandingLink } from "./standing-notice.tsx";
import type { Standing } from "./use-standing.ts";

const texts = savingTexts.page;

/** Whether everything on the page is saved. It stays in view, and links to what is not. docs/spec/saving.md, States of a field */
export function SaveBar({ standing }: { standing: Standing }) {
  const { unsent, stuck, isOffline } = useFieldsOfPage();
  const forms = useUnsentForms();
  const { readOnly } = useEditing();
  const count = stuck.length + forms.length;
  if (readOnly && count + unsent === 0) return null;
  return (
    <section className={styles.bar} aria-label={texts.label} data-print="hide">
      <State count={count} isSaving={unsent > stuck.length} />
      {count > 0 ? (
        <ul className={styles.fields}>
          {stuck.map((address) => (
            <li key={fieldKey(address)}>
              <FieldLink address={address} />
            </li>
          ))}
          {forms.map((place) => (
            <li key={placeKey(place)}>
              <FieldLink address={place} /> {savingTexts.found.form}
            </li>
          ))}
        </ul>
      ) : null}
      <StandingLink standing={standing} />
      <p role="status" className={styles.offline}>
        {isOffline ? texts.offline : null}
      </p>
    </section>
  );
}

function State({ count, isSaving }: { count: number; isSaving: boolean }) {
  if (count > 0)
    return (
      <p className={styles.state} data-tone="bad">
        <ExclamationmarkTriangleIcon aria-hidden />
        {texts.unsaved(count)}
      </p>
    );
  if (isSaving) return <p className={styles.state}>{savingTexts.saving}</p>;
  return (
    <p className={styles.state} data-tone="good">
      <CheckmarkCircleIcon aria-hidden />
      {texts.allSaved}
    </p>
  );
}

type FieldsOfPage = {
  readonly unsent: number;
  readonly stuck: readonly FieldAddress[];
  /** The browser has no network, or the server does not answer. */
  readonly isOffline: boolean;
};

/** Drawn again when another field is unsaved, not at every key. */
function useFieldsOfPage(): FieldsOfPage {
  const store = useFieldStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = [store.subscribeUnsent(listener), store.onStep(listener)];
      window.addEventListener("online", listener);
      window.addEventListener("offline", listener);
      return () => {
        for (const each of leave) each();
        window.removeEventListener("online", listener);
        window.removeEventListener("offline", listener);
      };
    },
    [store],
  );
  const read = () => {
    const stuck = store.inTrouble();
    const isOffline =
      !navigator.onLine || stuck.some((address) => store.peek(fieldKey(address))?.state.at === "offline");
    return JSON.stringify({ unsent: store.unsent().length, stuck, isOffline } satisfies FieldsOfPage);
  };
  return JSON.parse(useSyncExternalStore(subscribe, read, read));
}

function useUnsentForms(): readonly RowPlace[] {
  const rows = useRowStore();
  return useSyncExternalStore(rows.subscribe, rows.unsent, rows.unsent);
}
