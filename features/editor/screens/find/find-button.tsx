import { useDeferredValue, useId, useMemo, useState } from "react";
import { fieldKey, useFieldStore } from "../../../../platform/editing/saving/index.ts";
import { LiveRegion, MagnifyingGlassIcon, SlidePanel, TextField } from "../../../../platform/ui/index.ts";
import { formBranches, hitsIn, soughtInForm, type TextHit } from "../../rules/index.ts";
import { findTexts as texts } from "../../texts-find.ts";
import { PlaceLink, useEditing } from "../editing.tsx";
import { namedField } from "../page/field-link.tsx";
import styles from "./find.module.css";
import { type FormText, formTexts } from "./written-in-form.ts";

/** More than anybody reads, and all that a page can show at once. */
const MOST_FIELDS = 100;
const MOST_IN_FIELD = 3;

/** Opens the search in the whole form: the browser's own sees the open section only. The text stays for the next time. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState("");
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={texts.title}
        onClick={() => setOpen(true)}
      >
        <MagnifyingGlassIcon aria-hidden />
        <span>{texts.button}</span>
      </button>
      <SlidePanel open={isOpen} onClose={close} title={texts.title} beginsInField>
        <FindPanel asked={asked} onAsk={setAsked} onFollow={close} />
      </SlidePanel>
    </>
  );
}

type FindPanelProps = {
  readonly asked: string;
  readonly onAsk: (asked: string) => void;
  readonly onFollow: () => void;
};

function FindPanel({ asked, onAsk, onFollow }: FindPanelProps) {
  const found = useFound(useDeferredValue(asked));
  const fields = found?.flatMap((section) => section.fields) ?? [];
  const hits = fields.reduce((sum, field) => sum + field.hits.length, 0);
  const said = hits > 0 ? texts.found(hits, fields.length) : found ? texts.none : "";
  return (
    <div className={styles.panel}>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <TextField
            label={texts.label}
            hint={texts.hint}
            value={asked}
            autoComplete="off"
            onChange={({ target }) => onAsk(target.value)}
          />
        </form>
      </search>
      <LiveRegion visible>{said}</LiveRegion>
      {found ? <Results found={found} onFollow={onFollow} /> : null}
      {fields.length > MOST_FIELDS ? <p className="quiet">{texts.first(MOST_FIELDS)}</p> : null}
    </div>
  );
}

type FoundField = FormText & { readonly hits: readonly TextHit[] };
type FoundSection = {
  readonly guid: string;
  readonly step: string;
  readonly title: string;
  readonly fields: readonly FoundField[];
};

/** The fields with hits by section, in the order of the form; null for too short a text. */
function useFound(asked: string): readonly FoundSection[] | null {
  const { assessment } = useEditing();
  const store = useFieldStore();
  const sections = useMemo(() => {
    const shown = formBranches(assessment).flatMap(({ section, secondLevel }) => [section, ...secondLevel]);
    return formTexts(shown, store);
  }, [assessment, store]);
  return useMemo(() => {
    const sought = soughtInForm(asked);
    if (!sought) return null;
    return sections.flatMap(({ section, texts: inSection }) => {
      const fields = inSection.flatMap((field) => {
        const hits = hitsIn(field.text, sought);
        return hits.length > 0 ? [{ ...field, hits }] : [];
      });
      const at = assessment.fieldGroups.findIndex(({ value }) => value === String(section.fieldGroup));
      const step = `${at + 1}. ${assessment.fieldGroups[at]?.text ?? ""}`;
      return fields.length > 0 ? [{ guid: section.contentGuid, step, title: section.title, fields }] : [];
    });
  }, [asked, sections, assessment.fieldGroups]);
}

type ResultsProps = { readonly found: readonly FoundSection[]; readonly onFollow: () => void };

function Results({ found, onFollow }: ResultsProps) {
  let left = MOST_FIELDS;
  return found.map(({ guid, step, title, fields }, at) => {
    const shown = fields.slice(0, left);
    left -= shown.length;
    if (shown.length === 0) return null;
    return (
      <section key={guid} className={styles.section}>
        {found[at - 1]?.step === step ? null : <h3>{step}</h3>}
        <h4>{title}</h4>
        <ul>
          {shown.map((field) => (
            <li key={fieldKey(field.address)}>
              <Hit field={field} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

type HitProps = { readonly field: FoundField; readonly onFollow: () => void };

function Hit({ field: { address, hits }, onFollow }: HitProps) {
  const id = useId();
  const { name, place } = namedField(useEditing().assessment, address);
  if (!place) return null;
  const shown = hits.slice(0, MOST_IN_FIELD);
  const rest = hits.length - shown.length;
  return (
    <>
      <PlaceLink place={place} onFollow={onFollow} aria-describedby={id}>
        {name}
      </PlaceLink>
      <div id={id}>
        {shown.map(({ at, before, found, after }) => (
          <p key={at}>
            {before}
            <mark>{found}</mark>
            {after}
          </p>
        ))}
        {rest > 0 ? <p className="quiet">{texts.more(rest)}</p> : null}
      </div>
    </>
  );
}
