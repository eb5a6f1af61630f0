import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { PageLoader, Segments } from "../../../platform/ui/index.ts";
import type { AdoptedEdition } from "../calls.ts";
import { adoptionScreenTexts as texts } from "../texts-screens.ts";
import styles from "./beside-original.module.css";

/** Reads an assessment as its readers do, which the other forms never need. */
const OriginalText = lazy(() => import("./original-text.tsx"));

type BesideOriginalProps = { readonly adopts: AdoptedEdition; readonly children: ReactNode };

/** The keyboard must reach a part that scrolls. */
const reachable = { tabIndex: 0 } as const;

const panes = ["form", "original"] as const;

/**
 * The form of an adoption with its original: beside it from 1024 px, on a narrow screen one at a time. The form is still there for links: a
 * field that gets the focus comes in sight.
 */
export function BesideOriginal({ adopts, children }: BesideOriginalProps) {
  const [shown, setShown] = useState<(typeof panes)[number]>("form");
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = form.current;
    const toForm = () => setShown("form");
    box?.addEventListener("focusin", toForm);
    return () => box?.removeEventListener("focusin", toForm);
  }, []);
  return (
    <div className={styles.beside} data-shown={shown}>
      <nav className={styles.choice} aria-label={texts.panes} data-print="hide">
        <Segments>
          {panes.map((pane) => (
            <li key={pane}>
              <button
                type="button"
                aria-pressed={shown === pane}
                aria-controls={`${id}-${pane}`}
                onClick={() => setShown(pane)}
              >
                {texts[pane]}
              </button>
            </li>
          ))}
        </Segments>
      </nav>
      <div id={`${id}-form`} ref={form} className={styles.form}>
        {children}
      </div>
      <section id={`${id}-original`} className={styles.original} aria-label={texts.original} {...reachable}>
        <Suspense fallback={<PageLoader />}>
          <OriginalText adopts={adopts} />
        </Suspense>
      </section>
    </div>
  );
}
