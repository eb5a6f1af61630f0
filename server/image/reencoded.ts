/** What the child process answers about one upload: docs/adr/0041-images-in-a-child-process.md. */
export type Drawn = {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

export type Reencoded =
  | { readonly kind: "drawn"; readonly format: "jpeg" | "png"; readonly sizes: readonly Drawn[] }
  | { readonly kind: "unreadable" }
  | { readonly kind: "too-many-pixels" };

/** The exit code of a child that used more memory than it may. */
export const TOO_MUCH_MEMORY = 71;
