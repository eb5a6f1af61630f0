import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { norwegianMoment } from "../../../platform/pure/norwegian-date/index.ts";
import { Alert, CopyButton, Loader } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { BlockView, loadViews } from "../../kinds/views/index.ts";
import type { RemovedAnswer } from "../calls.ts";
import { takeoverTexts as texts } from "../texts.ts";
import styles from "./takeover.module.css";

/** The answers to questions that the form no longer has, to read and to copy. */
export function RemovedAnswers() {
  const { number } = useEditing();
  const asked = callQuery(useApi(), "templateNews", { params: { id: String(number) } });
  const { data, error } = useQuery({ ...asked, staleTime: 0, gcTime: 0 });
  const [hasViews, setHasViews] = useState(false);
  const kinds = data?.removed.flatMap(({ block }) => block?.kind ?? []).join(" ");
  useEffect(() => {
    const of = data?.removed.flatMap(({ block }) => block?.kind ?? []);
    if (kinds !== undefined && of) void loadViews(of).then(() => setHasViews(true));
  }, [data, kinds]);
  if (error && !data) return <Alert tone="danger">{texts.failed}</Alert>;
  if (!data || !hasViews) return <Loader />;
  if (data.removed.length === 0) return <p>{texts.noneRemoved}</p>;
  return (
    <div className={styles.panel}>
      <p>{texts.removedExplain}</p>
      {data.removed.map((answer) => (
        <Answer key={answer.contentGuid} answer={answer} />
      ))}
    </div>
  );
}

function Answer({ answer: { title, tab, block, text, files, comments } }: { answer: RemovedAnswer }) {
  const shown = JSON.stringify(block);
  const others = files.filter(({ url }) => !shown.includes(url));
  return (
    <section className={styles.group} aria-label={title}>
      {block ? (
        <BlockView block={block} level={3} />
      ) : (
        <>
          <h3>{title}</h3>
          <p className={styles.lines}>{text}</p>
        </>
      )}
      {others.length > 0 ? (
        <ul>
          {others.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="quiet">{texts.stoodIn(tab)}</p>
      {text === "" ? null : <CopyButton text={text} label={texts.copy} />}
      {comments.length > 0 ? (
        <>
          <h4>{texts.comments}</h4>
          <ul>
            {comments.map(({ commentId, comment, username, date }) => (
              <li key={commentId}>
                <p className="quiet">{texts.comment(username, norwegianMoment(date))}</p>
                <p className={styles.lines}>{comment}</p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
