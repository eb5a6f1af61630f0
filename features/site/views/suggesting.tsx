import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import type { SearchRoute } from "../../search/rules/index.ts";

const Suggestions = lazy(() => import("./suggestions.tsx"));

/** A search that shows its hits where it stands: chosen words are searched for there, and a chosen title opens in a new tab. */
export type SearchInPlace = { readonly route: SearchRoute; readonly onWords: (words: string) => void };

/** Suggestions for a search field, loaded when somebody first comes to one. Without script it is a field like any other. */
export function useSuggestions(inPlace?: SearchInPlace): {
  readonly field: Pick<ComponentProps<"input">, "ref" | "onFocus">;
  suggestions: ReactNode;
} {
  const [input, setInput] = useState<HTMLInputElement>();
  return {
    field: {
      // The reader may have come to the field before the script ran: React replays no such focus.
      ref: (field) => {
        if (field && field === document.activeElement) setInput(field);
      },
      onFocus: (event) => setInput(event.currentTarget),
    },
    suggestions: input ? (
      <Suspense>
        <Suggestions input={input} inPlace={inPlace} />
      </Suspense>
    ) : null,
  };
}
