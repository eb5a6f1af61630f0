import { useRouter } from "@tanstack/react-router";
import { type Dispatch, type SetStateAction, useCallback, useEffect, useId, useRef, useState } from "react";
import type { CallAnswer } from "../../core/contract/calls.ts";
import { routeOfSite } from "../../core/search/index.ts";
import { suggestionTexts } from "../../texts/suggestions.ts";
import { useApi } from "../api/api.ts";
import { useSite } from "../shell/use-site.ts";
import { LiveRegion } from "../ui/live-region.tsx";
import styles from "./suggestions.module.css";

type Suggestion = CallAnswer<"suggest">["suggestions"][number];

/** Nothing is asked while keys follow each other faster than this. */
const PAUSE_MS = 150;
const SHORTEST = 2;
const NONE = -1;

/** The suggestions, and which of them the arrows have come to. */
type Shown = { readonly found: readonly Suggestion[]; readonly at: number };
const nothing: Shown = { found: [], at: NONE };

/** What was asked last; an answer to anything before it is not shown. */
function useShown(input: HTMLInputElement): [Shown, Dispatch<SetStateAction<Shown>>, () => void] {
  const api = useApi();
  const route = routeOfSite(useSite().key);
  const [shown, show] = useState(nothing);
  const asked = useRef<{ timer: number; ended: AbortController }>(undefined);
  const stop = useCallback(() => {
    window.clearTimeout(asked.current?.timer);
    asked.current?.ended.abort();
    show(nothing);
  }, []);
  useEffect(() => {
    const ask = () => {
      window.clearTimeout(asked.current?.timer);
      asked.current?.ended.abort();
      const ended = new AbortController();
      const q = input.value.trim();
      if (q.length < SHORTEST) return show(nothing);
      const timer = window.setTimeout(async () => {
        const answer = await api.call("suggest", { params: { route }, query: { q } }, { signal: ended.signal });
        if (!ended.signal.aborted) show({ found: answer.ok ? answer.value.suggestions : [], at: NONE });
      }, PAUSE_MS);
      asked.current = { timer, ended };
    };
    input.addEventListener("input", ask);
    // What was written while this was loading.
    if (input.value !== input.defaultValue) ask();
    return () => {
      input.removeEventListener("input", ask);
      stop();
    };
  }, [api, route, input, stop]);
  return [shown, show, stop];
}

/** A combobox of a search field with a list of suggestions: the field keeps the focus, arrows choose. docs/spec/search.md, Suggestions */
export default function Suggestions({ input }: { readonly input: HTMLInputElement }) {
  const id = useId();
  const router = useRouter();
  const [{ found, at }, show, stop] = useShown(input);
  const isOpen = found.length > 0;
  useEffect(() => {
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(isOpen),
      "aria-controls": id,
      "aria-activedescendant": at === NONE ? "" : `${id}-${at}`,
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  }, [input, isOpen, id, at]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isOpen) return;
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      const chosen = found[at];
      const ways = found.length + 1;
      if (step !== 0) show({ found, at: ((at + 1 + step + ways) % ways) - 1 });
      else if (event.key === "Escape") stop();
      else if (event.key === "Enter" && chosen) {
        stop();
        void router.navigate({ href: chosen.url });
      } else return;
      event.preventDefault();
    };
    input.addEventListener("keydown", onKey);
    input.addEventListener("blur", stop);
    input.form?.addEventListener("submit", stop);
    return () => {
      input.removeEventListener("keydown", onKey);
      input.removeEventListener("blur", stop);
      input.form?.removeEventListener("submit", stop);
    };
  }, [input, found, at, isOpen, router, show, stop]);
  return (
    <>
      <LiveRegion>{isOpen ? suggestionTexts.found(found.length) : ""}</LiveRegion>
      <List id={id} input={input} found={found} at={at} onTaken={stop} />
    </>
  );
}

type ListProps = {
  readonly id: string;
  readonly input: HTMLInputElement;
  readonly found: readonly Suggestion[];
  readonly at: number;
  readonly onTaken: () => void;
};

/** Under the field, placed in its search, and over what follows. A press on it does not take the focus from the field. */
function List({ id, input, found, at, onTaken }: ListProps) {
  const box = input.getBoundingClientRect();
  const around = input.closest("search")?.getBoundingClientRect() ?? box;
  const place = { insetBlockStart: box.bottom - around.top, insetInlineStart: box.left - around.left };
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={suggestionTexts.list}
      hidden={found.length === 0}
      className={styles.list}
      style={{ ...place, minWidth: box.width }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map(({ text, group, url }, index) => (
        <a
          key={`${group} ${url} ${text}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          href={url}
          aria-selected={index === at}
          onClick={onTaken}
        >
          {group === "didYouMean" ? `${suggestionTexts.didYouMean} ` : null}
          <span>{text}</span>
          {group === "" || group === "didYouMean" ? null : <small> {group}</small>}
        </a>
      ))}
    </div>
  );
}
