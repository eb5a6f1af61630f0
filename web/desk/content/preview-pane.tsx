import { useEffect, useRef } from "react";
import { contentAddresses } from "../../../core/address/index.ts";
import { contentScreenTexts } from "../../../texts/content-desk-screens.ts";
import styles from "./content.module.css";

/** The element that holds the page, in every document of ours. */
const ROOT = "root";

/** Puts the newest draft into the frame without loading it anew, so that it stays where the editor has scrolled to. */
async function renew(frame: HTMLIFrameElement, address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal }).catch(() => null);
  const html = answer?.ok && !answer.redirected ? await answer.text().catch(() => null) : null;
  const shown = frame.contentDocument;
  if (html === null || !shown || signal.aborted) return;
  const made = new DOMParser().parseFromString(html, "text/html");
  const [before, after] = [shown.getElementById(ROOT), made.getElementById(ROOT)];
  const styled = (of: Document) =>
    [...of.querySelectorAll("link[rel=stylesheet]")].map((each) => each.getAttribute("href")).join();
  // A page that needs other styles than the one that is shown is loaded as a whole.
  if (!before || !after || styled(shown) !== styled(made)) return frame.contentWindow?.location.reload();
  const top = frame.contentWindow?.scrollY ?? 0;
  before.replaceWith(shown.adoptNode(after));
  frame.contentWindow?.scrollTo({ top, behavior: "instant" });
}

const holdLink = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest("a, form")) event.preventDefault();
};

/**
 * The page as readers will get it, beside its form. It is the real page in a frame in which no script runs, so nothing in it acts for the
 * editor; a link in it leads nowhere.
 * @param version changes when something was saved
 */
export function PreviewPane({ number, version }: { number: number; version: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const address = contentAddresses.draft(number);
  useEffect(() => {
    const shown = frame.current;
    if (!shown || version === 0) return;
    const asked = new AbortController();
    void renew(shown, address, asked.signal);
    return () => asked.abort();
  }, [address, version]);
  const holdLinks = () => frame.current?.contentDocument?.addEventListener("click", holdLink, { capture: true });
  return (
    <section className={styles.preview} aria-label={contentScreenTexts.page.preview}>
      <iframe
        ref={frame}
        src={address}
        title={contentScreenTexts.page.preview}
        sandbox="allow-same-origin"
        className={styles.frame}
        onLoad={holdLinks}
      />
    </section>
  );
}
