declare module "@citation-js/core" {
  type InputOptions = { readonly forceType: string; readonly target?: string; readonly generateGraph?: boolean };

  export const plugins: { readonly input: { chain(data: unknown, options: InputOptions): unknown } };
  /** Keeps every message it was ever given. */
  export const logger: { readonly _log: unknown[] };
}

declare module "@citation-js/plugin-bibtex";
