import type { ReactNode } from "react";

type LiveRegionProps = { readonly children: ReactNode; readonly assertive?: boolean; readonly visible?: boolean };

/**
 * Text that screen readers announce when it changes: the number of hits, "Lagret". It must be on the page before its text changes,
 * so render it empty rather than not at all.
 */
export const LiveRegion = ({ children, assertive = false, visible = false }: LiveRegionProps) => (
  <div role={assertive ? "alert" : "status"} aria-atomic="true" className={visible ? undefined : "ds-sr-only"}>
    {children}
  </div>
);
