import { useCallback, useEffect, useRef, useState } from "react";
import { newIdempotencyKey } from "../../../platform/browser/api/browser-api.ts";
import { type BrowserStore, openBrowserStore } from "../../../platform/browser/store/index.ts";

/** A name for the holder of a secret that does not tell the secret. Null where the browser computes none. */
async function ownerOf(secret: string): Promise<string | null> {
  if (!("subtle" in crypto)) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A form that the holder of a link writes in. This browser keeps its text until it is sent: a page that was closed has the text again when
 * the same link is opened.
 * @param form the form's name, one of those that the same link opens
 * @param start what stands in the form before anything is written
 */
export function useKeptDraft<T extends object>(secret: string, form: string, start: T) {
  const [draft, setDraft] = useState(start);
  const browser = useRef<BrowserStore | null>(null);
  const isWritten = useRef(false);
  useEffect(() => {
    let isOpen = true;
    void ownerOf(secret).then((owner) => {
      if (!isOpen || owner === null) return;
      // No assessment has the number 0: pages of an assessment offer the texts of their own seats to be copied.
      browser.current = openBrowserStore({ assessment: 0, seat: `beslutning ${owner}` }, newIdempotencyKey());
      void browser.current.takeUp((left) => {
        const kept = left.get(form)?.value;
        if (isOpen && !isWritten.current && typeof kept === "object") setDraft((before) => ({ ...before, ...kept }));
      });
    });
    return () => {
      isOpen = false;
      browser.current?.close();
      browser.current = null;
    };
  }, [secret, form]);

  const change = useCallback((by: Partial<T>) => {
    isWritten.current = true;
    setDraft((before) => ({ ...before, ...by }));
  }, []);
  const forget = useCallback(() => {
    isWritten.current = false;
    browser.current?.keep(form, null);
  }, [form]);
  useEffect(() => {
    if (isWritten.current) browser.current?.keep(form, draft);
  }, [form, draft]);
  return { draft, change, forget };
}
