import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, Button, Details, Loader } from "../../../platform/ui/index.ts";
import { PlaceLink, useEditing } from "../../editor/screens/editing.tsx";
import { ChangedWords } from "../../version/views/changed-words.tsx";
import type { ReviewView } from "../calls.ts";
import { reviewWritingTexts as texts } from "../texts-writing.ts";

/** Which text a review is about, and what was written in it since, with links and what it said before. */
export function ChangedSince({ review: { upon, changedSince, sent, contributorId } }: { review: ReviewView }) {
  if (upon === null) return null;
  const moment = norwegianMoment(upon);
  return (
    <div>
      <p>
        {sent ? texts.upon(moment) : texts.begunUpon(moment)} {changedSince.length === 0 ? texts.unchanged : null}
      </p>
      {changedSince.length === 0 ? null : (
        <Details summary={texts.changed(changedSince.length)}>
          <ul>
            {changedSince.map((field) => (
              <li key={field.contentGuid ?? "title"}>
                <Changed field={field} contributorId={contributorId ?? ""} />
              </li>
            ))}
          </ul>
        </Details>
      )}
    </div>
  );
}

type ChangedProps = { readonly field: ReviewView["changedSince"][number]; readonly contributorId: string };

function Changed({ field, contributorId }: ChangedProps) {
  const { contentGuid, tab, section, title, at } = field;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {section && contentGuid ? (
        <PlaceLink place={{ tab, section, block: contentGuid }}>{title}</PlaceLink>
      ) : (
        <span>{title}</span>
      )}
      , {norwegianMoment(at)}{" "}
      <Button
        variant="tertiary"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={texts.change.show(title)}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.change.label}
      </Button>
      <div id={id}>{isOpen ? <Change key={at} contributorId={contributorId} contentGuid={contentGuid} /> : null}</div>
    </>
  );
}

type ChangeProps = { readonly contributorId: string; readonly contentGuid: string | null };

/** The field with the words that were taken out and put in since the review. */
function Change({ contributorId, contentGuid }: ChangeProps) {
  const { number } = useEditing();
  const query = { contributorId, ...(contentGuid === null ? {} : { contentGuid }) };
  const asked = callQuery(useApi(), "reviewChange", { params: { id: String(number) }, query });
  const { data, error } = useQuery({ ...asked, staleTime: 0 });
  if (error && !data) return <Alert tone="danger">{texts.change.failed}</Alert>;
  if (!data) return <Loader />;
  if (data.before === data.after) return <p>{texts.change.notInWords}</p>;
  return <ChangedWords before={data.before} after={data.after} />;
}
