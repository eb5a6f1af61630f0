import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import {
  type DraftPlace,
  type FoundField,
  fieldKey,
  SaveIndicator,
  useFieldStore,
  useKnownField,
  useRowStore,
} from "../../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../../platform/editing/saving/texts.ts";
import { Alert, Button } from "../../../../platform/ui/index.ts";
import styles from "./editor.module.css";
import { FieldLink, useFieldName } from "./field-link.tsx";
import type { FoundTexts } from "./use-editing-store.ts";

const texts = savingTexts.found;
/** How long the notice stays when all of it is saved: time to read it. Milliseconds. */
const SHOWN_AFTER = 30_000;

type FoundTextProps = { readonly found: FoundTexts; readonly forget: (seen: Partial<FoundTexts>) => void };

/** Lists unsaved text from a closed tab, a crash or an ended session. The text is back in its fields. platform/README.md */
export function FoundText({ found, forget }: FoundTextProps) {
  const id = useId();
  const { fields, forms } = found;
  const becomes = useWhatBecomes(fields);
  const section = useRef<HTMLElement>(null);
  const isOver = becomes === "done" && fields.length > 0 && forms.length === 0;
  const forgetAll = useRef(() => forget(found));
  useEffect(() => {
    forgetAll.current = () => forget(found);
  });
  useEffect(() => {
    if (!isOver) return;
    // Not under somebody's pointer or focus: they are at one of its buttons.
    const go = () => section.current?.matches(":hover, :focus-within") || forgetAll.current();
    const timer = setInterval(go, SHOWN_AFTER);
    return () => clearInterval(timer);
  }, [isOver]);
  if (fields.length + forms.length === 0) return null;
  return (
    <section ref={section} aria-labelledby={id} className={styles.told}>
      <Alert tone="info" role="status">
        <h2 id={id} className="ds-heading" data-size="2xs">
          {texts.title}
        </h2>
        <p>
          {texts.explain} {texts.becomes[becomes]}
        </p>
        <ul className={styles.found}>
          {fields.map((each) => (
            <li key={fieldKey(each.address)}>
              <FoundInField found={each} forget={() => forget({ fields: [each] })} />
            </li>
          ))}
          {forms.map((place) => (
            <li key={`${place.block} ${place.part}`}>
              <FoundForm place={place} forget={() => forget({ forms: [place] })} />
            </li>
          ))}
        </ul>
        <Button variant="secondary" size="sm" onClick={() => forget(found)}>
          {texts.close}
        </Button>
      </Alert>
    </section>
  );
}

/** The save state of the restored texts. When they differ, the worst one. */
function useWhatBecomes(fields: FoundTexts["fields"]): keyof typeof texts.becomes {
  const store = useFieldStore();
  const read = () => {
    const states = fields.flatMap(({ address }) => store.peek(fieldKey(address))?.state ?? []);
    if (states.some(({ at }) => at === "conflict")) return "conflict";
    if (states.some(({ at }) => at === "locked" || at === "rejected")) return "waits";
    const isUnderWay = states.some(({ at }) => at === "dirty" || at === "saving" || at === "offline");
    return isUnderWay ? "saving" : "done";
  };
  return useSyncExternalStore(store.onStep, read, read);
}

function FoundInField({ found: { address, theirs }, forget }: { found: FoundField; forget: () => void }) {
  const store = useFieldStore();
  const field = useKnownField(address);
  const name = useFieldName(address);
  return (
    <>
      <FieldLink address={address} /> {field ? <SaveIndicator field={field} /> : null}
      {theirs ? (
        <Button
          variant="tertiary"
          size="sm"
          aria-label={texts.takeStoredIn(name)}
          onClick={() => {
            store.revert(address, theirs.value);
            forget();
          }}
        >
          {texts.takeStored}
        </Button>
      ) : null}
    </>
  );
}

function FoundForm({ place, forget }: { place: DraftPlace; forget: () => void }) {
  const rows = useRowStore();
  const name = useFieldName(place);
  return (
    <>
      <FieldLink address={place} /> {texts.form}
      <Button
        variant="tertiary"
        size="sm"
        aria-label={texts.discardIn(name)}
        onClick={() => {
          rows.discard(place);
          forget();
        }}
      >
        {texts.discard}
      </Button>
    </>
  );
}
