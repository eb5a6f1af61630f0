import { type ToggleEvent, useId, useState } from "react";

/** Attributes for the button and the popup of a native popover. Works without script. */
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
