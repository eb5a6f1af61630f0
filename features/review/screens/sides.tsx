import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { PencilIcon, useMedia } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { reviewWritingTexts } from "../texts-writing.ts";
import styles from "./sides.module.css";
import { partsToRead, TextSide } from "./text-side.tsx";

const texts = reviewWritingTexts.sides;

type Side = "read" | "write";

type SidesProps = {
  /** Beside the name of the review's side: how many questions are answered. */
  readonly progress: string;
  /** The review. @param read shows a part of the text */
  readonly children: (read: (tab: number) => void) => ReactNode;
};

/**
 * The text and the review of it. On a wide screen they stand beside each other and each scrolls by itself; on others one of both is in
 * sight, and each keeps its place. The other one is still there for the keyboard and for links: what gets the focus comes in sight.
 */
export function Sides({ progress, children }: SidesProps) {
  const { assessment } = useEditing();
  const parts = partsToRead(assessment);
  const isWide = useMedia("(width >= 80rem)");
  const [side, setSide] = useState<Side>("write");
  const [tab, setTab] = useState(parts[0]?.tab ?? 0);
  const part = parts.find((each) => each.tab === tab) ?? parts[0];
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLElement>(null);
  const review = useRef<HTMLElement>(null);
  const goTo = usePlaces(box, side);

  useEffect(() => {
    const [left, right] = [text.current, review.current];
    const toRead = () => setSide("read");
    const toWrite = () => setSide("write");
    left?.addEventListener("focusin", toRead);
    right?.addEventListener("focusin", toWrite);
    return () => {
      left?.removeEventListener("focusin", toRead);
      right?.removeEventListener("focusin", toWrite);
    };
  }, []);

  const open = (wanted: number) => {
    setTab(wanted);
    text.current?.scrollTo({ top: 0 });
    goTo.forget("read");
  };
  const read = (wanted: number) => {
    open(wanted);
    // The button goes out of sight with the review.
    if (!isWide) text.current?.focus({ preventScroll: true });
  };
  if (!part) return children(read);
  return (
    <div ref={box} className={styles.sides} data-side={side}>
      <section
        ref={text}
        className={styles.side}
        data-of="read"
        aria-label={texts.text}
        // A part that scrolls by itself can be reached by the keyboard.
        tabIndex={isWide ? 0 : -1}
      >
        <TextSide parts={parts} part={part} onOpen={open} />
      </section>
      <section ref={review} className={styles.side} data-of="write" aria-label={texts.mine}>
        {children(read)}
      </section>
      <nav className={styles.switch} aria-label={texts.switch} data-print="hide">
        {(["read", "write"] as const).map((each) => (
          <button key={each} type="button" aria-pressed={side === each} onClick={() => setSide(each)}>
            {each === "write" ? <PencilIcon aria-hidden /> : null}
            <span>{texts[each]}</span>
            {each === "write" ? <span className={styles.progress}>{progress}</span> : null}
          </button>
        ))}
      </nav>
    </div>
  );
}

/** Keeps how far down the page one was on each side, and goes back there. A side that was not seen yet begins at its top. */
function usePlaces(box: React.RefObject<HTMLDivElement | null>, side: Side) {
  const places = useRef<{ [S in Side]?: number }>({});
  const shown = useRef(side);
  useEffect(() => {
    const note = () => {
      places.current[shown.current] = window.scrollY;
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, []);
  useLayoutEffect(() => {
    if (shown.current === side) return;
    shown.current = side;
    const focused = document.activeElement;
    // A field that got the focus is scrolled to by the browser.
    if (focused && box.current?.contains(focused) && !focused.matches("button, section")) return;
    const top = (box.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    window.scrollTo({ top: places.current[side] ?? Math.max(0, top - 64), behavior: "instant" });
  }, [box, side]);
  return {
    forget: (which: Side) => {
      delete places.current[which];
    },
  };
}
