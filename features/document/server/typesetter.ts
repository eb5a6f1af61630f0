import { createRequire } from "node:module";

// Only the child process loads this.

/** The part of the typesetter's types that we use. Its own package cannot be installed everywhere (docs/adr/0061-documents-in-a-child-process.md). */
type Set = {
  readonly result: object | null;
  takeError(): { readonly shortDiagnostics: readonly unknown[] } | null;
};
export type Compiler = {
  mapShadow(path: string, content: Buffer): void;
  compile(options: { readonly mainFilePath: string; readonly inputs: Readonly<Record<string, string>> }): Set;
  /** Throws when what was set breaks a rule of the standard. */
  pdf(result: object, options: { readonly pdfStandard: "ua-1" }): Buffer;
};
type Typesetter = {
  readonly NodeCompiler: {
    create(options: {
      readonly workspace: string;
      readonly fontArgs: readonly { readonly fontBlobs: readonly Buffer[] }[];
    }): Compiler;
  };
};

const PACKAGE = "@myriaddreamin/typst-ts-node-compiler";
/** The last one has every platform's, where somebody installed it. */
const PLACES = [`${PACKAGE}-linux-x64-gnu`, `${PACKAGE}-linux-x64-musl`, PACKAGE];

/** The typesetter of this platform. Throws, naming what to install, when there is none. */
export function typesetter(): Typesetter {
  const require = createRequire(import.meta.url);
  for (const place of PLACES) {
    try {
      return require(place);
    } catch {
      // Another platform's.
    }
  }
  throw new Error(`no typesetter for this platform: npm install --no-save ${PACKAGE}@0.7.0`);
}
