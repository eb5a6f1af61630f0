import { useEffect, useRef, useState } from "react";
import { contentAddresses } from "../../../address/rules/index.ts";
import { definitionOf } from "../../rules/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";
import { WorkingPreview, type WorkingPreviewProps } from "./working-preview.tsx";

/** The element that holds the page, in every document of ours. */
const ROOT = "root";

/** Adds the styles that the new page needs and the shown one lacks; done when they count. */
async function addStyles(from: Document, to: Document): Promise<void> {
  const linked = (of: Document) => [...of.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const known = new Set(linked(to).map((link) => link.getAttribute("href")));
  const missing = linked(from).filter((link) => !known.has(link.getAttribute("href")));
  await Promise.all(
    missing.map((link) => {
      const added = to.adoptNode(link);
      const settled = new Promise((resolve) => {
        added.addEventListener("load", resolve, { once: true });
        added.addEventListener("error", resolve, { once: true });
      });
      to.head.append(added);
      return settled;
    }),
  );
}

/**
 * Puts the newest draft into the frame without loading it again, so that it stays where the editor has scrolled to.
 */
async function renew(frame: HTMLIFrameElement, address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal }).catch(() => null);
  const html = answer?.ok && !answer.redirected ? await answer.text().catch(() => null) : null;
  const shown = frame.contentDocument;
  if (html === null || !shown || signal.aborted) return;
  const made = new DOMParser().parseFromString(html, "text/html");
  const [before, after] = [shown.getElementById(ROOT), made.getElementById(ROOT)];
  if (!after) return;
  // The frame shows an error page. The page is available now: reload.
  if (!before) return frame.contentWindow?.location.reload();
  await addStyles(made, shown);
  if (signal.aborted) return;
  const top = frame.contentWindow?.scrollY ?? 0;
  before.replaceWith(shown.adoptNode(after));
  frame.contentWindow?.scrollTo({ top, behavior: "instant" });
}

const holdLink = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest("a, form")) event.preventDefault();
};

/** From now on the links and forms of what a frame shows lead nowhere. */
export const holdLinks = (frame: HTMLIFrameElement | null): void =>
  frame?.contentDocument?.addEventListener("click", holdLink, { capture: true });

/**
 * The page as readers will get it, beside its form: the real page in a frame. It follows what is written key by key; what is around every
 * page is shown as it is saved. Nothing in it acts for the editor: its links and forms lead nowhere.
 */
export function PreviewPane(props: WorkingPreviewProps) {
  const definition = definitionOf(props.page.type);
  const isSettings = definition?.noAddress === true && !definition.isBlock;
  return (
    <section className={styles.preview} aria-label={contentScreenTexts.page.preview}>
      {isSettings ? <SavedPreview number={props.page.id} version={props.page.rev} /> : <WorkingPreview {...props} />}
    </section>
  );
}

/**
 * The draft as it is saved. No script runs in it.
 * @param version changes when something was saved
 */
function SavedPreview({ number, version }: { number: number; version: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const address = contentAddresses.draft(number);
  // Renew after each load: the loaded page may lack values that were saved during the load.
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const shown = frame.current;
    if (!shown || loads === 0 || version === 0) return;
    const asked = new AbortController();
    void renew(shown, address, asked.signal);
    return () => asked.abort();
  }, [address, version, loads]);
  const onLoad = () => {
    holdLinks(frame.current);
    setLoads((before) => before + 1);
  };
  return (
    <iframe
      ref={frame}
      src={address}
      title={contentScreenTexts.page.preview}
      sandbox="allow-same-origin"
      className={styles.frame}
      onLoad={onLoad}
    />
  );
}
