import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useHydrated } from "../../../platform/ui/index.ts";
import { alertForm } from "../../address/rules/index.ts";
import type { SearchFilter } from "../../search/calls.ts";

type Loaded = typeof import("./alert-popup.tsx");

/**
 * The link to alerts about a search, and the popup that it opens, which is loaded then. The page that the link leads to has the same
 * form, for those without script, for a new tab, and when the popup cannot be had. To who has gone on to another search or page meanwhile
 * nothing happens.
 * @param search its address @param groups know the names of what is chosen in it
 */
export function useAlert(search: string, groups: readonly SearchFilter[] = []) {
  const isHydrated = useHydrated();
  const [{ AlertPopup }, setLoaded] = useState<Partial<Loaded>>({});
  const [open, setOpen] = useState(false);
  const href = alertForm(search);
  useEffect(() => {
    if (!open) return;
    let isHere = true;
    import("./alert-popup.tsx").then(setLoaded, () => isHere && window.location.assign(href));
    return () => {
      isHere = false;
      setOpen(false);
    };
  }, [open, href]);
  const isLoading = open && !AlertPopup;
  useEffect(() => {
    if (!isLoading) return;
    const callOff = ({ key }: KeyboardEvent) => key === "Escape" && setOpen(false);
    document.addEventListener("keydown", callOff);
    return () => document.removeEventListener("keydown", callOff);
  }, [isLoading]);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const popup: ReactNode = AlertPopup && (
    <AlertPopup search={search} groups={groups} open={open} onClose={() => setOpen(false)} />
  );
  const link = {
    href,
    onClick,
    "aria-haspopup": isHydrated ? "dialog" : undefined,
    "aria-busy": isLoading,
  } as const;
  return { link, popup };
}
