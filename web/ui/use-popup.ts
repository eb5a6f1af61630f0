import { type ToggleEvent, useId, useState } from "react";

/** The two halves of a native popover: what its button says, and what the popup needs. Works without script. */
export const usePopup = () => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return {
    open,
    button: { popoverTarget: id, "aria-expanded": open, "aria-controls": id },
    popup: { id, popover: "auto", onToggle: (event: ToggleEvent) => setOpen(event.newState === "open") },
    closer: { popoverTarget: id, popoverTargetAction: "hide" },
  } as const;
};
