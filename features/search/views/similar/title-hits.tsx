import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { useSite } from "../../../site/views/shell/use-site.ts";
import type { SimilarTitle } from "../../calls.ts";
import { relatedTexts } from "../../texts-related.ts";
import { similarTexts as texts } from "../../texts-similar.ts";
import styles from "./similar.module.css";

/** Milliseconds without a keystroke before the title is looked for. */
const PAUSE = 400;
/** Fewer characters resemble everything. */
const SHORTEST = 4;

type TitleHitsProps = {
  readonly title: string;
  /** The assessment whose title it is, when it is started already. */
  readonly except?: number;
};

/** Assessments and notifications that resemble the title being typed, so that nobody starts the same work twice. */
export function TitleHits({ title, except }: TitleHitsProps) {
  const asked = usePaused(title.trim());
  const query = callQuery(useApi(), "similar", { query: { title: asked, ...(except && { except }) } });
  const { data } = useQuery({ ...query, enabled: asked.length >= SHORTEST, placeholderData: keepPreviousData });
  const similar = asked.length >= SHORTEST && data ? data.similar : [];
  return (
    <div role="status" className={similar.length > 0 ? styles.hits : undefined}>
      {similar.length > 0 ? (
        <>
          <p>
            <strong>{texts.exists}</strong> {texts.look}
          </p>
          <ul>
            {similar.map((each) => (
              <li key={`${each.route} ${each.pageId}`}>
                <Hit hit={each} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** One of them; for a started one with a mail to those who write it. */
function Hit({ hit: { route, title, url, unitTitle, statusText, writeTo } }: { readonly hit: SimilarTitle }) {
  const { origin } = useSite();
  return (
    <>
      <a href={url} target="_blank" rel="noreferrer">
        {title}
      </a>{" "}
      <span>{[relatedTexts.kinds[route], unitTitle, statusText].filter(Boolean).join(" · ")}</span>
      {writeTo ? (
        <>
          {" "}
          <a href={mailTo(writeTo, title, `${origin}${url}`)}>
            {texts.together(writeTo.isContact)}
            <span className="ds-sr-only">{texts.togetherOn(title)}</span>
          </a>
        </>
      ) : null}
    </>
  );
}

function mailTo({ address, isContact }: NonNullable<SimilarTitle["writeTo"]>, title: string, url: string): string {
  const subject = encodeURIComponent(texts.mail.subject(title));
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(texts.mail.body(title, url, isContact))}`;
}

/** The text as it was when nobody had typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
