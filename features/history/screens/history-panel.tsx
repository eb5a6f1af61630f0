import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { Alert, Button, Loader, SlidePanel } from "../../../platform/ui/index.ts";
import { PlaceLink, useEditing } from "../../editor/screens/editing.tsx";
import type { HistoryEntry } from "../calls.ts";
import { fieldHistoryTexts as texts } from "../texts.ts";
import { Change } from "./change.tsx";
import styles from "./history.module.css";
import type { HistoryOf } from "./history-context.tsx";
import { momentOf } from "./moment-of.ts";
import { useFieldPlace } from "./use-field-place.ts";

type PanelProps = { readonly of: HistoryOf; readonly onClose: () => void };

/** The history of a field or of the whole assessment. */
export function HistoryPanel({ of, onClose }: PanelProps) {
  const placeOf = useFieldPlace();
  const { title } = placeOf(typeof of === "string" ? null : of.block);
  return (
    <SlidePanel open onClose={onClose} title={of === "all" ? texts.ofAll : texts.ofField(title)}>
      <div className={styles.panel}>
        {of === "all" ? <p className="quiet">{texts.explain}</p> : null}
        <Entries of={of} onClose={onClose} />
      </div>
    </SlidePanel>
  );
}

type EntriesProps = PanelProps & { readonly before?: number };

/** Fifty entries, and those before them when they are asked for. */
function Entries({ of, onClose, before }: EntriesProps) {
  const { number } = useEditing();
  const [showsOlder, setShowsOlder] = useState(false);
  const about = of === "all" ? {} : { of: of === "title" ? of : of.block };
  const query = { ...about, ...(before === undefined ? {} : { before }) };
  const asked = callQuery(useApi(), "fieldHistory", { params: { id: String(number) }, query });
  const { data, error, isFetching } = useQuery({ ...asked, staleTime: 0, gcTime: 0 });
  if (error && !data) return <Alert tone="danger">{texts.failed}</Alert>;
  if (!data) return isFetching ? <Loader /> : null;
  const oldest = data.entries.at(-1);
  if (!oldest) return <p>{texts.none}</p>;
  return (
    <>
      <ol className={styles.entries} reversed>
        {data.entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} others={data.entries} namesField={of === "all"} onClose={onClose} />
          </li>
        ))}
      </ol>
      {data.more && !showsOlder ? (
        <Button variant="secondary" size="sm" onClick={() => setShowsOlder(true)}>
          {texts.older}
        </Button>
      ) : null}
      {showsOlder ? <Entries of={of} onClose={onClose} before={oldest.id} /> : null}
    </>
  );
}

type EntryProps = {
  readonly entry: HistoryEntry;
  readonly others: readonly HistoryEntry[];
  readonly namesField: boolean;
  readonly onClose: () => void;
};

function Entry({ entry, others, namesField, onClose }: EntryProps) {
  const { assessment } = useEditing();
  const placeOf = useFieldPlace();
  const [isOpen, setOpen] = useState(false);
  const { by, contentGuid, action, what, kind } = entry;
  const who = texts.by(
    by,
    assessment.seats.some(({ contributorId }) => contributorId === by.contributorId),
  );
  const { title, place } = placeOf(contentGuid);
  const isText = action === "saved" && kind !== "file";
  return (
    <>
      {namesField ? (
        <p className={styles.field}>
          {place ? (
            <PlaceLink place={place} onFollow={onClose}>
              {title}
            </PlaceLink>
          ) : (
            title
          )}
        </p>
      ) : null}
      <p className={styles.who}>
        <strong>{who}</strong>
        <time dateTime={entry.at}>{momentOf(entry)}</time>
        {isText && what === "" ? null : <span>{texts.done(action, what)}</span>}
      </p>
      {isText ? (
        <Button
          variant="tertiary"
          size="sm"
          aria-expanded={isOpen}
          aria-label={texts.showNamed(who, momentOf(entry))}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.show}
        </Button>
      ) : null}
      {isOpen ? <Change entry={entry} others={others} onRestored={onClose} /> : null}
    </>
  );
}
