import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  type DraftPlace,
  type FieldAddress,
  fieldKey,
  placeKey,
  useFieldStore,
  useRowStore,
} from "../../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../../platform/editing/saving/texts.ts";
import { lacksAnswer, type SaveState } from "../../../../platform/pure/saving/index.ts";
import { CheckmarkCircleIcon, ExclamationmarkTriangleIcon, EyeIcon } from "../../../../platform/ui/index.ts";
import type { WorkingCopyView } from "../../../assessment/calls.ts";
import { WhoIsHere } from "../../../live/screens/index.ts";
import { afterSendingTexts } from "../../../publication/texts-after-sending.ts";
import { usePlaced } from "../../../site/views/shell/use-site.ts";
import type { FormPlace } from "../../rules/index.ts";
import { authorTexts } from "../../texts.ts";
import { canWrite, PlaceLink, useEditing } from "../editing.tsx";
import { FindButton } from "../find/find-button.tsx";
import styles from "./editor-bar.module.css";
import { FieldLink } from "./field-link.tsx";
import { StandingLink } from "./standing-notice.tsx";
import type { Standing } from "./use-standing.ts";

const texts = savingTexts.page;

type EditorBarProps = { readonly standing: Standing; readonly place: FormPlace };

/**
 * Stays in view: the name once the heading is out of sight, whether everything is saved, with links to what is not, how many
 * mandatory fields are left, and the preview.
 */
export function EditorBar({ standing, place }: EditorBarProps) {
  const { unsent, stuck, trouble } = useFieldsOfPage();
  const forms = useUnsentForms();
  const bar = useRef<HTMLElement>(null);
  const placed = usePlaced();
  const editing = useEditing();
  const { assessment, readOnly } = editing;
  const count = stuck.length + forms.length;
  const hasState = canWrite(editing) || count + unsent > 0;
  const isStuck = useIsStuck(bar);
  useSteadyBelow(bar, isStuck);
  if (assessment.isPublished && !hasState) return null;
  return (
    <section ref={bar} className={styles.bar} aria-label={texts.label} data-stuck={isStuck} data-print="hide">
      {hasState ? <State count={count} isSaving={unsent > stuck.length} isHere={standing.at === "here"} /> : null}
      {assessment.isPendingPublish ? <p className={styles.state}>{afterSendingTexts.title}</p> : null}
      {readOnly ? null : <Left missing={nextMissing(assessment, place)} />}
      <FindButton />
      <WhoIsHere />
      <p className={styles.name} aria-hidden="true">
        {assessment.name}
      </p>
      {assessment.isPublished ? null : (
        <a href={placed(assessment.previewUrl)} className={styles.preview}>
          <EyeIcon aria-hidden />
          {authorTexts.preview}
        </a>
      )}
      <div className={styles.trouble}>
        <StandingLink standing={standing} />
        <p role="status">{trouble}</p>
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
      </div>
    </section>
  );
}

type Missing = WorkingCopyView["missing"][number];

/** The first mandatory field without content in the open section or after it, else the first of all. */
function nextMissing({ missing, sections }: WorkingCopyView, { open }: FormPlace): Missing | undefined {
  const order = sections.map(({ contentGuid }) => contentGuid);
  const from = open ? order.indexOf(open.section.contentGuid) : 0;
  return missing.find((block) => order.indexOf(block.section) >= from) ?? missing[0];
}

/** How many mandatory fields are left; a link to the next of them. */
function Left({ missing }: { missing: Missing | undefined }) {
  const { length } = useEditing().assessment.missing;
  if (!missing) return <p className={styles.state}>{authorTexts.nothingLeft}</p>;
  const { tab, section, contentGuid } = missing;
  return (
    <PlaceLink place={{ tab, section, block: contentGuid }}>
      {authorTexts.left(length)}
      <span className="ds-sr-only">. {authorTexts.toNextMissing}</span>
    </PlaceLink>
  );
}

/** Whether the bar has left its place in the page and stands at the window's upper edge. */
function useIsStuck(bar: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    // The line above the window's edge is reached only by a bar that is held there.
    const watcher = new IntersectionObserver(
      ([entry]) => setStuck(entry !== undefined && entry.intersectionRatio < 1),
      {
        rootMargin: "-1px 0px 0px 0px",
        threshold: [1],
      },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [bar]);
  return isStuck;
}

/**
 * Keeps the content below the bar in place when a line in the bar appears or disappears. For example, a line appears when the person
 * leaves a field to press a link, and the press must still hit the link. Browsers do this only sometimes (scroll anchoring). A change
 * that scrolling causes is ignored, because scrolling from the script would stop a touch scroll.
 */
function useSteadyBelow(bar: RefObject<HTMLElement | null>, isStuck: boolean): void {
  const last = useRef<{ readonly height: number; readonly isStuck: boolean } | null>(null);
  // Read before the page changes: if the browser anchors the scroll itself, a later value already includes that.
  const scrolled = window.scrollY;
  useLayoutEffect(() => {
    const height = bar.current?.offsetHeight ?? 0;
    document.documentElement.style.setProperty("--editor-bar-height", `${height}px`);
    const before = last.current;
    last.current = { height, isStuck };
    if (before === null || before.height === height || before.isStuck !== isStuck) return;
    window.scrollTo({ top: scrolled + height - before.height, behavior: "instant" });
  });
}

type StateProps = { readonly count: number; readonly isSaving: boolean; readonly isHere: boolean };

/** The save state of the page. Does not say that all is saved when the notice says that saving has stopped. */
function State({ count, isSaving, isHere }: StateProps) {
  if (count > 0)
    return (
      <p className={styles.state} data-tone="bad">
        <ExclamationmarkTriangleIcon aria-hidden />
        {texts.unsaved(count)}
      </p>
    );
  if (isSaving) return <p className={styles.state}>{savingTexts.saving}</p>;
  if (!isHere) return null;
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
  /** The reason that saving has stopped: no connection, or the server's message. */
  readonly trouble: string | null;
};

/** "No connection" only where there was none. @param waiting the states of the fields that are tried again */
function troubleOf(waiting: readonly SaveState[]): string | null {
  const said = waiting.map((state) => ("said" in state ? state.said : undefined));
  if (!navigator.onLine || said.includes(undefined)) return texts.offline;
  const [first] = said;
  return first === undefined ? null : texts.answered(first);
}

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
    const states = stuck.flatMap((address) => store.peek(fieldKey(address))?.state ?? []);
    const trouble = troubleOf(states.filter(lacksAnswer));
    return JSON.stringify({ unsent: store.unsent().length, stuck, trouble } satisfies FieldsOfPage);
  };
  return JSON.parse(useSyncExternalStore(subscribe, read, read));
}

function useUnsentForms(): readonly DraftPlace[] {
  const rows = useRowStore();
  return useSyncExternalStore(rows.subscribe, rows.unsent, rows.unsent);
}
