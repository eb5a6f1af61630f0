import {
  type Dispatch,
  type MouseEvent,
  type SetStateAction,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useApi } from "../../../platform/browser/api/api.ts";
import type { CallAnswer } from "../../../platform/pure/contract/call.ts";
import { LiveRegion } from "../../../platform/ui/live-region.tsx";
import { uiTexts } from "../../../platform/ui/texts.ts";
import { routeOfSite, type SearchRoute } from "../../search/rules/index.ts";
import { suggestionTexts } from "../../search/texts-suggestions.ts";
import { useSite } from "./shell/use-site.ts";
import type { SearchInPlace } from "./suggesting.tsx";
import styles from "./suggestions.module.css";

type Suggestion = CallAnswer<"suggest">["suggestions"][number];

/** Nothing is asked while keys follow each other faster than this. */
const PAUSE_MS = 150;
const SHORTEST = 2;
const NONE = -1;
/** The group of titles. */
const TITLE = "";

/** The suggestions, and which of them the arrows have come to. */
type Shown = { readonly found: readonly Suggestion[]; readonly at: number };
const nothing: Shown = { found: [], at: NONE };

/** The suggestions for the latest input. Answers to earlier requests are ignored. */
function useShown(input: HTMLInputElement, route: SearchRoute): [Shown, Dispatch<SetStateAction<Shown>>, () => void] {
  const api = useApi();
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
    // The reader may have typed while this code was loading.
    if (input.value !== input.defaultValue) ask();
    return () => {
      input.removeEventListener("input", ask);
      stop();
    };
  }, [api, route, input, stop]);
  return [shown, show, stop];
}

type SuggestionsProps = { readonly input: HTMLInputElement; readonly inPlace: SearchInPlace | undefined };

/** A combobox of a search field with a list of suggestions: the field keeps the focus, arrows choose. features/search/README.md */
export default function Suggestions({ input, inPlace }: SuggestionsProps) {
  const id = useId();
  const ownRoute = routeOfSite(useSite().key);
  const [{ found, at }, show, stop] = useShown(input, inPlace?.route ?? ownRoute);
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
        // The option is a link, which opens where it says.
        document.getElementById(`${id}-${at}`)?.click();
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
  }, [id, input, found, at, isOpen, show, stop]);
  return (
    <>
      <LiveRegion>{isOpen ? suggestionTexts.found(found.length) : ""}</LiveRegion>
      <List id={id} input={input} inPlace={inPlace} found={found} at={at} onTaken={stop} />
    </>
  );
}

type ListProps = SuggestionsProps & {
  readonly id: string;
  readonly found: readonly Suggestion[];
  readonly at: number;
  readonly onTaken: () => void;
};

/** Under the field, placed in its search, and over what follows. A press on it does not take the focus from the field. */
function List({ id, input, inPlace, found, at, onTaken }: ListProps) {
  const box = input.getBoundingClientRect();
  const around = input.closest("search")?.getBoundingClientRect() ?? box;
  const place = { insetBlockStart: box.bottom - around.top, insetInlineStart: box.left - around.left };
  const take = (event: MouseEvent, { text, group }: Suggestion) => {
    onTaken();
    if (!inPlace || group === TITLE) return;
    event.preventDefault();
    input.value = text;
    inPlace.onWords(text);
  };
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={suggestionTexts.list}
      hidden={found.length === 0}
      className={styles.list}
      style={{ ...place, minWidth: `min(${box.width}px, 100%)` }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((suggestion, index) => {
        const { text, group, url } = suggestion;
        const opensTab = inPlace && group === TITLE;
        const isMeant = group === "didYouMean";
        return (
          <a
            key={`${group} ${url} ${text}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            href={url}
            {...(opensTab ? { target: "_blank", rel: "noreferrer" } : {})}
            aria-selected={index === at}
            onClick={(event) => take(event, suggestion)}
          >
            {isMeant ? suggestionTexts.didYouMean.before : null}
            <span>{text}</span>
            {isMeant ? suggestionTexts.didYouMean.after : null}
            {opensTab ? <span className="ds-sr-only"> {uiTexts.newTab}</span> : null}
            {group === TITLE || isMeant ? null : <small> {group}</small>}
          </a>
        );
      })}
    </div>
  );
}
