import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callQuery, useApi } from "../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../platform/browser/api/browser-api.ts";
import { type BrowserStore, openBrowserStore, seatsWithTexts } from "../../../platform/browser/store/index.ts";
import type { KeptDraft, KeptField } from "../../../platform/editing/saving/index.ts";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import { Alert, CopyButton } from "../../../platform/ui/index.ts";
import type { KeptForm } from "../../contributor/screens/kept-invitation.ts";
import styles from "../../session/screens/access-page.module.css";
import { endedTexts } from "../texts.ts";

const texts = endedTexts.removed;

/** 'Du er ikke lenger med i denne vurderingen', and whom to ask. @param initiator their name; null when there is none */
export function RemovedNotice({ initiator }: { initiator: string | null }) {
  const { data: contact } = useQuery(callQuery(useApi(), "getContactAddress", {}));
  return (
    <Alert tone="danger" role="alert" heading={texts.title}>
      <p>{texts.explain}</p>
      {initiator === null ? null : <p>{texts.ask(initiator)}</p>}
      {initiator === null && contact ? (
        <p>
          {texts.askDesk} <a href={`mailto:${contact}`}>{contact}</a>
        </p>
      ) : null}
    </Alert>
  );
}

type Left = { readonly key: string; readonly text: string };

function textsOf(kept: KeptField | KeptDraft | KeptForm): readonly string[] {
  if ("field" in kept) return [kept.field.text].flat();
  return "form" in kept ? [kept.form.name, kept.form.email, kept.form.message] : Object.values(kept.draft.cells);
}

const wordsOf = (value: unknown): string => {
  const kept = value as KeptField | KeptDraft | KeptForm;
  return textsOf(kept)
    .map((text) => (text.startsWith("<") ? plainTextOf(text) : text))
    .filter((text) => text !== "")
    .join("\n");
};

/** The seats whose unsaved texts this browser has kept, for who has no session any more. */
export function useSeatsWithTexts(number: string): readonly string[] {
  const [seats, setSeats] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    void seatsWithTexts(Number(number)).then((kept) => isShown && setSeats(kept));
    return () => {
      isShown = false;
    };
  }, [number]);
  return seats;
}

/** Unsaved text of a removed seat, from this browser. Copying the text erases it here. */
export function LeftTexts({ number, seat }: { number: string; seat: string }) {
  const [left, setLeft] = useState<readonly Left[]>([]);
  const [store, setStore] = useState<BrowserStore | null>(null);
  useEffect(() => {
    const opened = openBrowserStore({ assessment: Number(number), seat }, newIdempotencyKey());
    setStore(opened);
    void opened.takeUp((found) =>
      setLeft((known) => [...known, ...[...found].map(([key, { value }]) => ({ key, text: wordsOf(value) }))]),
    );
    return opened.close;
  }, [number, seat]);
  if (left.length === 0) return null;
  const whole = left.map(({ text }) => text).join("\n\n");
  const erase = () => {
    for (const { key } of left) store?.keep(key, null);
  };
  return (
    <section aria-label={texts.keptTitle}>
      <Alert tone="warning" heading={texts.keptTitle}>
        <p>{texts.keptExplain}</p>
        <p className={styles.left}>{whole}</p>
        <CopyButton text={whole} label={texts.copyAll} onCopied={erase} />
      </Alert>
    </section>
  );
}
