import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callQuery, useApi } from "../../../../platform/browser/api/api.ts";
import { useSite } from "../../../site/views/shell/use-site.ts";
import type { SimilarTitle } from "../../calls.ts";
import { assessmentRoute } from "../../rules/index.ts";
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
  /** The hits that the server has found for a title, so that they stand there without script. */
  readonly found?: { readonly title: string; readonly similar: readonly SimilarTitle[] } | undefined;
  /** The field of a form that one of the assessments can be chosen in. */
  readonly choice?: HitChoice;
  /** Said where nothing resembles the title. */
  readonly none?: (title: string) => string;
};

type HitChoice = { readonly name: string; readonly chosen: string; readonly label: string };

/** Assessments and notifications that resemble the title being typed, so that nobody starts the same work twice. */
export function TitleHits({ title, except, found, choice, none }: TitleHitsProps) {
  const asked = usePaused(title.trim());
  const known = found?.title === asked ? found : undefined;
  const query = callQuery(useApi(), "similar", { query: { title: asked, ...(except && { except }) } });
  const enabled = asked.length >= SHORTEST && !known;
  const { data: asking } = useQuery({ ...query, enabled, placeholderData: keepPreviousData });
  const data = known ?? asking;
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
                <SimilarHit hit={each} newTab />
                {choice && each.route === assessmentRoute ? <ChosenHit hit={each} choice={choice} /> : null}
              </li>
            ))}
          </ul>
        </>
      ) : none && asked.length >= SHORTEST && data ? (
        <p>{none(asked)}</p>
      ) : null}
    </div>
  );
}

type ChosenHitProps = { readonly hit: SimilarTitle; readonly choice: HitChoice };

/** A radio button beside a hit. */
function ChosenHit({ hit: { pageId, title }, choice: { name, chosen, label } }: ChosenHitProps) {
  const id = `${name}-${pageId}`;
  return (
    <div className="ds-field">
      <input
        className="ds-input"
        type="radio"
        id={id}
        name={name}
        value={pageId}
        defaultChecked={chosen === String(pageId)}
      />
      <label className="ds-label" data-weight="regular" htmlFor={id}>
        {label}
        <span className="ds-sr-only">{texts.togetherOn(title)}</span>
      </label>
    </div>
  );
}

/** One of them; for a started one with a mail to those who write it. */
export function SimilarHit({ hit, newTab = false }: { readonly hit: SimilarTitle; readonly newTab?: boolean }) {
  const { route, title, url, unitTitle, statusText, writeTo } = hit;
  const { origin } = useSite();
  return (
    <>
      <a href={url} {...(newTab ? { target: "_blank", rel: "noreferrer" } : {})}>
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
