import { type RefObject, useEffect, useEffectEvent } from "react";

type FrameEvents = { readonly toToolbar: () => void; readonly toLink: () => void; readonly onLeave: () => void };

/** Events that concern text and toolbar together: the keys that work in both, and the focus leaving both. */
export const useFrameEvents = (frame: RefObject<HTMLElement | null>, events: FrameEvents): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isToolbarKey = event.altKey && event.key === "F10";
    const isLinkKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "k";
    if (!isToolbarKey && !isLinkKey) return;
    event.preventDefault();
    if (isToolbarKey) events.toToolbar();
    else events.toLink();
  });
  const onFocusOut = useEffectEvent(({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside =
      currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) events.onLeave();
  });

  useEffect(() => {
    const element = frame.current;
    const key = (event: KeyboardEvent) => onKeyDown(event);
    const leave = (event: FocusEvent) => onFocusOut(event);
    element?.addEventListener("keydown", key);
    element?.addEventListener("focusout", leave);
    return () => {
      element?.removeEventListener("keydown", key);
      element?.removeEventListener("focusout", leave);
    };
  }, [frame]);
};
