import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { focusWhenDrawn } from "../../../../platform/ui/index.ts";
import { contentAddresses } from "../../../address/rules/index.ts";

/** The field of the search in all content. */
export const FIND_FIELD = "sok-i-alt-innhold";

const field = (): HTMLElement | null => document.getElementById(FIND_FIELD);

/**
 * Ctrl+K, or Cmd+K, goes to the search in all content from every screen of the content desk, in place of the browser's own use of the keys.
 * In a rich text they make a link.
 */
export function SearchKey() {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSearch =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k";
      if (!isSearch || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      if (event.repeat) return;
      const here = field();
      if (here) here.focus();
      else void navigate({ href: contentAddresses.pages }).then(() => focusWhenDrawn(field));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate]);
  return null;
}
