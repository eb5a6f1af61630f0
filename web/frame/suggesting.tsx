import { type FocusEvent, lazy, type ReactNode, Suspense, useState } from "react";

const Suggestions = lazy(() => import("./suggestions.tsx"));

/** Suggestions for a search field, loaded when somebody first comes to one. Without script it is a field like any other. */
export function useSuggestions(): { onFocus(event: FocusEvent<HTMLInputElement>): void; suggestions: ReactNode } {
  const [input, setInput] = useState<HTMLInputElement>();
  return {
    onFocus: (event) => setInput(event.currentTarget),
    suggestions: input ? (
      <Suspense>
        <Suggestions input={input} />
      </Suspense>
    ) : null,
  };
}
