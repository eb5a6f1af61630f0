/**
 * The forms of one editing page that are open and not saved. They outlive the components that show them, so that a look at
 * another section costs no text, and leaving the page can warn.
 */
export type Drafts = {
  readonly note: (id: string, isUnsent: boolean) => void;
  readonly unsent: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createDrafts(): Drafts {
  const unsent = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    note: (id, isUnsent) => {
      if (isUnsent) unsent.add(id);
      else unsent.delete(id);
      for (const listener of listeners) listener();
    },
    unsent: () => unsent.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
