import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Where in a target something is dropped: in front of it, behind it, or in it. */
export type DropSide = "before" | "into" | "after";
export type Drop = { readonly id: string; readonly side: DropSide };

type DragOptions = {
  /** Tells the targets of one list from those of another on the same page. */
  readonly scope: string;
  /** Whether a target may also take things into itself. */
  readonly takesIn?: boolean;
  readonly allows: (dragged: string, drop: Drop) => boolean;
  readonly onDrop: (dragged: string, drop: Drop) => void;
};

/** Pixels that a pointer moves before it drags: less is a click. */
const THRESHOLD = 4;
/** Pixels from the edge of the window at which it scrolls along, and how far each time. */
const EDGE = 48;
const STEP = 12;

type Dragging = { readonly dragged: string; readonly drop: Drop | null };

/**
 * Dragging by a handle with a mouse, a pen or a finger. Buttons do the same for everybody else. Escape gives it up.
 * @returns what a handle and a target are drawn with
 */
export function useDrag({ scope, takesIn = false, allows, onDrop }: DragOptions) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  // Not in the state: a quick drag ends before its moves have been drawn.
  const start = useRef<{ readonly x: number; readonly y: number; readonly id: string; moved: boolean } | null>(null);
  const end = () => {
    start.current = null;
    setDragging(null);
  };
  const isDragging = dragging !== null;
  useEffect(() => {
    if (!isDragging) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      start.current = null;
      setDragging(null);
    };
    window.addEventListener("keydown", giveUp);
    return () => window.removeEventListener("keydown", giveUp);
  }, [isDragging]);
  const dropAt = (dragged: string, x: number, y: number): Drop | null => {
    const target = document.elementFromPoint(x, y)?.closest<HTMLElement>(`[data-drop-in="${scope}"]`);
    const id = target?.dataset.drop;
    if (!target || id === undefined || id === dragged) return null;
    const { top, height } = target.getBoundingClientRect();
    const share = (y - top) / height;
    const side = takesIn && share > 0.3 && share < 0.7 ? "into" : share < 0.5 ? "before" : "after";
    const drop = { id, side } as const;
    return allows(dragged, drop) ? drop : null;
  };
  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, id, moved: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from || (!from.moved && Math.hypot(clientX - from.x, clientY - from.y) < THRESHOLD)) return;
      from.moved = true;
      if (clientY < EDGE) window.scrollBy(0, -STEP);
      else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
      setDragging({ dragged: from.id, drop: dropAt(from.id, clientX, clientY) });
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = start.current;
      const drop = from?.moved ? dropAt(from.id, clientX, clientY) : null;
      end();
      if (from && drop) onDrop(from.id, drop);
    },
    onPointerCancel: end,
  });
  const target = (id: string) => ({
    "data-drop": id,
    "data-drop-in": scope,
    "data-dragged": dragging?.dragged === id ? "true" : undefined,
    "data-over": dragging?.drop?.id === id ? dragging.drop.side : undefined,
  });
  return { handle, target };
}
